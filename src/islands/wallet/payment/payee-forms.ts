import payeeFormStyles from '#src/styles/payee-forms.css?url';
import paymentStyles from '#src/styles/payment.css?url';
import payeeStyles from '#src/styles/payees.css?url';
import type { LazyRow } from '../lazy/lazy-registry.ts';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';

const shared = {
  messages: ['addPayee', 'pin', 'restrictions', 'toasts'],
  styles: [paymentStyles, payeeStyles, payeeFormStyles],
} satisfies Partial<LazyRow>;

/** The forms for a new payee, which need the PIN. `$payeeDraft` fills them in. */
export const payeeForms = createLazyRegistry<'bank' | 'address'>('payee form', {
  bank: { load: () => import('./AddBankAccount.tsx').then((m) => m.AddBankAccount), ...shared },
  address: { load: () => import('./AddAddress.tsx').then((m) => m.AddAddress), ...shared },
});
