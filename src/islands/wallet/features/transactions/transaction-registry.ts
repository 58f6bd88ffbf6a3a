import paymentStyles from '#src/styles/payment.css?url';
import actionStyles from '#src/styles/transaction-actions.css?url';
import detailStyles from '#src/styles/transaction-detail.css?url';
import receiptStyles from '#src/styles/receipt-print.css?url';
import partStyles from '#src/styles/transaction-parts.css?url';
import veilStyles from '#src/styles/veil.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';

/** What the screen shows only once a transaction is opened. */
export const transactionParts = createLazyRegistry<'detail'>('transaction', {
  detail: {
    load: () => import('./detail/TransactionPanel.tsx').then((m) => m.TransactionPanel),
    messages: ['transactionDetail', 'depositOutcomes'],
    styles: [veilStyles, paymentStyles, partStyles, detailStyles, actionStyles, receiptStyles],
  },
});
