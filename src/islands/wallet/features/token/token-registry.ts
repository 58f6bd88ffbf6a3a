import listStyles from '#src/styles/panel-lists.css?url';
import candleStyles from '#src/styles/candles.css?url';
import detailStyles from '#src/styles/token-lists.css?url';
import { createLazyRegistry } from '../../lazy/lazy-registry.ts';

/** The parts of /w/token/{id} that its first view does without. The candles bring the library that draws them. */
export const tokenParts = createLazyRegistry<'candles' | 'table' | 'lists' | 'unknown'>('token', {
  candles: {
    load: () => import('./chart/CandleView.tsx').then((m) => m.CandleView),
    styles: [candleStyles],
  },
  table: { load: () => import('./chart/TableView.tsx').then((m) => m.TableView) },
  lists: {
    load: () => import('./details/TokenLists.tsx').then((m) => m.TokenLists),
    messages: ['tokenLists', 'transactionList', 'transactions'],
    styles: [listStyles, detailStyles],
  },
  unknown: {
    load: () => import('./UnknownToken.tsx').then((m) => m.UnknownToken),
    messages: ['unknownToken'],
    styles: [listStyles],
  },
});
