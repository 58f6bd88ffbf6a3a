import { Link } from 'react-router-dom';
import { notificationList } from '#src/stores/notifications/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { gear } from '#src/ui/icons/feature.ts';
import { everything } from './filters.ts';
import { MarkAllReadButton } from './MarkAllReadButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { Timestamp } from '../../list/Timestamp.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { panelOfHistoryEntry } from '../../panels/panel-navigation.ts';

/** As many as a look into it asks for; the rest is on the screen. */
const SHOWN = 20;

/** The newest notifications, over whatever screen is open. */
export function NotificationsPanel() {
  const { locale } = useI18n();
  const words = useMessages('notifications');
  const replace = panelOfHistoryEntry() !== null;
  const list = notificationList(everything, locale);
  return (
    <div className="inbox">
      <div className="acts">
        <MarkAllReadButton list={list} />
        <Link className="tool" to="/w/notifications#settings" replace={replace} aria-label={words.settings}>
          <Icon d={gear} />
        </Link>
      </div>
      <NotificationList
        list={list}
        empty={<EmptyState heading={words.empty.heading} text={words.empty.text} />}
      >
        {(notes) => (
          <ul>
            {notes.slice(0, SHOWN).map((note) => (
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
        <Link to="/w/notifications" replace={replace}>
          {words.seeAll}
        </Link>
      </footer>
    </div>
  );
}
