import paymentStyles from '#src/styles/payment.css?url';
import notMeStyles from '#src/styles/not-me.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';

/** What the screen shows only to who says that a login was not them. */
export const deviceParts = createLazyRegistry<'notMe'>('device', {
  notMe: {
    load: () => import('./not-me/NotMe.tsx').then((m) => m.NotMe),
    messages: ['notMe', 'transactions', 'transactionDetail'],
    styles: [paymentStyles, notMeStyles],
  },
});
