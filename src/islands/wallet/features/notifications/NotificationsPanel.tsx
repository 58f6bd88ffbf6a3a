import { Link } from 'react-router-dom';
import { momentText } from '#src/intl/format/moment-text.ts';
import { noteList } from '#src/stores/notifications/notifications.ts';
import { Icon } from '#src/ui/icons/Icon.tsx';
import { gear } from '#src/ui/icons/feature.ts';
import { useToday } from '#src/ui/browser/use-today.ts';
import { everything } from './filters.ts';
import { MarkAll } from './MarkAllReadButton.tsx';
import { NoteList } from './NotificationList.tsx';
import { NoteRow } from './NotificationItem.tsx';
import { Styled } from './NotificationStyles.tsx';
import { Blank } from '../../status/EmptyState.tsx';
import { useWallet, useWords } from '../../i18n/i18n.ts';
import { openedBy } from '../../panels/panel-navigation.ts';

/** As many as a look into it asks for; the rest is on the screen. */
const SHOWN = 20;

/** The newest notifications, over whatever screen is open. */
export function NotificationsPanel() {
  const { locale } = useWallet();
  const words = useWords('notifications');
  const replace = openedBy() !== null;
  const today = useToday();
  const list = noteList(everything, locale);
  return (
    <Styled>
      <div className="inbox">
        <div className="acts">
          <MarkAll list={list} />
          <Link className="tool" to="/w/notifications#settings" replace={replace} aria-label={words.settings}>
            <Icon d={gear} />
          </Link>
        </div>
        <NoteList list={list} empty={<Blank heading={words.empty.heading} text={words.empty.text} />}>
          {(notes) => (
            <ul>
              {notes.slice(0, SHOWN).map((note) => (
                <NoteRow
                  key={note.id}
                  note={note}
                  time={momentText(note.created_at, today, locale)}
                  within="panel"
                />
              ))}
            </ul>
          )}
        </NoteList>
        <footer>
          <Link to="/w/notifications" replace={replace}>
            {words.seeAll}
          </Link>
        </footer>
      </div>
    </Styled>
  );
}
