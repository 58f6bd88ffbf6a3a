import { createLazyRegistry } from '../../../lazy/lazy-registry.ts';

/** What the review does without until the payment is approved. */
export const reviewParts = createLazyRegistry<'approval'>('send review', {
  approval: {
    load: () => import('./Approval.tsx').then((m) => m.Approval),
    messages: ['pin', 'toasts'],
  },
});
