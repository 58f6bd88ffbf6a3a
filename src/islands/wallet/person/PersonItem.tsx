import { sanitizeText } from '#src/api/sanitize-text.ts';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { ListItem } from '../list/ListItem.tsx';
import { UserAvatar } from './UserAvatar.tsx';

/** A person: what they are called, and the name that money is sent to. */
export function PersonItem({ username, name, typed }: { username: string; name: string; typed: string }) {
  const called = sanitizeText(name);
  return (
    <ListItem
      picture={<UserAvatar name={called} username={username} />}
      title={<bdi>{called}</bdi>}
      detail={<Highlight text={`@${sanitizeText(username)}`} typed={typed} />}
    />
  );
}
