import { atom } from 'nanostores';
import type { Transaction } from '#contract/transactions.ts';
import { clearConvertAmount } from './convert-draft.ts';
import { convertQuote } from './convert-quote.ts';
import { $payment, closePayment } from './payment.ts';
import { $sendDraft, clearSendDraft, type Recipient } from './send-draft.ts';
import { dropQuote } from './send-quote.ts';

export interface SentPayment {
  readonly transaction: Transaction;
  /** Who was chosen; null after a reload, which has only what the transaction says. */
  readonly recipient: Recipient | null;
}

/** The payment of this document that was found last. */
export const $sentPayment = atom<SentPayment | null>(null);

/** The conversion of this document that was found last; null once another one is begun. */
export const $conversion = atom<Transaction | null>(null);

/** A transaction that was found while its owner was elsewhere; null once it was seen, or put away. */
export const $unseenPayment = atom<Pick<Transaction, 'id' | 'type'> | null>(null);

export const markPaymentSeen = (): void => $unseenPayment.set(null);

/**
 * Ends a payment that was found: its draft and its quote are forgotten, so that nothing is left that could be sent once more.
 * Does nothing in any other state.
 * @param options `isSeen`: a screen shows its transaction.
 */
export function finishPayment({ isSeen }: { isSeen: boolean }): void {
  const state = $payment.get();
  if (state.name !== 'found') return;
  const { transaction } = state;
  $unseenPayment.set(isSeen ? null : transaction);
  if (transaction.type === 'convert') {
    $conversion.set(isSeen ? transaction : null);
    clearConvertAmount();
    convertQuote.drop();
  } else {
    $sentPayment.set({ transaction, recipient: $sendDraft.get().recipient });
    clearSendDraft();
    dropQuote();
  }
  closePayment();
}
