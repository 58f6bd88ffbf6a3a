import { isAsset, isCoin } from '#contract/assets.ts';
import type { SandboxState } from '../../core/state.ts';
import { isSilent } from './market-settings.ts';
import type { MarketRowId } from './market-rows.ts';
import { unitPrice } from './price.ts';
import { changeOf, coinPeriod, coinPrice, nairaPeriod, type Period } from './reference-prices.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

/** When the price that holds at a moment of the market was made: one of the market alone is new each minute. */
export const pricedAt = (id: MarketRowId, time: number): number =>
  isAsset(id) ? time : Math.floor(time / MINUTE) * MINUTE;

/** The price of a row in USDT at a moment of the market; null for a coin whose stream is silent. */
export function rowPrice(state: SandboxState, id: MarketRowId, time: number): string | null {
  if (isAsset(id) && !isCoin(id)) return unitPrice(state, id, 'usdt', time);
  if (isCoin(id) && isSilent(state, id)) return null;
  return coinPrice(state.seed, id, pricedAt(id, time));
}

/** The change of a row's price within the 24 hours before a moment, in percent. */
export function rowChange(state: SandboxState, id: MarketRowId, time: number): string | null {
  const [before, now] = [rowPrice(state, id, time - DAY), rowPrice(state, id, time)];
  return before === null || now === null ? null : changeOf(before, now);
}

/** The prices of a row from one moment to another, whether its stream is silent or not. */
export function rowPeriod(seed: number, id: MarketRowId, from: number, to: number): Period {
  if (id === 'ngn') return nairaPeriod(seed, from, to);
  if (isAsset(id) && !isCoin(id)) return { open: '1', high: '1', low: '1', close: '1', volume: '0' };
  return coinPeriod(seed, id, from, to);
}
