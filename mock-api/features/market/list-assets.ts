import { assets, coinIds, type CoinId } from '#contract/assets.ts';
import type { ListedCoin } from '#contract/market.ts';
import type { SandboxState } from '../../core/state.ts';
import { isSilent, marketTime } from './market-settings.ts';
import { changeOf, coinPrice } from './reference-prices.ts';

const HOUR = 3_600_000;
/** One point every four hours for seven days, the last one now. */
const SPARK_POINTS = 42;

/** The 20 coins of the stream with what the stream does not tell. */
export function listAssets(state: SandboxState): ListedCoin[] {
  return coinIds.map((coin) => listedCoin(state, coin));
}

/** A coin with its last seven days. A silent one has no price, never a zero. */
export function listedCoin(state: SandboxState, coin: CoinId): ListedCoin {
  const time = marketTime(state);
  const { symbol, name } = assets[coin];
  const identity = { id: coin, symbol, name };
  if (isSilent(state, coin)) return { ...identity, price: null, change_24h: null, spark: [] };
  const at = (hours: number) => coinPrice(state.seed, coin, time - hours * HOUR);
  const price = at(0);
  const spark = Array.from({ length: SPARK_POINTS }, (_, point) => at((SPARK_POINTS - 1 - point) * 4));
  return { ...identity, price, change_24h: changeOf(at(24), price), spark };
}
