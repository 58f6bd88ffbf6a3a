import { cleanServerText } from '#src/api/sanitize-text.ts';
import { Marked } from '#src/ui/display/Highlight.tsx';
import { Line } from '../list/ListItem.tsx';
import { PersonPicture } from './UserAvatar.tsx';

/** A person: what they are called, and the name that money is sent to. */
export function PersonLine({ username, name, typed }: { username: string; name: string; typed: string }) {
  const called = cleanServerText(name);
  return (
    <Line
      picture={<PersonPicture name={called} username={username} />}
      title={<bdi>{called}</bdi>}
      detail={<Marked text={`@${cleanServerText(username)}`} typed={typed} />}
    />
  );
}
