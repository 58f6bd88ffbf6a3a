import { listTransactions, type Transaction } from '#contract/transactions.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { call } from '#src/api/call.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import type { MoneyKey } from './money-key.ts';
import { withPatience } from './payment-verdict.ts';

/** What the API knows of a payment whose answer was lost. */
type LookedUp =
  | { readonly name: 'found'; readonly transaction: Transaction }
  /** The question was not answered: nothing is known. */
  | { readonly name: 'unanswered' }
  /** A request with its key may still be carried out. */
  | { readonly name: 'running' }
  /** Nothing was made of it so far, but a request that is late could still use its quote. */
  | { readonly name: 'unknown' }
  /** Nothing was made of it, and its quote has expired: nothing will be. */
  | { readonly name: 'not-sent' };

/** Asks once what became of a payment, by its key. A failure is an answer too. */
export async function askForPayment({ key, expires_at }: MoneyKey): Promise<LookedUp> {
  let answer: ReplyOf<typeof listTransactions>['data'];
  try {
    answer = (await withPatience((signal) => call(listTransactions, { query: { key }, signal }))).data;
  } catch (error) {
    reportAuthError(error);
    return { name: 'unanswered' };
  }
  const [transaction] = answer.items;
  if (transaction) return { name: 'found', transaction };
  // Whoever does not say that nothing runs has not said it.
  if (answer.running !== false) return { name: 'running' };
  return { name: hasPassed(expires_at, answer.server_time) ? 'not-sent' : 'unknown' };
}

/** By the server's clock: the browser's may show anything. */
const hasPassed = (moment: string, serverTime: string | undefined): boolean =>
  serverTime !== undefined && Date.parse(serverTime) >= Date.parse(moment);
