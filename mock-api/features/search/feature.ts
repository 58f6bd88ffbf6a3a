import { EACH_LIMIT, PEOPLE_SHORTEST, type Person } from '#contract/search.ts';
import { bareUsername } from '#contract/text/ascii-field.ts';
import { rateLimited } from '../../core/rate-limit.ts';
import { countFound } from '../look-ups/look-ups.ts';
import { searchUsers } from '../people/user-search.ts';
import { searchTransactions } from '../transactions/transaction-search.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { findArticles } from '../support/find-articles.ts';
import type { Handlers, Feature } from '../../server/feature.ts';

const handlers: Handlers<'search'> = {
  searchUsers: (_body, { state, query, user }) => {
    const { q, page_size } = query;
    const { shown, wait } = countFound(state, user, q, searchUsers(state, user, q, page_size));
    if (shown.length === 0 && wait > 0) throw rateLimited(state, wait);
    return { data: { items: shown } };
  },

  searchEverything: (_body, { state, query: { q }, language, user }) => {
    const found = searchTransactions(transactionsOf(state, user.customer_id), { q }, { limit: EACH_LIMIT });
    return {
      data: {
        people: findUsers(state, user, q),
        transactions: found.map((one) => ({
          ...one,
          counterparty_name: one.counterparty?.name ?? null,
        })),
        help: findArticles(language, { q, limit: EACH_LIMIT }),
      },
    };
  },
};

function findUsers(state: SandboxState, user: User, q: string): Person[] {
  const prefix = bareUsername(q);
  const isUsername = /^[a-z0-9]+$/.test(prefix) && prefix.length >= PEOPLE_SHORTEST;
  return isUsername
    ? countFound(state, user, prefix, searchUsers(state, user, prefix, EACH_LIMIT)).shown
    : [];
}

export const searchFeature: Feature<'search'> = {
  handlers,
};
