import amountStyles from '#src/styles/send-amount.css?url';
import reviewStyles from '#src/styles/send-review.css?url';
import statusStyles from '#src/styles/send-status.css?url';
import otpStyles from '#src/styles/otp.css?url';
import pinStyles from '#src/styles/pin.css?url';
import actionStyles from '#src/styles/transaction-actions.css?url';
import partStyles from '#src/styles/transaction-parts.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';
import type { SendPage } from './send-steps.ts';

/** The pages after the first one, which the first view does without. */
export const sendParts = createLazyRegistry<Exclude<SendPage, 'to'>>('send', {
  asset: {
    load: () => import('./asset/AssetStep.tsx').then((m) => m.AssetStep),
    messages: ['sendAmount'],
    styles: [amountStyles],
  },
  amount: {
    load: () => import('./amount/AmountStep.tsx').then((m) => m.AmountStep),
    messages: ['sendAmount'],
    styles: [amountStyles],
  },
  review: {
    load: () => import('./review/ReviewStep.tsx').then((m) => m.ReviewStep),
    messages: ['sendReview', 'pin', 'toasts'],
    styles: [reviewStyles, otpStyles, pinStyles],
  },
  status: {
    load: () => import('./status/StatusStep.tsx').then((m) => m.StatusStep),
    messages: ['sendStatus', 'transactionDetail', 'transactions', 'pin', 'toasts'],
    styles: [partStyles, actionStyles, statusStyles, otpStyles, pinStyles],
  },
});
