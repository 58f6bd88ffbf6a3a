import type { Quote } from '#contract/quotes.ts';
import * as transfers from '#contract/transfers.ts';
import type { Transaction } from '#contract/transactions.ts';
import { call } from '#src/api/call.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { createLiveSearch } from '../query/live-search.ts';
import { invalidateQueries } from '../query/query-client.ts';

/** The price of a bank deposit while its amount is typed: a decimal string in naira; what is no amount has no price. */
export const depositQuote = createLiveSearch<Quote>({
  normalizeQuery: (amount) => (/[1-9]/.test(amount) ? amount : null),
  fetchResults: async (amount, signal) =>
    (await call(transfers.createQuote, { body: { kind: 'deposit', asset: 'ngn', amount }, signal })).data,
});

/** The Idempotency-Key of each call that may have been lost: it is sent again under the same one. */
const keys = new Map<string, string>();

async function once<Answer>(what: string, send: (key: string) => Promise<Answer>): Promise<Answer> {
  const key = keys.get(what) ?? randomUuid();
  keys.set(what, key);
  const answer = await send(key);
  keys.delete(what);
  return answer;
}

const isTransactions = (key: string) => key.startsWith('transactions ');

/**
 * Opens the one-time account that a quote is transferred to. Nothing of the balance moves, so a lost answer is simply asked for
 * again: the same quote makes one account.
 * @throws ApiError 410 `quote_expired`
 */
export async function openDepositAccount({ quote_id }: Quote): Promise<Transaction> {
  const { data } = await once(quote_id, (idempotencyKey) =>
    call(transfers.createTransaction, { body: { quote_id }, idempotencyKey }),
  );
  depositQuote.reset();
  invalidateQueries(isTransactions);
  return data;
}

/**
 * Says that the money of a deposit was sent, or that it will not be.
 * @throws ApiError 409 `already_final`, 410 `deposit_account_expired`
 */
export async function setDepositStatus(id: string, status: 'sent' | 'cancelled'): Promise<void> {
  try {
    await once(`${id} ${status}`, (idempotencyKey) =>
      call(transfers.setDepositStatus, { params: { id }, body: { status }, idempotencyKey }),
    );
  } finally {
    // Also after a refusal: the deposit is not what the screen shows.
    invalidateQueries(isTransactions);
  }
}
