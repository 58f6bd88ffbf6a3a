import { notificationList } from '#src/stores/notifications/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { gear } from '#src/ui/icons/feature.ts';
import { noFilter } from './filters.ts';
import { MarkAllReadButton } from './MarkAllReadButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { Link } from '../../navigation/Link.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { panelOfHistoryEntry } from '../../panels/panel-navigation.ts';

/** The panel is a glance; the screen has the rest. */
const MAX_ITEMS = 20;

/** The newest notifications, over any screen. */
export function NotificationsPanel() {
  const { locale } = useI18n();
  const messages = useMessages('notifications');
  const replace = panelOfHistoryEntry() !== null;
  const list = notificationList(noFilter, locale);
  return (
    <div className="inbox">
      <div className="acts">
        <MarkAllReadButton list={list} />
        <Link
          className="tool"
          to="/w/notifications#settings"
          replace={replace}
          aria-label={messages.settings}
        >
          <Icon d={gear} />
        </Link>
      </div>
      <NotificationList
        list={list}
        empty={<EmptyState heading={messages.empty.heading} text={messages.empty.text} />}
      >
        {(notes) => (
          <ul>
            {notes.slice(0, MAX_ITEMS).map((note) => (
              <NotificationItem
                key={note.id}
                note={note}
                time={<Timestamp at={note.created_at} weekdays />}
                within="panel"
              />
            ))}
          </ul>
        )}
      </NotificationList>
      <footer>
        <Link className="standalone-link" to="/w/notifications" replace={replace}>
          {messages.seeAll}
        </Link>
      </footer>
    </div>
  );
}
