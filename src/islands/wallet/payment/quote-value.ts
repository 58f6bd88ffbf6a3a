import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { Money, Quote } from '#contract/quotes.ts';

/** Decimal string and asset, as `Amount` takes them. */
export type Value = Money & { readonly asset: AssetId };

/** What an amount of the quote's asset is worth at the quote's rate; null without a price, and in its own currency. */
export function valueAt({ fiat, from }: Quote, { asset, amount }: Money): Value | null {
  if (!fiat || asset !== from.asset || fiat.currency === asset) return null;
  // An amount that was typed in money is what was typed, not what its coins are worth.
  if (amount === from.amount) return { asset: fiat.currency, amount: fiat.amount };
  const { scale } = assets[asset];
  const target = assets[fiat.currency].scale;
  const minor = multiplyByRate(parseAmount(amount, scale), scale, fiat.rate, target, 'half-even');
  return { asset: fiat.currency, amount: formatAmount(minor, target) };
}

/** Whether a price is held until the quote expires: cash is paid as it is, whatever it is worth in another currency. */
export const isPriceHeld = ({ fiat, from }: Quote): boolean =>
  fiat !== null && fiat.currency !== from.asset && assets[from.asset].kind !== 'fiat';

/** All fees of a quote, which are in one asset; null where there are none. */
export function feeOf({ fees }: Quote): Money | null {
  const [first] = fees;
  if (!first) return null;
  const { scale } = assets[first.asset];
  const sum = fees.reduce((total, { amount }) => total + parseAmount(amount, scale), 0n);
  return { asset: first.asset, amount: formatAmount(sum, scale) };
}

/** One amount less another of the same asset: a decimal string, negative where the second is more. */
export function difference(one: Money, other: Money): string {
  const { scale } = assets[one.asset];
  const minor = parseAmount(one.amount, scale) - parseAmount(other.amount, scale);
  return minor < 0n ? `-${formatAmount(-minor, scale)}` : formatAmount(minor, scale);
}

/** Whether another sum leaves the balance, or arrives. */
export const hasChanged = (before: Quote, now: Quote): boolean =>
  difference(now.total_debit, before.total_debit) !== '0' || difference(now.receive, before.receive) !== '0';
