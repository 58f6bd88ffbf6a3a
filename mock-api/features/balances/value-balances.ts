import { assetIds, assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount, percentChange } from '#contract/money.ts';
import type { Balance, Balances } from '#contract/balances.ts';
import { iso, now } from '../../core/clock.ts';
import { clearingOf } from '../deposits/clearing.ts';
import { holdingsOf, type Holding } from '../ledger/accounts.ts';
import { holdingsBefore } from '../ledger/movements.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { incomingOf } from '../transactions/transactions.ts';
import type { User } from '../users/state.ts';
import { PRICE_SCALE } from '../market/reference-prices.ts';
import { unitPrice } from '../market/price.ts';

const DAY = 86_400_000;

const nothing: Holding = { available: 0n, held: 0n };

interface ValuedBalance {
  item: Balance;
  /** The value now, and at the prices of a day ago, in minor units of the currency; null without a price. */
  value: bigint | null;
  before: bigint | null;
}

/**
 * A user's balances, valued in one currency. The value of an asset is its total times the displayed price, rounded half-even; the
 * total is the sum of those values, so that the amounts on a screen add up. Incoming amounts count in neither. The change
 * compares the holdings at the prices of the moment and at those of 24 hours before.
 * @param moment of the past, in milliseconds since 1970: what was booked at it or later does not count. Now, when left out
 */
export function valuedBalances(
  state: SandboxState,
  { customer_id }: User,
  currency: DisplayCurrency,
  moment?: number,
): Balances {
  const time = marketTime(state, moment);
  const asOf = iso(moment ?? now(state));
  const past = moment === undefined ? undefined : asOf;
  const scale = assets[currency].scale;
  const incoming = incomingOf(state, customer_id, past);
  const clearing = clearingOf(state, customer_id, past).amount;
  const holdings =
    past === undefined ? holdingsOf(state, customer_id) : holdingsBefore(state, customer_id, past);
  const balances = assetIds
    .map((asset) =>
      valueBalance(state, asset, holdings.get(asset) ?? nothing, {
        currency,
        time,
        asOf,
        incoming: incoming.get(asset) ?? 0n,
        clearing: asset === 'ngn' ? clearing : 0n,
      }),
    )
    .filter((one) => one !== null)
    .sort(byValue);
  const sum = (side: 'value' | 'before') => balances.reduce((all, each) => all + (each[side] ?? 0n), 0n);
  const [total, before] = [sum('value'), sum('before')];
  return {
    as_of: asOf,
    currency,
    total: formatAmount(total, scale),
    change_24h: { amount: formatAmount(total - before, scale), percent: percentChange(before, total) },
    unpriced: balances.filter(({ value }) => value === null).map(({ item }) => item.asset),
    items: balances.map(({ item }) => item),
  };
}

interface Moment {
  readonly currency: DisplayCurrency;
  /** Of the market. */
  readonly time: number;
  readonly asOf: string;
  readonly incoming: bigint;
  readonly clearing: bigint;
}

function valueBalance(
  state: SandboxState,
  asset: AssetId,
  { available, held }: Holding,
  { currency, time, asOf, incoming, clearing }: Moment,
): ValuedBalance | null {
  if (available + held + incoming === 0n) return null;
  const { scale } = assets[asset];
  const price = unitPrice(state, asset, currency, time);
  const priceBefore = unitPrice(state, asset, currency, time - DAY);
  const valueAt = (rate: string | null) =>
    rate === null ? null : multiplyByRate(available + held, scale, rate, assets[currency].scale, 'half-even');
  const value = valueAt(price);
  const item: Balance = {
    asset,
    available: formatAmount(available, scale),
    held: formatAmount(held, scale),
    incoming: formatAmount(incoming, scale),
    // A part of the deposit may have been spent since.
    clearing: formatAmount(clearing < available ? clearing : available, scale),
    total: formatAmount(available + held, scale),
    price: price === null ? null : { amount: price, as_of: asOf, stale: false },
    value: value === null ? null : formatAmount(value, assets[currency].scale),
    change_24h:
      price === null || priceBefore === null
        ? null
        : percentChange(parseAmount(priceBefore, PRICE_SCALE), parseAmount(price, PRICE_SCALE)),
  };
  return { item, value, before: valueAt(priceBefore) };
}

/** The highest value first; balances without a price last. */
function byValue(a: ValuedBalance, b: ValuedBalance): number {
  if (a.value === b.value) return 0;
  if (a.value === null) return 1;
  if (b.value === null) return -1;
  return a.value > b.value ? -1 : 1;
}
