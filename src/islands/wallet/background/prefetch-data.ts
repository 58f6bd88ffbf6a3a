import type { ReadableAtom } from 'nanostores';
import { candles } from '#src/stores/market/candles.ts';
import { marketAsset } from '#src/stores/market/market-asset.ts';
import { rangeIn } from '../chart/candle-range.ts';
import { matchScreen, tokenIn, type ScreenName } from '../paths.ts';

/** Milliseconds until a screen has mounted what was fetched for it, or is not going to. */
const KEEP_MS = 5000;

/** What a screen shows first, by its address: asked for while its code still loads. */
const queriesOf: Partial<Record<ScreenName, (address: URL) => readonly ReadableAtom<unknown>[]>> = {
  token: ({ pathname, searchParams }) => {
    const id = tokenIn(pathname);
    return [candles(id, rangeIn(searchParams)).$state, marketAsset(id).$state];
  },
};

/** Fetches the first data of the screen that an address leads to; nothing for one whose data is not known by its address. */
export function prefetchData(address: URL): void {
  const screen = matchScreen(address.pathname);
  const queries = (screen && queriesOf[screen]?.(address)) ?? [];
  const unbinds = queries.map((query) => query.listen(() => undefined));
  setTimeout(() => unbinds.forEach((unbind) => unbind()), KEEP_MS);
}
