import type { Notification } from '#contract/notifications.ts';
import { spaceAfter } from '#src/intl/text/join-sentences.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { resolveDeepLink } from '../../deep-link.ts';
import { Link } from '../../navigation/Link.tsx';
import { panelOfHistoryEntry } from '../../panels/panel-navigation.ts';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { withLocalMoments } from './local-moments.ts';
import { notificationIcons } from './notification-icons.ts';
import { ServerText } from '../../money/ServerText.tsx';
import { useMarkRead } from './use-mark-read.ts';

interface NotificationItemProps {
  note: Notification;
  /** When it came: a list by days shows the hour alone. */
  time: ElementNode;
  /** In the panel, a link replaces the panel's entry in the history. */
  within?: 'panel' | undefined;
}

/** The whole row can be pressed: it marks the notification as read and follows its link. */
export function NotificationItem({ note, time, within }: NotificationItemProps) {
  const messages = useMessages('notifications');
  const { locale } = useI18n();
  const now = useToday();
  const markRead = useMarkRead();
  const to = resolveDeepLink(note.link);
  const unread = note.status === 'unread';
  const { icon, tone } = notificationIcons[note.type];
  const inLocalTime = (text: string) => withLocalMoments(text, note.moments, locale, now);
  const content = (
    <>
      <span className={`avatar ${tone}`} aria-hidden="true">
        <Icon d={icon} />
      </span>
      <b>
        {unread && <span className="sr">{messages.unread + spaceAfter(messages.unread)}</span>}
        <ServerText text={inLocalTime(note.title)} params={note.params} />
      </b>
      {time}
      <span className="text">
        <ServerText text={inLocalTime(note.body)} params={note.params} />
      </span>
    </>
  );
  return (
    <li data-row={note.id} data-unread={unread || undefined}>
      {to && (
        <Link
          className="note"
          to={to}
          replace={within === 'panel' && panelOfHistoryEntry() !== null}
          onClick={() => markRead(note)}
        >
          {content}
        </Link>
      )}
      {!to && unread && (
        <button className="note" type="button" onClick={() => markRead(note)}>
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
