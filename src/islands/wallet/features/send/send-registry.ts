import amountStyles from '#src/styles/send-amount.css?url';
import filterStyles from '#src/styles/filter-line.css?url';
import assetStyles from '#src/styles/send-asset.css?url';
import limitStyles from '#src/styles/send-limits.css?url';
import networkStyles from '#src/styles/network-options.css?url';
import recipientStyles from '#src/styles/send-recipient.css?url';
import settingsStyles from '#src/styles/settings.css?url';
import reviewStyles from '#src/styles/send-review.css?url';
import statusStyles from '#src/styles/send-status.css?url';
import statusPrintStyles from '#src/styles/send-status-print.css?url';
import approvalStyles from '#src/styles/payment-approval.css?url';
import actionStyles from '#src/styles/transaction-actions.css?url';
import partStyles from '#src/styles/transaction-parts.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';
import type { SendPage } from './send-steps.ts';

/** The pages after the first one, which the first view does without. */
export const sendParts = createLazyRegistry<Exclude<SendPage, 'to'>>('send', {
  asset: {
    load: () => import('./asset/AssetStep.tsx').then((m) => m.AssetStep),
    messages: ['sendAmount', 'recipientCard', 'networks', 'assetWords'],
    styles: [recipientStyles, networkStyles, assetStyles],
  },
  amount: {
    load: () => import('./amount/AmountStep.tsx').then((m) => m.AmountStep),
    messages: ['sendAmount', 'recipientCard', 'networks', 'restrictions', 'toasts'],
    styles: [settingsStyles, recipientStyles, filterStyles, amountStyles, limitStyles],
  },
  review: {
    load: () => import('./review/ReviewStep.tsx').then((m) => m.ReviewStep),
    messages: ['sendReview', 'recipientCard', 'restrictions', 'toasts'],
    styles: [recipientStyles, reviewStyles],
  },
  status: {
    load: () => import('./status/StatusStep.tsx').then((m) => m.StatusStep),
    messages: ['sendStatus', 'transactionDetail', 'transactions', 'pin', 'toasts'],
    styles: [partStyles, actionStyles, statusStyles, statusPrintStyles, approvalStyles],
  },
});
