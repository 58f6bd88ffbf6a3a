import { useStore } from '@nanostores/react';
import { $referralStats, referralInvites } from '#src/stores/referral/referral.ts';
import { useMessages } from '../../i18n/i18n.ts';
import { PagedList } from '../../list/PagedList.tsx';
import { RowSkeletons } from '../../list/RowSkeletons.tsx';
import { EmptyState } from '../../status/EmptyState.tsx';
import { FriendRow } from './FriendRow.tsx';

/** Who was invited, newest change first, with what each has still to do. */
export function Friends() {
  const messages = useMessages('referral').friends;
  const terms = useStore($referralStats).data?.terms ?? null;
  const { items } = useStore(referralInvites.$state);
  return (
    <section className="card friends" aria-labelledby={items?.length === 0 ? undefined : 'friends'}>
      {items?.length !== 0 && (
        <header>
          <h2 id="friends">{messages.heading}</h2>
          <span className="soft small-text">{messages.masked}</span>
        </header>
      )}
      <PagedList
        list={referralInvites}
        messages={messages}
        skeleton={<RowSkeletons count={6} />}
        empty={<EmptyState {...messages.empty} />}
      >
        {(invites) => (
          <ul className="friend-rows" aria-label={messages.list}>
            {invites.map((invite) => (
              <FriendRow key={invite.id} invite={invite} terms={terms} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}
