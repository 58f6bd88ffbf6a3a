import { transactions } from '#contract/index.ts';
import type { MockApp } from '../../server/hono-env.ts';
import { Refusal } from '../../server/api-error.ts';
import { serveEndpoint } from '../../server/implement.ts';
import { findTransactions } from './transaction-search.ts';
import { transactionOf, transactionsOf } from './transactions.ts';

export function serveTransactions(app: MockApp): void {
  serveEndpoint(app, transactions.list, (_body, { state, query, member }) => {
    const { cursor, page_size, ...wanted } = query;
    const all = transactionsOf(state, member().user.customer_id);
    const before = cursor === undefined ? all.length : all.findIndex(({ id }) => id === cursor);
    if (before < 0)
      throw new Refusal(422, 'invalid_fields', 'invalid_fields', { fields: { cursor: 'invalid' } });
    // One more than asked for tells whether there are more.
    const found = findTransactions(all, wanted, { before, limit: page_size + 1 });
    const items = found.slice(0, page_size);
    return { data: { items, next_cursor: found.length > page_size ? (items.at(-1)?.id ?? null) : null } };
  });

  serveEndpoint(app, transactions.read, (_body, { c, state, member }) => {
    const found = transactionOf(state, member().user.customer_id, c.req.param('id') ?? '');
    if (!found) throw new Refusal(404, 'not_found', 'transaction_gone');
    return { data: found };
  });
}
