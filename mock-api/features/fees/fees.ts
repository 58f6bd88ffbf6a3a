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

/** A fee of ours and the value-added tax on it (Nigeria: 7.5 %). */
function withVat(asset: AssetId, amount: string): Fee[] {
  return [
    { kind: 'service', asset, amount },
    { kind: 'vat', asset, amount: share(asset, amount, VAT) },
  ];
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
