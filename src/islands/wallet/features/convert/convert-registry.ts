import otpStyles from '#src/styles/otp.css?url';
import passwordStyles from '#src/styles/password-field.css?url';
import pinStyles from '#src/styles/pin.css?url';
import statusStyles from '#src/styles/send-status.css?url';
import statusPrintStyles from '#src/styles/send-status-print.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';

/** What the sheet does without until a conversion is approved, or its answer is lost. */
export const convertParts = createLazyRegistry<'approval' | 'status'>('convert', {
  approval: {
    load: () => import('./ConvertApproval.tsx').then((m) => m.ConvertApproval),
    messages: ['pin', 'toasts'],
    styles: [otpStyles, passwordStyles, pinStyles],
  },
  status: {
    load: () => import('./ConvertStatus.tsx').then((m) => m.ConvertStatus),
    messages: ['convertStatus', 'transactionDetail', 'pin', 'toasts'],
    styles: [statusStyles, statusPrintStyles, otpStyles, passwordStyles, pinStyles],
  },
});
