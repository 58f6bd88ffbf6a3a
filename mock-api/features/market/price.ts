import { displayCurrencies, isCoin, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { divideByRate, formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { SandboxState } from '../../core/state.ts';
import { isSilent } from './market-settings.ts';
import { coinPrice, inverseRate, nairaPerDollar, PRICE_SCALE } from './reference-prices.ts';

/** Whether an asset has a price in a currency: none of the streams that it comes from is silent. */
export const hasPrice = (state: SandboxState, asset: AssetId, currency: DisplayCurrency): boolean =>
  asset === currency || ![asset, currency].some((one) => isCoin(one) && isSilent(state, one));

/**
 * One unit of an asset in a currency at a moment of the market, whether or not a stream is silent. A dollar and a tether are the
 * same. Exact where it can be, else half-even at 18 decimals; for showing only, never booked.
 */
export function priceOfPath(seed: number, asset: AssetId, currency: DisplayCurrency, time: number): string {
  if (asset === currency) return '1';
  const one = 10n ** BigInt(PRICE_SCALE);
  const naira = nairaPerDollar(seed, time);
  let minor = one;
  if (isCoin(asset)) minor = parseAmount(coinPrice(seed, asset, time), PRICE_SCALE);
  else if (asset === 'ngn') minor = parseAmount(inverseRate(naira), PRICE_SCALE);
  if (currency === 'ngn') minor = multiplyByRate(minor, PRICE_SCALE, naira, PRICE_SCALE, 'half-even');
  if (currency === 'btc')
    minor = divideByRate(minor, PRICE_SCALE, coinPrice(seed, 'btc', time), PRICE_SCALE, 'half-even');
  return formatAmount(minor, PRICE_SCALE);
}

/** As `priceOfPath`; null where a stream that it comes from is silent. */
export const unitPrice = (
  state: SandboxState,
  asset: AssetId,
  currency: DisplayCurrency,
  time: number,
): string | null =>
  hasPrice(state, asset, currency) ? priceOfPath(state.seed, asset, currency, time) : null;

const isDisplayCurrency = (asset: AssetId): asset is DisplayCurrency =>
  (displayCurrencies as readonly string[]).includes(asset);

/** Units of one asset for one of another, as `unitPrice`; null where the stream of either is silent. */
export function rateBetween(state: SandboxState, base: AssetId, quote: AssetId, time: number): string | null {
  if (base === quote) return '1';
  if (isDisplayCurrency(quote)) return unitPrice(state, base, quote, time);
  const [of, per] = [unitPrice(state, base, 'usdt', time), unitPrice(state, quote, 'usdt', time)];
  if (of === null || per === null) return null;
  const minor = divideByRate(parseAmount(of, PRICE_SCALE), PRICE_SCALE, per, PRICE_SCALE, 'half-even');
  return formatAmount(minor, PRICE_SCALE);
}
