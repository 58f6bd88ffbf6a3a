import { useLocation } from 'react-router-dom';
import { formatDayHeading } from '#src/intl/format/timestamp.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { notificationList } from '#src/stores/notifications/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { gear } from '#src/ui/icons/feature.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { groupByDay } from '../../list/group-by-day.ts';
import { noFilter, filterFromQuery, withFilter } from './filters.ts';
import { MarkAllReadButton } from './MarkAllReadButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { Link } from '../../navigation/Link.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { Filters } from './Filters.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

/** /w/notifications: all notifications by day, and their settings. */
export function Notifications() {
  const { locale } = useI18n();
  const messages = useMessages('notifications');
  const { search } = useLocation();
  const filter = filterFromQuery(search);
  const list = notificationList(filter, locale);
  const isAll = filter.type === null && !filter.unread;
  const { heading, text, link } = isAll ? messages.empty : messages.none;
  const today = useToday();

  return (
    <div className="told">
      <div className="list">
        <div className="acts">
          <Filters filter={filter} />
          <MarkAllReadButton list={list} />
          <a className="tool" href="#settings" aria-label={messages.settings}>
            <Icon d={gear} />
          </a>
        </div>
        <NotificationList
          // A list of its own for each filter: it starts at its top.
          key={withFilter('', filter)}
          list={list}
          whole
          empty={
            <EmptyState heading={heading} text={text}>
              {isAll ? (
                <a className="button" href="#settings">
                  {link}
                </a>
              ) : (
                <Link className="button" to={{ search: withFilter(search, noFilter) }}>
                  {link}
                </Link>
              )}
            </EmptyState>
          }
        >
          {(notes) =>
            groupByDay(notes, ({ created_at }) => created_at).map(({ key, at, items }) => (
              <section
                key={key}
                className="card day"
                aria-label={formatDayHeading(at, locale, { now: today })}
              >
                <h2>{formatDayHeading(at, locale, { now: today })}</h2>
                <ul>
                  {items.map((note) => (
                    <NotificationItem
                      key={note.id}
                      note={note}
                      time={<time dateTime={note.created_at}>{formatTime(note.created_at, locale)}</time>}
                    />
                  ))}
                </ul>
              </section>
            ))
          }
        </NotificationList>
      </div>
      <NotificationSettings />
    </div>
  );
}
