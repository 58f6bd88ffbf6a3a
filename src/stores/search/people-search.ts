import * as contract from '#contract/search.ts';
import { PEOPLE_SHORTEST, type Person } from '#contract/search.ts';
import { call } from '#src/api/call.ts';
import { liveSearch } from '../query/live-search.ts';

/** People by the beginning of their username. In memory only. */
export const people = liveSearch<readonly Person[]>({
  question: (typed) => {
    const q = typed.trim().replace(/^@/, '').toLowerCase();
    return q.length < PEOPLE_SHORTEST ? null : q;
  },
  ask: async (q, signal) =>
    (await call(contract.people, undefined, { query: { q, page_size: '20' }, signal })).data.items,
});
