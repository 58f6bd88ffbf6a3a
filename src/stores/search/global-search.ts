import * as contract from '#contract/search.ts';
import type { SearchResults } from '#contract/search.ts';
import { searchRule, searchText, textLength } from '#contract/text/person-text.ts';
import { call } from '#src/api/call.ts';
import { createLiveSearch } from '../query/live-search.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';

/** Shorter queries are searched in the browser only. */
const MIN_QUERY_LENGTH = 2;

/** What only the server can find: people, transactions, help. In memory only. */
export const globalSearch = createLiveSearch<SearchResults>({
  normalizeQuery: (typed) => {
    const q = searchText(typed, searchRule.longest);
    return textLength(q) < MIN_QUERY_LENGTH ? null : q;
  },
  fetchResults: async (q, signal) => {
    const [reply] = await Promise.all([
      call(contract.searchEverything, { query: { q }, signal }),
      displaySettingsReady(),
    ]);
    return reply.data;
  },
});
