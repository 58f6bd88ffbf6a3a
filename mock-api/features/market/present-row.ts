import { isAsset, isCoin } from '#contract/assets.ts';
import type { MarketAsset } from '#contract/market.ts';
import { formatAmount, multiplyByRate } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { supplyOf } from './coin-supplies.ts';
import { marketTime } from './market-settings.ts';
import type { MarketRow, MarketRowId } from './market-rows.ts';
import { dayVolume } from './reference-prices.ts';
import { pricedAt, rowChange, rowPrice } from './row-prices.ts';

const HOUR = 3_600_000;
/** One point every seven hours for seven days, the last one now. */
const SPARK_POINTS = 24;
const SPARK_HOURS = 7;

/** A row with its figures of now. A silent coin has no price, never a zero. */
export function presentRow(state: SandboxState, { id, ...row }: MarketRow): MarketAsset {
  const time = marketTime(state);
  const price = rowPrice(state, id, time);
  const supply = supplyOf(id);
  return {
    id,
    ...row,
    price,
    change_24h: rowChange(state, id, time),
    volume_24h: price === null ? null : volumeOf(state, id, time),
    market_cap: price === null || supply === null ? null : worthOf(supply.circulating, price),
    spark: sparkOf(state, id, time),
  };
}

/** What was traded in 24 hours in USDT; of dollars and naira nobody knows it. */
function volumeOf(state: SandboxState, id: MarketRowId, time: number): string | null {
  if (isAsset(id) && !isCoin(id)) return null;
  return dayVolume(state.seed, id, pricedAt(id, time));
}

function sparkOf(state: SandboxState, id: MarketRowId, time: number): string[] {
  const points = Array.from({ length: SPARK_POINTS }, (_, point) =>
    rowPrice(state, id, time - (SPARK_POINTS - 1 - point) * SPARK_HOURS * HOUR),
  );
  return points.filter((price) => price !== null);
}

/** Whole coins at a price, in whole cents. */
const worthOf = (coins: string, price: string) =>
  formatAmount(multiplyByRate(BigInt(coins), 0, price, 2, 'half-even'), 2);
