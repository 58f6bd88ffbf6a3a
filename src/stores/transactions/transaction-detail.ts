import type { ReadableAtom } from 'nanostores';
import { tidyText } from '#contract/text/person-text.ts';
import * as contract from '#contract/transactions.ts';
import type { Transaction } from '#contract/transactions.ts';
import { cancelTransaction } from '#contract/transfers.ts';
import { call } from '#src/api/call.ts';
import { randomUuid } from '#src/api/random-uuid.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isRejected } from '../errors/error-predicates.ts';
import { displaySettingsReady } from '../preferences/preferences.ts';
import { createStoreCache } from '../query/store-cache.ts';
import { createOptimisticQuery } from '../query/optimistic-query.ts';
import type { QueryState } from '../query/query-client.ts';
import { reconcileMutation } from '../query/reconcile-mutation.ts';
import { listedTransaction, updateTransaction } from './transactions.ts';

export interface TransactionDetail {
  readonly $transaction: ReadableAtom<QueryState<Transaction>>;
  /** Refetches because the person asked. */
  readonly retry: () => void;
  /**
   * Shows a note at once, then saves it; an empty one takes the note away.
   * @throws ApiError after rolling back.
   */
  readonly saveNote: (note: string) => Promise<void>;
  /**
   * Cancels it; a second call after a lost answer has the same Idempotency-Key.
   * @throws ApiError; of kind `outcome-unknown` when it may be cancelled all the same.
   */
  readonly cancel: () => Promise<void>;
}

const details = createStoreCache<TransactionDetail>(({ $transaction }) => $transaction);

/**
 * One transaction with all that is known of it, the same object each time while it is in use.
 * @param known what is shown of it until its own read is answered, where no list has it.
 */
export function transactionDetail(id: string, known: Transaction | null = null): TransactionDetail {
  return details.of(id, () => createTransactionDetail(id, known));
}

function createTransactionDetail(id: string, given: Transaction | null): TransactionDetail {
  const params = { id };
  const known = given ?? listedTransaction(id);
  const readNow = async (signal?: AbortSignal) => {
    const { data } = await call(contract.getTransaction, { params, ...(signal ? { signal } : {}) });
    updateTransaction(data);
    return data;
  };
  // Begins with `transactions `: an event of the server refetches it (background/live-updates.ts).
  const query = createOptimisticQuery<Transaction, { readonly note: string | null }>(
    `transactions detail ${id}`,
    {
      ...(known ? { initial: known } : {}),
      read: async (signal) => (await Promise.all([readNow(signal), displaySettingsReady()]))[0],
      applyPatch: (transaction, { note }) => ({ ...transaction, note }),
      send: async (body) => {
        const { data } = await call(contract.setTransactionNote, { params, body });
        updateTransaction(data);
        return data;
      },
    },
  );
  let cancelKey: string | null = null;

  return {
    $transaction: query.$optimistic,
    retry: query.retry,
    saveNote: (note) => query.mutate({ note: tidyText(note) || null }),
    cancel: async () => {
      const idempotencyKey = (cancelKey ??= randomUuid());
      const wasOnline = navigator.onLine;
      const whenCancelled = async () => {
        const read = await readNow();
        return read.status === 'cancelled' ? { data: read } : null;
      };
      try {
        const { data } = await call(cancelTransaction, { params, idempotencyKey }).catch((error: unknown) =>
          reconcileMutation(error, wasOnline, whenCancelled),
        );
        updateTransaction(data);
        query.receive(data);
      } catch (error) {
        reportAuthError(error);
        // It has gone on meanwhile: shows how far.
        if (isRejected(error)) query.retry();
        throw error;
      }
    },
  };
}
