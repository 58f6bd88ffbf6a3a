import approvalStyles from '#src/styles/payment-approval.css?url';
import cashStyles from '#src/styles/receive-cash.css?url';
import paymentStyles from '#src/styles/receive-payments.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';

/** The parts of /w/receive that its first view does without. The address brings the library that makes codes. */
export const receiveParts = createLazyRegistry<'address' | 'user' | 'cash'>('receive', {
  address: {
    load: () => import('./crypto/DepositAddressView.tsx').then((m) => m.DepositAddressView),
    styles: [paymentStyles],
  },
  user: {
    load: () => import('./people/ReceiveFromUser.tsx').then((m) => m.ReceiveFromUser),
    messages: ['receiveUser', 'send', 'toasts'],
    styles: [paymentStyles],
  },
  cash: {
    load: () => import('./cash/ReceiveCash.tsx').then((m) => m.ReceiveCash),
    messages: ['receiveCash', 'depositOutcomes', 'toasts'],
    styles: [approvalStyles, paymentStyles, cashStyles],
  },
});
