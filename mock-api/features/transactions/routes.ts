import { transactions } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { ApiError } from '../../server/api-error.ts';
import { implement } from '../../server/implement.ts';
import { searchTransactions } from './transaction-search.ts';
import { transactionOf, transactionsOf } from './transactions.ts';

export function serveTransactions(app: MockApp): void {
  implement(app, transactions.list, (_body, { state, query, requireSession }) => {
    const { cursor, page_size, ...wanted } = query;
    const all = transactionsOf(state, requireSession().user.customer_id);
    const before = cursor === undefined ? all.length : all.findIndex(({ id }) => id === cursor);
    if (before < 0)
      throw new ApiError(422, 'invalid_fields', 'invalid_fields', { fields: { cursor: 'invalid' } });
    // One more than asked for tells whether there are more.
    const found = searchTransactions(all, wanted, { before, limit: page_size + 1 });
    const items = found.slice(0, page_size);
    return { data: { items, next_cursor: found.length > page_size ? (items.at(-1)?.id ?? null) : null } };
  });

  implement(app, transactions.read, (_body, { c, state, requireSession }) => {
    const found = transactionOf(state, requireSession().user.customer_id, c.req.param('id') ?? '');
    if (!found) throw new ApiError(404, 'not_found', 'transaction_gone');
    return { data: found };
  });
}
