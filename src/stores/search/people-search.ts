import * as contract from '#contract/search.ts';
import { PEOPLE_SHORTEST, type Person } from '#contract/search.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { call } from '#src/api/call.ts';
import { createLiveSearch } from '../query/live-search.ts';

/** How many are shown: each who is new counts among the 20 people that may be looked up in a minute. */
const SHOWN = 8;

/** People by the beginning of their username. In memory only. */
export const peopleSearch = createLiveSearch<readonly Person[]>({
  normalizeQuery: (typed) => {
    const q = bareUsername(typed);
    return q.length < PEOPLE_SHORTEST ? null : q;
  },
  fetchResults: async (q, signal) =>
    (await call(contract.searchUsers, { query: { q, page_size: SHOWN }, signal })).data.items,
});
