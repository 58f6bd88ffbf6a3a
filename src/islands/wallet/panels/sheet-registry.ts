import convertStyles from '#src/styles/convert.css?url';
import payeeFormStyles from '#src/styles/payee-forms.css?url';
import settingsStyles from '#src/styles/settings.css?url';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';
import type { SheetName } from './sheet-url.ts';

/** What the panel `secondary` can show, a row each. */
export const sheets = createLazyRegistry<SheetName>('sheet', {
  payee: {
    load: () => import('../features/account/linked-accounts/PayeeSheet.tsx').then((m) => m.PayeeSheet),
    messages: ['addPayee'],
    styles: [payeeFormStyles, settingsStyles],
  },
  alert: {
    load: () => import('../features/price-alerts/AlertSheet.tsx').then((m) => m.AlertSheet),
    messages: ['priceAlerts'],
    styles: [settingsStyles],
  },
  convert: {
    load: () => import('../features/convert/ConvertSheet.tsx').then((m) => m.ConvertSheet),
    messages: ['convert', 'toasts'],
    styles: [convertStyles],
  },
});
