import type { Person } from '#contract/search.ts';
import { directory } from './directory.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from './users.ts';

/**
 * Others whose username begins so: those with an account here, and neighbours. Whom the asker has sent to comes first, the
 * last first, then by name.
 */
export function searchUsers(state: SandboxState, asker: User, begin: string, limit: number): Person[] {
  const names = new Map<string, string>(directory.map(({ username, name }) => [username, name]));
  for (const { username, profile, accountStatus } of Object.values(state.users)) {
    if (username === null) continue;
    if (accountStatus === 'active')
      names.set(username, profile ? `${profile.first_name} ${profile.last_name}` : username);
    else names.delete(username);
  }
  const sent = sentBy(state, asker);
  return [...names]
    .filter(([username]) => username.startsWith(begin) && username !== asker.username)
    .map(([username, full_name]) => ({
      username,
      full_name,
      avatar_url: null,
      ...(sent.get(username) ?? { sent_count: 0, last_sent_at: null }),
    }))
    .sort(
      (a, b) =>
        (b.last_sent_at ?? '').localeCompare(a.last_sent_at ?? '') || a.username.localeCompare(b.username),
    )
    .slice(0, limit);
}

/** How often somebody has sent to each username, and when last. */
function sentBy(state: SandboxState, { customer_id }: User) {
  const sent = new Map<string, { sent_count: number; last_sent_at: string }>();
  for (const { type, status, counterparty, created_at } of transactionsOf(state, customer_id)) {
    if (type !== 'send' || status !== 'completed' || counterparty?.kind !== 'user') continue;
    const before = sent.get(counterparty.username)?.sent_count ?? 0;
    sent.set(counterparty.username, { sent_count: before + 1, last_sent_at: created_at });
  }
  return sent;
}
