import { Link, useLocation } from 'react-router-dom';
import { formatDayHeading } from '#src/intl/format/timestamp.ts';
import { formatTime } from '#src/intl/format/time.ts';
import { notificationList } from '#src/stores/notifications/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { gear } from '#src/ui/icons/feature.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { groupByDay } from '../../list/group-by-day.ts';
import { everything, filterIn, withFilter } from './filters.ts';
import { MarkAllReadButton } from './MarkAllReadButton.tsx';
import { NotificationList } from './NotificationList.tsx';
import { NotificationItem } from './NotificationItem.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { useI18n, useMessages } from '../../i18n/i18n.ts';
import { Filters } from './Filters.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';

/** Everything that somebody was told, by day, and what they want to be told. */
export function Notifications() {
  const { locale } = useI18n();
  const words = useMessages('notifications');
  const { search } = useLocation();
  const filter = filterIn(search);
  const list = notificationList(filter, locale);
  const isAll = filter.type === null && !filter.unread;
  const { heading, text, link } = isAll ? words.empty : words.none;
  const today = useToday();

  return (
    <div className="told">
      <div className="list">
        <div className="acts">
          <Filters filter={filter} />
          <MarkAllReadButton list={list} />
          <a className="tool" href="#settings" aria-label={words.settings}>
            <Icon d={gear} />
          </a>
        </div>
        <NotificationList
          // Each list begins at its top.
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
                <Link className="button" to={{ search: withFilter(search, everything) }}>
                  {link}
                </Link>
              )}
            </EmptyState>
          }
        >
          {(notes) =>
            groupByDay(notes, ({ created_at }) => created_at).map(({ key, at, items: some }) => (
              <section
                key={key}
                className="card day"
                aria-label={formatDayHeading(at, locale, { now: today })}
              >
                <h2>{formatDayHeading(at, locale, { now: today })}</h2>
                <ul>
                  {some.map((note) => (
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
