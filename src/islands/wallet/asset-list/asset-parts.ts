import listStyles from '#src/styles/panel-lists.css?url';
import heldStyles from '#src/styles/held-details.css?url';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';

/** What a row of an asset opens: loaded when it is. */
export const assetParts = createLazyRegistry('assets', {
  HeldDialog: {
    load: () => import('./HeldDialog.tsx').then((m) => m.HeldDialog),
    messages: ['myAssets', 'transactions'],
    styles: [listStyles, heldStyles],
  },
});
