import assetPartStyles from '#src/styles/asset-parts.css?url';
import convertStyles from '#src/styles/convert.css?url';
import listStyles from '#src/styles/panel-lists.css?url';
import payeeFormStyles from '#src/styles/payee-forms.css?url';
import paymentStyles from '#src/styles/payment.css?url';
import alertStyles from '#src/styles/price-alerts.css?url';
import settingsStyles from '#src/styles/settings.css?url';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';
import type { SheetName } from './sheet-url.ts';

/** What the panel `secondary` can show, a row each. */
export const sheets = createLazyRegistry<SheetName>('sheet', {
  payee: {
    load: () => import('../features/account/linked-accounts/payees/PayeeSheet.tsx').then((m) => m.PayeeSheet),
    messages: ['addPayee'],
    styles: [payeeFormStyles, settingsStyles],
  },
  alert: {
    load: () => import('../features/price-alerts/AlertSheet.tsx').then((m) => m.AlertSheet),
    messages: ['priceAlerts', 'toasts'],
    styles: [settingsStyles, listStyles, paymentStyles, assetPartStyles, alertStyles],
  },
  convert: {
    load: () => import('../features/convert/ConvertSheet.tsx').then((m) => m.ConvertSheet),
    messages: ['convert', 'toasts'],
    styles: [paymentStyles, convertStyles],
  },
});
