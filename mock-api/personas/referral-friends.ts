import { iso, now } from '../core/clock.ts';
import type { SandboxState } from '../core/state.ts';
import { addInvite, type NewInvite } from '../features/referral/invites.ts';
import { scheduleReward } from '../features/referral/progress.ts';
import { transactionsOf } from '../features/transactions/transactions.ts';
import type { User } from '../features/users/state.ts';

const DAY = 86_400_000;

interface Friend extends Pick<NewInvite, 'name' | 'email' | 'missing'> {
  /** Days before now; without one, the friend has not come to that step. */
  readonly invited: number;
  readonly joined?: number;
  readonly qualified?: number;
}

/** None has an account of the sandbox: they stay as they are, but for the reward that is due. The rewards of those who are paid for are in the history. */
const friends: readonly Friend[] = [
  { email: 'ifeoluwae@example.com', invited: 7 },
  { email: 'danieladeniyi@example.com', invited: 44 },
  { email: 'rukayat@example.com', invited: 45 },
  { name: 'Salome', invited: 27, joined: 24, missing: ['identity', 'deposit'] },
  { name: 'Martin', invited: 15, joined: 15, missing: ['deposit'] },
  { name: 'Zhuang', invited: 20, joined: 12, qualified: 0.5 },
];

/** Who was invited, and the friends that earlier rewards of the history were paid for, whose notes have their names. */
export function addFriends(state: SandboxState, { customer_id }: User): void {
  const daysAgo = (days: number | undefined) => (days === undefined ? null : iso(now(state) - days * DAY));
  for (const { id, type, note, created_at } of transactionsOf(state, customer_id)) {
    if (type !== 'reward' || note === null) continue;
    const before = (days: number) => iso(Date.parse(created_at) - days * DAY);
    addInvite(state, customer_id, {
      name: note.replace(/ joined$/, ''),
      invited_at: before(30),
      joined_at: before(20),
      qualified_at: before(2),
      paid: { at: created_at, transaction_id: id },
    });
  }
  for (const { invited, joined, qualified, ...known } of friends)
    scheduleReward(
      state,
      customer_id,
      addInvite(state, customer_id, {
        ...known,
        invited_at: iso(now(state) - invited * DAY),
        joined_at: daysAgo(joined),
        qualified_at: daysAgo(qualified),
      }),
    );
}
