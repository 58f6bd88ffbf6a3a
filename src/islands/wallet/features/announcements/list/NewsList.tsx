import type { Announcement } from '#contract/announcements.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { announcementPath } from '../../../announcement/announcement-path.ts';
import { IncidentLink } from '../../../announcement/IncidentLink.tsx';
import { useMessages } from '../../../i18n/i18n.ts';
import { Timestamp } from '../../../list/Timestamp.tsx';
import { Link } from '../../../navigation/Link.tsx';

/** Announcements: each pinned one by itself, then the others in one list. */
export function NewsList({ rows }: { rows: readonly Announcement[] }) {
  const { list } = useMessages('announcements');
  const others = rows.filter(({ pinned }) => !pinned);
  return (
    <>
      {rows
        .filter(({ pinned }) => pinned)
        .map((announcement) => (
          <IncidentLink key={announcement.id} announcement={announcement} />
        ))}
      {others.length > 0 && (
        <section className="card" aria-label={list}>
          <ul className="news">
            {others.map((announcement) => (
              <NewsRow key={announcement.id} announcement={announcement} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function NewsRow({
  announcement: { id, title, summary, tag, status, starts_at },
}: {
  announcement: Announcement;
}) {
  const { tags, unread } = useMessages('announcements');
  const isUnread = status === 'unread';
  return (
    <li data-row={id} data-unread={isUnread || undefined}>
      <Link to={announcementPath(id)}>
        <span className="meta">
          <span className="tag">{tags[tag]}</span>
          <Timestamp at={starts_at} />
        </span>
        <b>
          <span>{sanitizeText(title)}</span>
          {isUnread && <span className="sr">{unread}</span>}
        </b>
        <span className="soft">{sanitizeText(summary)}</span>
      </Link>
    </li>
  );
}
