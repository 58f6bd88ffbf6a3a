import { sanitizeText } from '#src/api/sanitize-text.ts';
import { Highlight } from '#src/ui/display/Highlight.tsx';
import { ListItem } from '../list/ListItem.tsx';
import { UserAvatar } from './UserAvatar.tsx';

/** A person in a list: name, and the username that money is sent to. */
export function PersonItem({ username, name, typed }: { username: string; name: string; typed: string }) {
  const displayName = sanitizeText(name);
  return (
    <ListItem
      picture={<UserAvatar name={displayName} username={username} />}
      title={<bdi translate="no">{displayName}</bdi>}
      detail={
        <span translate="no">
          <Highlight text={`@${sanitizeText(username)}`} typed={typed} />
        </span>
      }
    />
  );
}
