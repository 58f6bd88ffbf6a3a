import type { ReadableAtom } from 'nanostores';
import * as contract from '#contract/people.ts';
import type { PublicProfile } from '#contract/people.ts';
import { call } from '#src/api/call.ts';
import { createStoreCache } from '../query/store-cache.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';
import type { QueryState } from '../query/query-client.ts';

/** Somebody else's card, and when it was loaded, in milliseconds since 1970. */
export type Person = PublicProfile & { readonly at: number };

export interface PersonCard {
  /**
   * 404 `recipient_not_found`: nobody has this username (any more). 429 `rate_limited`: too many people were looked up in a
   * minute; it is read again by itself after the server's Retry-After.
   */
  readonly $person: ReadableAtom<QueryState<Person>>;
  /** Refetches because the person asked. */
  readonly retry: () => void;
  /** Shows a block, or its end, at once, and then saves it. Where the answer is lost the server is asked what became of it. */
  readonly setBlocked: (blocked: boolean) => Promise<void>;
}

const cards = createStoreCache<PersonCard>(({ $person }) => $person);

/**
 * What one sees of somebody by their exact username, the same object each time while it is in use. Each read counts as one of
 * the 20 look-ups of a minute, so nothing refetches it but a new opening, the window's focus, and `retry`.
 * @param username without the sign before it, in lower case.
 */
export function personCard(username: string): PersonCard {
  return cards.of(username, () => createPersonCard(username));
}

/**
 * Blocks somebody whose card is loaded: no money and no request goes either way from now on.
 * @throws ApiError after rolling back; of kind `outcome-unknown` when they may be blocked all the same.
 */
export const blockPerson = (username: string): Promise<void> => personCard(username).setBlocked(true);

/**
 * Ends one's own block of somebody whose card is loaded; theirs stays.
 * @throws ApiError after rolling back; of kind `outcome-unknown` when the block may have ended all the same.
 */
export const unblockPerson = (username: string): Promise<void> => personCard(username).setBlocked(false);

function createPersonCard(username: string): PersonCard {
  const params = { username };
  const received = ({ data }: { readonly data: PublicProfile }): Person => ({ ...data, at: Date.now() });
  const query = createOptimisticQuery<Person, { readonly blocked: boolean }>(`person ${username}`, {
    read: async (signal) =>
      received(await call(contract.getPerson, { params, ...(signal ? { signal } : {}) })),
    applyPatch: (person, { blocked }) => ({
      ...person,
      blocked: blocked ? 'by_me' : person.blocked === 'by_me' ? null : person.blocked,
    }),
    send: async ({ blocked }) =>
      received(await call(blocked ? contract.blockPerson : contract.unblockPerson, { params })),
  });
  return {
    $person: query.$optimistic,
    retry: query.retry,
    setBlocked: (blocked) => query.mutate({ blocked }),
  };
}
