import { formatMoney, formatPercent, formatPrice } from '#src/intl/format/money.ts';
import type { Locale } from '#src/intl/locale.ts';

/** What the drawings show: sample data, illustrative only (spec section 3). The three rows add up to the total. */
export const sample = {
  total: '5509342.58',
  gain: '60554.57',
  gainPercent: '1.11',
  rows: [
    { id: 'btc', amount: '0.031842', worth: '3232522.79', change: '1.84' },
    { id: 'usd', amount: '1204.18', worth: '1794469.04', change: '0.12' },
    { id: 'ngn', amount: '482350.75', worth: '482350.75', change: null },
  ],
  sent: '25000',
  fee: '0',
  limit: '50000',
  monthPercent: '6.42',
  prices: { btc: { price: '68123.46', change: '1.84' }, eth: { price: '3412.8', change: '-0.92' } },
} as const;

/** A change as the product writes it: arrow, sign, percent. */
export function changeText(percent: string, locale: Locale): string {
  return `${percent.startsWith('-') ? '↓' : '↑'} ${formatPercent(percent, locale)}`;
}

/** Whole naira without decimals: `₦25,000`. */
export function nairaText(amount: string, locale: Locale): string {
  return formatMoney(amount, 'ngn', locale).replace(/\.00$/, '');
}

/** The fee of every sample transfer: `0 USDT`. */
export const feeText = `${sample.fee} USDT`;

export { formatMoney, formatPrice };
