import type { Transaction } from '#contract/transactions.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import { formatMoment } from '#src/intl/format/timestamp.ts';
import type { Locale } from '#src/intl/locale.ts';
import { labelled } from '#src/intl/text/marks.ts';
import { rateText } from './rate-text.ts';

interface ReceiptFormat {
  readonly messages: Messages['transactionDetail'];
  /** What happened, with the other side: `Sent to Ada`. */
  readonly title: string;
  /** Whose account it is; null without a name. */
  readonly owner: string | null;
  readonly status: string;
  readonly product: string;
  readonly locale: Locale;
  readonly numberLocale: NumberLocale;
}

/** A receipt as plain text, to share: never the person's own note. */
export function receiptText(transaction: Transaction, format: ReceiptFormat): string {
  const { messages, title, owner, status, product, locale, numberLocale } = format;
  const {
    direction,
    asset,
    amount,
    fees,
    total_debit,
    received,
    fiat,
    reference,
    tx_hash,
    completed_at,
    created_at,
  } = transaction;
  const { sums } = messages;
  const money = (one: { asset: Transaction['asset']; amount: string }) =>
    formatMoney(one.amount, one.asset, numberLocale);
  const line = (label: string, value: string) => labelled(locale, label, value);
  const label = direction === 'in' ? sums.added : direction === 'convert' ? sums.youGive : sums.theyReceive;
  // A year in front of every date: a receipt is read long after.
  const date = formatMoment(completed_at ?? created_at, locale, { now: 0 });
  return [
    `${product} · ${messages.receipt.heading}`,
    `${title} · ${status}`,
    ...(owner === null || direction === 'convert'
      ? []
      : [line(direction === 'in' ? messages.to : messages.from, owner)]),
    line(label, money({ asset, amount })),
    ...fees.map((fee) => line(sums[fee.kind], money(fee))),
    ...(received ? [line(sums.youGet, money(received))] : []),
    ...(total_debit ? [line(sums.youPay, money(total_debit))] : []),
    ...(fiat && fiat.currency !== asset ? [line(messages.rate, rateText(asset, fiat, numberLocale))] : []),
    line(messages.date, date),
    line(messages.reference, reference),
    ...(tx_hash === null ? [] : [line(messages.hash, sanitizeText(tx_hash))]),
  ].join('\n');
}
