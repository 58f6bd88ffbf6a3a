import type { ReadableAtom } from 'nanostores';
import * as contract from '#contract/support.ts';
import type { Article } from '#contract/support.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createLiveSearch } from '../query/live-search.ts';
import { createQuery, keepPreviousData, type QueryState } from '../query/query-client.ts';

/** How many a panel shows for a screen, and of what was looked for. */
const FOR_ROUTE = 3;
const FOUND = 10;
/** Fewer letters than these are in every answer. */
const SHORTEST = 2;

export interface SuggestedArticles {
  readonly $read: ReadableAtom<QueryState<readonly Article[]>>;
  readonly retry: () => void;
}

const routes = new Map<string, SuggestedArticles>();

async function ask(query: Record<string, string>, signal: AbortSignal): Promise<readonly Article[]> {
  const { data } = await call(contract.faqs, undefined, { query, signal });
  return data.items;
}

/**
 * What helps on a screen, the nearest first; the same store each time. In the reader's language, so it is one of each.
 * @param route a path of the wallet, without query.
 */
export function articlesFor(route: string, locale: Locale): SuggestedArticles {
  const key = `${locale} ${route}`;
  let known = routes.get(key);
  if (!known) {
    const query = createQuery<readonly Article[]>(['articles ', key], (signal) =>
      ask({ route, limit: String(FOR_ROUTE) }, signal),
    );
    known = { $read: keepPreviousData(query), retry: () => query.invalidate() };
    routes.set(key, known);
  }
  return known;
}

/** Answers by words, in the language of the moment: whoever changes that closes it. In memory only. */
export const articleSearch = createLiveSearch<readonly Article[]>({
  normalizeQuery: (typed) => {
    const q = typed.trim().replace(/\s+/g, ' ');
    return q.length < SHORTEST ? null : q;
  },
  fetchResults: (q, signal) => ask({ q, limit: String(FOUND) }, signal),
});
