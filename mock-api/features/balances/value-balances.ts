import { assetIds, assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount, percentChange } from '#contract/money.ts';
import type { Balance, Balances } from '#contract/wallet.ts';
import { iso, now } from '../../core/clock.ts';
import { balanceOf, userAccount } from '../ledger/ledger.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { incomingOf } from '../transactions/transactions.ts';
import type { User } from '../users/users.ts';
import { PRICE_SCALE } from '../market/reference-prices.ts';
import { unitPrice } from '../market/price.ts';

const DAY = 86_400_000;

interface Line {
  item: Balance;
  /** Value now and with the prices of a day ago, in minor units of the currency; null without a price. */
  value: bigint | null;
  before: bigint | null;
}

/**
 * What somebody has, valued in one currency. The value of an asset is its total times the price shown, half-even; the
 * total is the sum of those values, so that the figures on a screen add up. What is on its way counts in neither. The
 * change compares today's holdings at the prices of now and of 24 hours ago.
 */
export function valuedBalances(state: SandboxState, user: User, currency: DisplayCurrency): Balances {
  const time = marketTime(state);
  const asOf = iso(now(state));
  const scale = assets[currency].scale;
  const coming = incomingOf(state, user.customer_id);
  const lines = assetIds
    .map((asset) => line(state, user, asset, { currency, time, incoming: coming.get(asset) ?? 0n }))
    .filter((one) => one !== null)
    .sort(byValue);
  const sum = (side: 'value' | 'before') => lines.reduce((all, each) => all + (each[side] ?? 0n), 0n);
  const [total, before] = [sum('value'), sum('before')];
  return {
    as_of: asOf,
    currency,
    total: formatAmount(total, scale),
    change_24h: { amount: formatAmount(total - before, scale), percent: percentChange(before, total) },
    unpriced: lines.filter(({ value }) => value === null).map(({ item }) => item.asset),
    items: lines.map(({ item }) => item),
  };
}

function line(
  state: SandboxState,
  user: User,
  asset: AssetId,
  { currency, time, incoming }: { currency: DisplayCurrency; time: number; incoming: bigint },
): Line | null {
  const available = balanceOf(state.ledger, userAccount(user.customer_id, 'available', asset));
  const held = balanceOf(state.ledger, userAccount(user.customer_id, 'held', asset));
  if (available + held + incoming === 0n) return null;
  const { scale } = assets[asset];
  const price = unitPrice(state, asset, currency, time);
  const former = unitPrice(state, asset, currency, time - DAY);
  const worth = (rate: string | null) =>
    rate === null ? null : multiplyByRate(available + held, scale, rate, assets[currency].scale, 'half-even');
  const value = worth(price);
  const item: Balance = {
    asset,
    available: formatAmount(available, scale),
    held: formatAmount(held, scale),
    incoming: formatAmount(incoming, scale),
    total: formatAmount(available + held, scale),
    price: price === null ? null : { amount: price, as_of: iso(now(state)), stale: false },
    value: value === null ? null : formatAmount(value, assets[currency].scale),
    change_24h:
      price === null || former === null
        ? null
        : percentChange(parseAmount(former, PRICE_SCALE), parseAmount(price, PRICE_SCALE)),
  };
  return { item, value, before: worth(former) };
}

/** Most valuable first; without a price last. */
function byValue(a: Line, b: Line): number {
  if (a.value === b.value) return 0;
  if (a.value === null) return 1;
  if (b.value === null) return -1;
  return a.value > b.value ? -1 : 1;
}
