import type { Announcement } from '#contract/announcements.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { formatMoment, isToday } from '#src/intl/format/timestamp.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { removeHanSpaces } from '#src/intl/text/remove-han-spaces.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { chevron, info, warn } from '#src/ui/icons/form.ts';
import { useI18n, useMessages } from '../i18n/i18n.ts';
import { Link } from '../navigation/Link.tsx';
import { announcementPath } from './announcement-path.ts';

interface IncidentLinkProps {
  announcement: Announcement;
  /** Begins with its title, and has no tag: for a place that has little height. */
  isLow?: boolean;
}

/**
 * An announcement that stands above all others until it ends, since when, and what it means. The row of its screen names the messages
 * `announcements` and the sheets `incident.css` and `account-parts.css`.
 */
export function IncidentLink({ announcement, isLow = false }: IncidentLinkProps) {
  const { tags, unread } = useMessages('announcements');
  const { id, title, summary, tag, severity, status, starts_at } = announcement;
  const meta = (
    <span className="meta">
      {!isLow && <span className={severity === 'info' ? 'tag' : 'tag warn'}>{tags[tag]}</span>}
      <Since at={starts_at} />
    </span>
  );
  return (
    <Link className={`incident ${severity}`} to={announcementPath(id)}>
      <span className={severity === 'info' ? 'disc' : 'disc alert'} aria-hidden="true">
        <Icon d={severity === 'info' ? info : warn} />
      </span>
      <span className="what">
        {!isLow && meta}
        <b>
          <span>{sanitizeText(title)}</span>
          {status === 'unread' && <span className="sr">{unread}</span>}
        </b>
        {isLow && meta}
        <span>{sanitizeText(summary)}</span>
      </span>
      <Icon d={chevron} />
    </Link>
  );
}

/** `Since 08:40 today`, `Since 27 Nov, 08:40`. */
function Since({ at }: { at: string }) {
  const { since, sinceToday } = useMessages('announcements');
  const { locale } = useI18n();
  const now = useToday();
  const text = isToday(at, { now }) ? sinceToday : since;
  return (
    <time dateTime={at}>
      {removeHanSpaces(interpolate(text, { time: formatMoment(at, locale, { now }) }))}
    </time>
  );
}
