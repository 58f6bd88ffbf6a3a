import type { Transaction } from '#contract/transactions.ts';
import type { RecentItem } from '#src/stores/search/recent-searches.ts';

export interface Person {
  readonly username: string;
  readonly name: string;
}

/** How many are shown. */
const MOST = 8;

/** Whom one looked up lately, then those of the last transactions; each once. */
export function recentPeople(
  recent: readonly RecentItem[],
  transactions: readonly Transaction[],
): readonly Person[] {
  const looked = recent.flatMap((item) =>
    item.kind === 'person' ? [{ username: item.id, name: item.name }] : [],
  );
  const dealt = transactions.flatMap(({ counterparty }) =>
    counterparty?.kind === 'user' ? [{ username: counterparty.username, name: counterparty.name }] : [],
  );
  const people = new Map<string, Person>();
  for (const one of [...looked, ...dealt]) if (!people.has(one.username)) people.set(one.username, one);
  return [...people.values()].slice(0, MOST);
}
