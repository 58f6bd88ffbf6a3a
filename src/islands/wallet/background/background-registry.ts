import noticeStyles from '#src/styles/open-payment.css?url';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';

/** What an open wallet does only when there is a reason to. */
export const backgroundParts = createLazyRegistry<'openPayment'>('background', {
  openPayment: {
    load: () => import('../payment/OpenPaymentNotice.tsx').then((m) => m.OpenPaymentNotice),
    messages: ['sendStatus'],
    styles: [noticeStyles],
  },
});
