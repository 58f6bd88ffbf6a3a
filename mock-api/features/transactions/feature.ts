import { texts as serverTexts } from '../../server/texts.ts';
import { texts } from './texts.ts';
import { ApiError } from '../../server/api-error.ts';
import { firstAndTotal, searchTransactions } from './transaction-search.ts';
import { iso, now } from '../../core/clock.ts';
import { countCall } from '../../core/rate-limit.ts';
import type { SandboxState } from '../../core/state.ts';
import { isRunning, paymentWithKey } from '../idempotency/idempotent.ts';
import { publish } from '../outbox/outbox.ts';
import { openConversationOnce, presentConversation } from '../support/conversations.ts';
import { claimDeposit } from './held-deposit.ts';
import { monthSums } from './month-sums.ts';
import { presentTransaction } from './present-transaction.ts';
import { transactionOf, transactionsOf } from './transactions.ts';
import type { Handlers, Feature } from '../../server/feature.ts';
import { transactionsSlice } from './state.ts';

/** All transactions are summed for each. */
const MONTHS_RATE = { limit: 300, seconds: 60 };
/** All transactions are read for each: for the number that match, and where fewer match than a page holds. */
const SEARCH_RATE = { limit: 300, seconds: 60 };

const handlers: Handlers<'transactions'> = {
  listTransactions: (_body, { state, query, user }) => {
    const { cursor, page_size, key, ...filter } = query;
    if (key !== undefined) return { data: findByKey(state, user.customer_id, key.toLowerCase()) };
    if (Object.keys(filter).length > 0) countCall(state, 'transaction search', user.customer_id, SEARCH_RATE);
    const all = transactionsOf(state, user.customer_id);
    const before = cursor === undefined ? all.length : all.findIndex(({ id }) => id === cursor);
    if (before < 0)
      throw new ApiError('invalid_fields', serverTexts.invalid_fields, { fields: { cursor: 'invalid' } });
    // One more than the page holds, to know whether there is a next page.
    const limit = page_size + 1;
    const { found, total } =
      cursor === undefined
        ? firstAndTotal(all, filter, limit)
        : { found: searchTransactions(all, filter, { before, limit }), total: undefined };
    const items = found.slice(0, page_size);
    return {
      data: {
        items: items.map((one) => presentTransaction(state, one)),
        next_cursor: found.length > page_size ? (items.at(-1)?.id ?? null) : null,
        total,
      },
    };
  },

  listTransactionMonths: (_body, { state, query, user: { customer_id } }) => {
    countCall(state, 'transaction months', customer_id, MONTHS_RATE);
    return { data: { ...query, items: monthSums(state, transactionsOf(state, customer_id), query) } };
  },

  getTransaction: (_body, { params, state, user }) => ({
    data: presentTransaction(state, requireTransaction(state, user.customer_id, params.id)),
  }),

  setTransactionNote: ({ note }, { params, state, user: { customer_id } }) => {
    const found = requireTransaction(state, customer_id, params.id);
    found.note = note === '' ? null : note;
    publish(state, customer_id, { name: 'transaction', data: { id: found.id, status: found.status } });
    return { data: presentTransaction(state, found) };
  },

  reportTransaction: ({ client_id, reason, text: written }, { params, state, user, text }) => {
    const reported = requireTransaction(state, user.customer_id, params.id);
    const { id, reference } = reported;
    const opened = openConversationOnce(state, user.customer_id, {
      client_id,
      subject: text(texts[`report_${reason}`], { reference }),
      text: written,
      route: `/w/transactions?id=${id}`,
    });
    // Another reason may ask for the opposite, to have it sent back, and a claim can't be undone.
    if (reason === 'not_arrived') claimDeposit(state, user.customer_id, reported);
    return { data: presentConversation(state, opened) };
  },
};

/** @throws ApiError 404 `not_found` */
function requireTransaction(state: SandboxState, customerId: string, id: string) {
  const found = transactionOf(state, customerId, id);
  if (!found) throw new ApiError('not_found', texts.transaction_not_found);
  return found;
}

/** The one transaction that was made with an Idempotency-Key. */
function findByKey(state: SandboxState, customerId: string, key: string) {
  const found = paymentWithKey(state, customerId, key);
  return {
    items: found ? [presentTransaction(state, found)] : [],
    next_cursor: null,
    running: isRunning(state, customerId, key),
    server_time: iso(now(state)),
  };
}

export const transactionsFeature: Feature<'transactions'> = {
  handlers,
  texts,
  slices: [transactionsSlice],
};
