import payeeFormStyles from '#src/styles/payee-forms.css?url';
import { createLazyRegistry } from '../../../lazy/lazy-registry.ts';

/** The parts of the first step that its first view does without. */
export const toParts = createLazyRegistry<'address' | 'bank' | 'request' | 'link'>('send-to', {
  address: {
    load: () => import('./address/AddressVerdict.tsx').then((m) => m.AddressVerdict),
    messages: ['sendRecipient'],
  },
  bank: {
    load: () => import('./bank/BankAccount.tsx').then((m) => m.BankAccount),
    messages: ['sendRecipient', 'addPayee', 'toasts'],
    styles: [payeeFormStyles],
  },
  request: {
    load: () => import('./request/RequestCard.tsx').then((m) => m.RequestCard),
    messages: ['sendRecipient'],
  },
  link: {
    load: () => import('./link/LinkCard.tsx').then((m) => m.LinkCard),
    messages: ['sendRecipient'],
  },
});
