import type { Article } from '#contract/announcements.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron } from '#src/ui/icons/form.ts';
import { announcementPath } from '../../../announcement/announcement-path.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { Link } from '../../../navigation/Link.tsx';

/** The announcements before and after one; nothing where it is alone. */
export function TurnPage({ older, newer }: Pick<Article, 'older' | 'newer'>) {
  const messages = useMessages('announcements');
  if (!older && !newer) return null;
  return (
    <nav className="turn" aria-label={messages.turn}>
      {older && (
        <Link to={announcementPath(older.id)} rel="prev">
          <Icon d={chevron} />
          <span>
            <small>{messages.olderOne}</small>
            <b>{sanitizeText(older.title)}</b>
          </span>
        </Link>
      )}
      {newer && (
        <Link to={announcementPath(newer.id)} rel="next">
          <span>
            <small>{messages.newerOne}</small>
            <b>{sanitizeText(newer.title)}</b>
          </span>
          <Icon d={chevron} />
        </Link>
      )}
    </nav>
  );
}
