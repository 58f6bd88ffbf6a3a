import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { useMessages } from '../../../i18n/i18n.ts';
import { ListItem } from '../../../list/ListItem.tsx';
import { RowSkeletons } from '../../../list/RowSkeletons.tsx';
import { UserAvatar } from '../../../person/UserAvatar.tsx';
import { LoadError } from '../../../status/LoadError.tsx';
import { LoadingStatus } from '../../../status/LoadingStatus.tsx';
import type { AskedPerson } from './use-asked-person.ts';

/** Who will be asked for money, before they are. Why somebody can't be asked stands beside the field. */
export function AskedPersonCard({ username, person, problem, query, isLookedUp, retry }: AskedPerson) {
  const { to: messages } = useMessages('send');
  if (!isLookedUp || problem !== undefined) return null;
  const names = { username: `@${username}` };
  if (person) {
    const name = sanitizeText(person.name);
    return (
      <div className="asked-person" role="status">
        <ListItem
          picture={<UserAvatar name={name} username={username} url={person.avatar_url} />}
          title={<bdi translate="no">{name}</bdi>}
          detail={<span translate="no">{`@${sanitizeText(person.username)}`}</span>}
        />
      </div>
    );
  }
  const isLoading = query.error === null;
  const failed = query.error?.status === 429 ? messages.limited : interpolate(messages.lookUpFailed, names);
  return (
    <div className="asked-person">
      <LoadingStatus loading={isLoading && interpolate(messages.resolving, names)} />
      {isLoading && <RowSkeletons count={1} />}
      <LoadError query={query} messages={{ failed }} at={null} onRetry={retry} hasOfflineNotice />
    </div>
  );
}
