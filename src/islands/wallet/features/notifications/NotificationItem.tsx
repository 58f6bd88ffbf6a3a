import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Notification } from '#contract/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { resolveDeepLink } from '../../deep-link.ts';
import { panelOfHistoryEntry } from '../../panels/panel-navigation.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { notificationIcons } from './notification-icons.ts';
import { ServerText } from '../../money/ServerText.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface NoteRowProps {
  note: Notification;
  /** When it came: a list by days shows the hour alone. */
  time: ReactNode;
  /** In a panel, whose entry in the history gives way to the screen. */
  within?: 'panel' | undefined;
}

/** The whole row is what is pressed: it marks the notification as read and goes where it leads. */
export function NotificationItem({ note, time, within }: NoteRowProps) {
  const words = useMessages('notifications');
  const read = useMarkRead();
  const to = resolveDeepLink(note.link);
  const unread = note.status === 'unread';
  const { icon, tone } = notificationIcons[note.type];
  const content = (
    <>
      <span className={`avatar ${tone}`} aria-hidden="true">
        <Icon d={icon} />
      </span>
      <b>
        {unread && <span className="sr">{words.unread} </span>}
        <ServerText text={note.title} />
      </b>
      {time}
      <span className="text">
        <ServerText text={note.body} />
      </span>
    </>
  );
  return (
    <li data-unread={unread || undefined}>
      {to && (
        <Link
          className="note"
          to={to}
          replace={within === 'panel' && panelOfHistoryEntry() !== null}
          onClick={() => read(note)}
        >
          {content}
        </Link>
      )}
      {!to && unread && (
        <button className="note" type="button" onClick={() => read(note)}>
          {content}
        </button>
      )}
      {!to && !unread && (
        <div className="note" tabIndex={-1}>
          {content}
        </div>
      )}
    </li>
  );
}
