import otpStyles from '#src/styles/otp.css?url';
import passwordStyles from '#src/styles/password-field.css?url';
import pinStyles from '#src/styles/pin.css?url';
import { createLazyRegistry } from '../../../lazy/lazy-registry.ts';

/** What the review does without until the payment is approved. */
export const reviewParts = createLazyRegistry<'approval'>('send review', {
  approval: {
    load: () => import('./Approval.tsx').then((m) => m.Approval),
    messages: ['pin', 'toasts'],
    styles: [otpStyles, passwordStyles, pinStyles],
  },
});
