import { search } from '#contract/index.ts';
import { EACH_LIMIT, PEOPLE_LIMIT, PEOPLE_SHORTEST, type Person } from '#contract/search.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { searchUsers } from '../users/user-search.ts';
import { searchTransactions } from '../transactions/transaction-search.ts';
import { tryConsume } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import type { User } from '../users/users.ts';
import { findArticles } from '../support/find-articles.ts';

/** Counts a search for people, so that nobody walks through all names: seconds to wait, or 0. */
const waitOf = (state: SandboxState, { customer_id }: User) =>
  tryConsume(state, [`people ${customer_id}`], { limit: PEOPLE_LIMIT, seconds: 60 });

export function serveSearch(app: MockApp): void {
  implement(app, search.people, (_body, { state, query, requireSession }) => {
    const { user } = requireSession();
    const retryAfter = waitOf(state, user);
    if (retryAfter > 0) throw new ApiError(429, 'slow_down', 'slow_down', { retryAfter });
    return { data: { items: searchUsers(state, user, query.q, query.page_size) } };
  });

  implement(app, search.everything, (_body, { state, query: { q }, language, requireSession }) => {
    const { user } = requireSession();
    const found = searchTransactions(transactionsOf(state, user.customer_id), { q }, { limit: EACH_LIMIT });
    return {
      data: {
        people: peopleNamed(state, user, q),
        transactions: found.map(({ counterparty, ...one }) => ({
          ...one,
          counterparty_name: counterparty?.name ?? null,
        })),
        help: findArticles(language, { q, limit: EACH_LIMIT }),
      },
    };
  });
}

function peopleNamed(state: SandboxState, user: User, q: string): Person[] {
  const begin = q.replace(/^@/, '').toLowerCase();
  const isMeant = /^[a-z0-9]+$/.test(begin) && begin.length >= PEOPLE_SHORTEST;
  return isMeant && waitOf(state, user) === 0 ? searchUsers(state, user, begin, EACH_LIMIT) : [];
}
