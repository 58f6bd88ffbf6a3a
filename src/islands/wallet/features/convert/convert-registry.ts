import statusStyles from '#src/styles/send-status.css?url';
import statusPrintStyles from '#src/styles/send-status-print.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';

/** What the sheet does without until a conversion is approved, or its answer is lost. */
export const convertParts = createLazyRegistry<'approval' | 'status'>('convert', {
  approval: {
    load: () => import('./ConvertApproval.tsx').then((m) => m.ConvertApproval),
    messages: ['pin', 'toasts'],
  },
  status: {
    load: () => import('./ConvertStatus.tsx').then((m) => m.ConvertStatus),
    messages: ['convertStatus', 'transactionDetail', 'pin', 'toasts'],
    styles: [statusStyles, statusPrintStyles],
  },
});
