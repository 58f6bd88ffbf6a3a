import type { ApiError } from '#src/api/api-error.ts';
import type { Transaction } from '#contract/transactions.ts';

/**
 * What is known of this tab's payment. From `sending` on it is open, until it is `found` or `not-sent`: nothing of it may be
 * edited, and no other review opens.
 */
export type PaymentState =
  | { readonly name: 'none' }
  /** In review. `error` is why the last attempt was refused: nothing was moved. */
  | { readonly name: 'ready'; readonly quoteId: string; readonly error: ApiError | null }
  | { readonly name: 'sending'; readonly quoteId: string }
  /** The answer was lost, and it is not known yet what became of it: nothing can be said of the money. */
  | { readonly name: 'checking'; readonly quoteId: string }
  /** The API has no such transaction so far. `error` is why another attempt was refused, which says nothing of the first. */
  | { readonly name: 'unknown'; readonly quoteId: string; readonly error: ApiError | null }
  | { readonly name: 'found'; readonly transaction: Transaction }
  /** The quote can't be used any more, and was not used. `error` has a fresh one if it has expired (`quote_expired`). */
  | { readonly name: 'not-sent'; readonly quoteId: string; readonly error: ApiError | null };
