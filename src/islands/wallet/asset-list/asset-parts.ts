import listStyles from '#src/styles/panel-lists.css?url';
import heldStyles from '#src/styles/held-details.css?url';
import { createLazyRegistry } from '../lazy/lazy-registry.ts';

/** What a row of an asset opens: loaded when it is. */
export const assetParts = createLazyRegistry('assets', {
  HeldDetails: {
    load: () => import('./HeldDetails.tsx').then((m) => m.HeldDetails),
    messages: ['myAssets', 'transactions'],
    styles: [listStyles, heldStyles],
  },
});
