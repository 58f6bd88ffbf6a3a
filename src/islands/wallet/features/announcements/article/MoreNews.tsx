import { useStore } from '@nanostores/react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { announcementList } from '#src/stores/announcements/announcements.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { announcementPath } from '../../../announcement/announcement-path.ts';
import { useI18n, useMessages } from '../../../i18n/i18n.ts';
import { Timestamp } from '../../../list/Timestamp.tsx';
import { Link } from '../../../navigation/Link.tsx';

const SHOWN = 3;

/** The newest of the others, beside an article. Nothing where they can't be had: the list says why. */
export function MoreNews({ without }: { without: string }) {
  const { more, tags } = useMessages('announcements');
  const { locale } = useI18n();
  const { items } = useStore(announcementList({ tag: null, locale }).$state);
  const others = (items ?? []).filter(({ id, pinned }) => id !== without && !pinned).slice(0, SHOWN);
  if (others.length === 0) return null;
  return (
    <aside className="card more-news" aria-labelledby="more-news">
      <h2 id="more-news">{more}</h2>
      <ul>
        {others.map(({ id, title, tag, starts_at }) => (
          <li key={id}>
            <Link to={announcementPath(id)}>
              <span>
                <b>{sanitizeText(title)}</b>
                <small>
                  <span>{`${tags[tag]} ·`}</span> <Timestamp at={starts_at} />
                </small>
              </span>
              <Icon d={chevron} />
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
