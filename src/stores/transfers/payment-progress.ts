import { atom } from 'nanostores';
import type { MoneyKey } from './money-key.ts';

/** What is shown of a payment that has left, besides its state. */
export interface PaymentProgress {
  readonly payment: MoneyKey;
  /** How often the API was asked what became of it, in this document. */
  readonly asked: number;
  /** When the last answer came, in milliseconds since 1970; null before the first. */
  readonly answeredAt: number | null;
}

/** Of the payment that was sent last; it stays after its end, so that a screen can say what was not sent. */
export const $paymentProgress = atom<PaymentProgress | null>(null);

/** Call when a payment leaves, or is taken up again. */
export function showProgress(payment: MoneyKey): void {
  const before = $paymentProgress.get();
  if (before?.payment.key === payment.key) $paymentProgress.set({ ...before, payment });
  else $paymentProgress.set({ payment, asked: 0, answeredAt: null });
}

/** Counts a question about it. */
export function countLookUp(isAnswered: boolean): void {
  const before = $paymentProgress.get();
  if (!before) return;
  $paymentProgress.set({
    ...before,
    asked: before.asked + 1,
    answeredAt: isAnswered ? Date.now() : before.answeredAt,
  });
}
