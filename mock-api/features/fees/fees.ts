import { assets, inputDecimals, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount, roundAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { networkFees } from '../networks/network-fees.ts';

type Fee = Transaction['fees'][number];

/** Tenths of a percent. */
const VAT = 75n;
const BANK_DEPOSIT = 15n;
const CONVERSION = 5n;
/** Naira for each payout to a bank. */
const PAYOUT = '50';

/** A share of an amount, rounded up at the decimals that people can type. */
function share(asset: AssetId, amount: string, tenthsOfPercent: bigint): string {
  const { scale } = assets[asset];
  const decimals = inputDecimals(asset);
  const minor = roundAmount(parseAmount(amount, scale) * tenthsOfPercent, scale + 3, decimals, 'ceil');
  return formatAmount(minor, decimals);
}

/** The value-added tax on a fee of ours (Nigeria: 7.5 %). */
const vatOn = (asset: AssetId, fee: string) => share(asset, fee, VAT);

/** A fee of ours and the tax on it. */
const withVat = (asset: AssetId, fee: string): Fee[] => [
  { kind: 'service', asset, amount: fee },
  { kind: 'vat', asset, amount: vatOn(asset, fee) },
];

/**
 * The smallest fee of ours that comes with its tax to at least an amount, and the tax. To exactly the amount where one does: the
 * tax is rounded, so that each time it grows the sum grows by more than the fee, and some amounts lie between.
 * @param least in minor units, as what `total` says
 */
export function feesOfAtLeast(asset: AssetId, least: bigint): { fees: Fee[]; total: bigint } {
  const { scale } = assets[asset];
  const totalOf = (fee: bigint) => fee + parseAmount(vatOn(asset, formatAmount(fee, scale)), scale);
  let [low, high] = [0n, least];
  while (low < high) {
    const middle = (low + high) / 2n;
    if (totalOf(middle) < least) low = middle + 1n;
    else high = middle;
  }
  return { fees: withVat(asset, formatAmount(low, scale)), total: totalOf(low) };
}

/** 1.5 % of what is credited, on top of it. */
export const bankDepositFees = (asset: AssetId, credited: string) =>
  withVat(asset, share(asset, credited, BANK_DEPOSIT));

/** 0.5 % of what is given, on top of it. */
export const conversionFees = (asset: AssetId, given: string) =>
  withVat(asset, share(asset, given, CONVERSION));

export const payoutFees = () => withVat('ngn', PAYOUT);

/** One fixed fee for each network, without tax; none where the asset is not on the network. */
export function chainFees(asset: AssetId, network: string): Fee[] {
  const fees = networkFees(asset, network);
  return fees ? [{ kind: 'network', asset, amount: fees.fee }] : [];
}
