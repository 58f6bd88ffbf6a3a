import { Link, useLocation } from 'react-router-dom';
import { dayHeading } from '#src/intl/format/moment-text.ts';
import { timeText } from '#src/intl/format/time.ts';
import { noteList } from '#src/stores/notifications/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { gear } from '#src/ui/icons/feature.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { byDay } from '../../list/group-by-day.ts';
import { everything, filterIn, withFilter } from './filters.ts';
import { MarkAll } from './MarkAllReadButton.tsx';
import { NoteList } from './NotificationList.tsx';
import { NoteRow } from './NotificationItem.tsx';
import { Styled } from './NotificationStyles.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { Filters } from './Filters.tsx';
import { Settings } from './NotificationSettings.tsx';

/** Everything that somebody was told, by day, and what they want to be told. */
export function Notifications() {
  const { locale } = useWallet();
  const words = useWords('notifications');
  const { search } = useLocation();
  const filter = filterIn(search);
  const list = noteList(filter, locale);
  const isAll = filter.type === null && !filter.unread;
  const { heading, text, link } = isAll ? words.empty : words.none;
  const today = useToday();

  return (
    <Styled>
      <div className="told">
        <div className="list">
          <div className="acts">
            <Filters filter={filter} />
            <MarkAll list={list} />
            <a className="tool" href="#settings" aria-label={words.settings}>
              <Icon d={gear} />
            </a>
          </div>
          <NoteList
            // Each list begins at its top.
            key={withFilter('', filter)}
            list={list}
            whole
            empty={
              <Blank heading={heading} text={text}>
                {isAll ? (
                  <a className="button" href="#settings">
                    {link}
                  </a>
                ) : (
                  <Link className="button" to={{ search: withFilter(search, everything) }}>
                    {link}
                  </Link>
                )}
              </Blank>
            }
          >
            {(notes) =>
              byDay(notes, ({ created_at }) => created_at).map(({ at, items: some }) => (
                <section
                  key={at.slice(0, 10)}
                  className="card day"
                  aria-label={dayHeading(at, today, locale)}
                >
                  <h2>{dayHeading(at, today, locale)}</h2>
                  <ul>
                    {some.map((note) => (
                      <NoteRow key={note.id} note={note} time={timeText(note.created_at, locale)} />
                    ))}
                  </ul>
                </section>
              ))
            }
          </NoteList>
        </div>
        <Settings />
      </div>
    </Styled>
  );
}
