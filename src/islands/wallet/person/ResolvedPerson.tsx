import type { ReactNode } from 'react';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { ElementNode } from '#src/ui/element-node.ts';
import { useMessages } from '../i18n/i18n.ts';
import { ListItem } from '../list/ListItem.tsx';
import { RowSkeletons } from '../list/RowSkeletons.tsx';
import { LoadError } from '../status/LoadError.tsx';
import { LoadingStatus } from '../status/LoadingStatus.tsx';
import { UserAvatar } from './UserAvatar.tsx';
import type { ResolvedPerson as Resolved } from './use-resolved-person.ts';

interface ResolvedPersonProps {
  resolved: Resolved;
  /** At the end of their row. */
  end?: ReactNode;
  /** Under their row. */
  children?: ElementNode;
}

/** Who has a username, while it is looked up and then. Why it can't be them is the caller's to say. Styled by panel-lists.css. */
export function ResolvedPerson({ resolved, end, children }: ResolvedPersonProps) {
  const { to: messages } = useMessages('send');
  const { username, person, problem, query, failed, retry } = resolved;
  if (problem !== undefined) return null;
  if (person) {
    const name = sanitizeText(person.name);
    return (
      <section className="resolution" role="status">
        <ListItem
          picture={<UserAvatar name={name} username={person.username} url={person.avatar_url} />}
          title={<bdi translate="no">{name}</bdi>}
          detail={<span translate="no">{`@${sanitizeText(person.username)}`}</span>}
          end={end}
        />
        {children}
      </section>
    );
  }
  const isLoading = query.error === null;
  return (
    <div className="resolution">
      <LoadingStatus loading={isLoading && interpolate(messages.resolving, { username: `@${username}` })} />
      {isLoading && <RowSkeletons count={1} />}
      <LoadError query={query} messages={{ failed }} at={null} onRetry={retry} hasOfflineNotice />
    </div>
  );
}
