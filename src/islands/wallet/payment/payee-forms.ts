import otpStyles from '#src/styles/otp.css?url';
import passwordStyles from '#src/styles/password-field.css?url';
import payeeFormStyles from '#src/styles/payee-forms.css?url';
import paymentStyles from '#src/styles/payment.css?url';
import payeeStyles from '#src/styles/payees.css?url';
import pinStyles from '#src/styles/pin.css?url';
import type { LazyRow } from '../lazy/lazy-registry.ts';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';

const shared = {
  messages: ['addPayee', 'pin', 'restrictions', 'toasts'],
  styles: [otpStyles, passwordStyles, paymentStyles, payeeStyles, payeeFormStyles, pinStyles],
} satisfies Partial<LazyRow>;

/** The forms for a new payee, which need the PIN. `$payeeDraft` fills them in. */
export const payeeForms = createLazyRegistry<'bank' | 'address'>('payee form', {
  bank: { load: () => import('./AddBankAccount.tsx').then((m) => m.AddBankAccount), ...shared },
  address: { load: () => import('./AddAddress.tsx').then((m) => m.AddAddress), ...shared },
});
