import { useStore } from '@nanostores/react';
import { Link } from 'react-router-dom';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { $pinnedAnnouncement, dismissAnnouncement } from '#src/stores/announcements/pinned.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { close, info, warn } from '#src/ui/icons/form.ts';
import { useMessages } from '../../../i18n/i18n.ts';

/** News of the service that stands above all others. Nothing where there is none, or it can't be had. */
export function PinnedAnnouncement() {
  const { announcement: texts } = useMessages('dashboard');
  const announcement = useStore($pinnedAnnouncement);
  if (!announcement) return null;
  const { id, title, summary, severity } = announcement;
  return (
    <aside className={`pinned ${severity}`} aria-label={texts.label}>
      <Icon d={severity === 'info' ? info : warn} />
      <Link to={`/w/announcement/${encodeURIComponent(id)}`}>
        <b>{sanitizeText(title)}</b> <span>{sanitizeText(summary)}</span>
      </Link>
      <button
        className="tool"
        type="button"
        aria-label={texts.dismiss}
        onClick={() => dismissAnnouncement(id)}
      >
        <Icon d={close} />
      </button>
    </aside>
  );
}
