import type { Person } from '#contract/search.ts';
import { directory } from '../users/directory.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { savedName } from '../users/profile.ts';
import type { User } from '../users/state.ts';

/**
 * Other users whose username starts with a prefix: those with an account, and directory users. Those whom the user has sent to
 * come first, the most recent one before the others; the rest is sorted by username.
 */
export function searchUsers(state: SandboxState, user: User, prefix: string, limit: number): Person[] {
  const names = new Map<string, string>(directory.map(({ username, name }) => [username, name]));
  for (const other of Object.values(state.users)) {
    const { username, accountStatus } = other;
    if (username === null) continue;
    if (accountStatus === 'active') names.set(username, savedName(other) ?? username);
    else names.delete(username);
  }
  const sent = sentBy(state, user);
  return [...names]
    .filter(([username]) => username.startsWith(prefix) && username !== user.username)
    .map(([username, name]) => ({
      username,
      name,
      // A picture is as large as a page of people: the card of one has it.
      avatar_url: null,
      ...(sent.get(username) ?? { sent_count: 0, last_sent_at: null }),
    }))
    .sort(
      (a, b) =>
        (b.last_sent_at ?? '').localeCompare(a.last_sent_at ?? '') || a.username.localeCompare(b.username),
    )
    .slice(0, limit);
}

/** How often a user has sent to each username, and when last. */
export function sentBy(state: SandboxState, { customer_id }: User) {
  const sent = new Map<string, { sent_count: number; last_sent_at: string }>();
  for (const { type, status, counterparty, created_at } of transactionsOf(state, customer_id)) {
    if (type !== 'send' || status !== 'completed' || counterparty?.kind !== 'user') continue;
    const before = sent.get(counterparty.username)?.sent_count ?? 0;
    sent.set(counterparty.username, { sent_count: before + 1, last_sent_at: created_at });
  }
  return sent;
}
