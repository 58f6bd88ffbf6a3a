import type { ReadableAtom } from 'nanostores';
import * as contract from '#contract/support.ts';
import type { Article } from '#contract/support.ts';
import { searchRule, searchText, textLength } from '#contract/text/person-text.ts';
import { call } from '#src/api/call.ts';
import type { Locale } from '#src/intl/locale.ts';
import { createLiveSearch } from '../query/live-search.ts';
import { createQuery, keepPreviousData, type QueryState } from '../query/query-client.ts';

/** Most articles suggested for a screen, and found by a search. */
const SUGGESTED_LIMIT = 3;
const SEARCH_LIMIT = 10;
/** Shorter queries match nearly every article. */
const MIN_QUERY_LENGTH = 2;

export interface SuggestedArticles {
  readonly $read: ReadableAtom<QueryState<readonly Article[]>>;
  readonly retry: () => void;
}

const routes = new Map<string, SuggestedArticles>();

async function fetchArticles(
  query: Record<string, string>,
  signal: AbortSignal,
): Promise<readonly Article[]> {
  const { data } = await call(contract.listArticles, { query, signal });
  return data.items;
}

/**
 * The articles for a screen, best match first; the same store each time. One store for each language, because the server answers
 * in the page's.
 * @param route a path of the wallet, without query.
 */
export function articlesFor(route: string, locale: Locale): SuggestedArticles {
  const key = `${locale} ${route}`;
  let articles = routes.get(key);
  if (!articles) {
    const query = createQuery<readonly Article[]>(['articles ', key], (signal) =>
      fetchArticles({ route, limit: String(SUGGESTED_LIMIT) }, signal),
    );
    articles = { $read: keepPreviousData(query), retry: () => query.invalidate() };
    routes.set(key, articles);
  }
  return articles;
}

/** Articles by words. In memory only. */
export const articleSearch = createLiveSearch<readonly Article[]>({
  normalizeQuery: (typed) => {
    const q = searchText(typed, searchRule.longest);
    return textLength(q) < MIN_QUERY_LENGTH ? null : q;
  },
  fetchResults: (q, signal) => fetchArticles({ q, limit: String(SEARCH_LIMIT) }, signal),
});
