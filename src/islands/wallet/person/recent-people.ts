import type { Transaction } from '#contract/transactions.ts';
import type { RecentItem } from '#src/stores/search/recent-searches.ts';

export interface Person {
  readonly username: string;
  readonly name: string;
}

const MAX_PEOPLE = 8;

/** The people of recent searches, then those of the last transactions; each once. */
export function recentPeople(
  recent: readonly RecentItem[],
  transactions: readonly Transaction[],
): readonly Person[] {
  const searched = recent.flatMap((item) =>
    item.kind === 'person' ? [{ username: item.id, name: item.name }] : [],
  );
  const counterparties = transactions.flatMap(({ counterparty }) =>
    counterparty?.kind === 'user' ? [{ username: counterparty.username, name: counterparty.name }] : [],
  );
  const people = new Map<string, Person>();
  for (const person of [...searched, ...counterparties])
    if (!people.has(person.username)) people.set(person.username, person);
  return [...people.values()].slice(0, MAX_PEOPLE);
}
