import { assets, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { TransactionMonth } from '#contract/transaction-months.ts';
import type { SandboxState } from '../../core/state.ts';
import { marketTime } from '../market/market-settings.ts';
import { unitPrice } from '../market/price.ts';
import { isOpen } from './status-table.ts';
import type { StoredTransaction } from './stored-transaction.ts';

type Column = Exclude<keyof TransactionMonth, 'month'>;
type Part = readonly [Column, Pick<StoredTransaction, 'asset' | 'amount'>];

/** Within it every zone has one calendar month: offsets from UTC are multiples of a quarter of an hour. */
const QUARTER_MS = 900_000;

/** Days of a month in UTC that are of the same month in every zone, which are 12 hours behind to 14 ahead. */
const isOfOneMonth = (day: number) => day > 1 && day < 28;

/** The month (`2026-11`) of a zone that a moment (ISO 8601, in UTC) is in. */
function monthsOf(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: zone });
  const known = new Map<number, string>();
  return (moment) => {
    if (isOfOneMonth(Number(moment.slice(8, 10)))) return moment.slice(0, 'YYYY-MM'.length);
    const quarter = Math.floor(Date.parse(moment) / QUARTER_MS);
    const found = known.get(quarter);
    if (found !== undefined) return found;
    const parts = Object.fromEntries(
      format.formatToParts(quarter * QUARTER_MS).map(({ type, value }) => [type, value]),
    );
    const month = `${parts.year}-${parts.month}`;
    known.set(quarter, month);
    return month;
  };
}

/** What of a transaction counts, and where. */
function partsOf(one: StoredTransaction): readonly Part[] {
  const { direction, status, status_reason, asset, amount, fees, total_debit, recovered } = one;
  const isDone = status === 'completed';
  const fee = fees.map((each): Part => ['fees', each]);
  if (direction === 'in') {
    if (isDone) return [['in', { asset, amount }], ...fee];
    // Recalled, but spent in part: what could not be taken back has stayed.
    if (recovered === null) return [];
    const { scale } = assets[asset];
    const kept = formatAmount(parseAmount(amount, scale) - parseAmount(recovered, scale), scale);
    return [['in', { asset, amount: kept }]];
  }
  if (isDone || isOpen(status)) {
    const paid = total_debit ?? { asset, amount };
    return [[direction === 'convert' ? 'converted' : 'out', paid], ...fee];
  }
  const keepsFee = status === 'returned' && status_reason !== 'bank_error';
  return keepsFee
    ? fees.flatMap((each): Part[] => [
        ['out', each],
        ['fees', each],
      ])
    : [];
}

/** What moved in each month that has a transaction, newest first. @param all oldest first. */
export function monthSums(
  state: SandboxState,
  all: readonly StoredTransaction[],
  { currency, zone }: { readonly currency: DisplayCurrency; readonly zone: string },
): TransactionMonth[] {
  const target = assets[currency].scale;
  const monthOf = monthsOf(zone);
  const months = new Map<string, Record<Column, bigint | null>>();
  for (const one of all.toReversed()) {
    const month = monthOf(one.created_at);
    const sums = months.get(month) ?? { in: 0n, out: 0n, fees: 0n, converted: 0n };
    months.set(month, sums);
    for (const [column, { asset, amount }] of partsOf(one)) {
      const rate = rateThen(state, one, asset, currency);
      const before = sums[column];
      sums[column] =
        rate === null || before === null
          ? null
          : before +
            multiplyByRate(
              parseAmount(amount, assets[asset].scale),
              assets[asset].scale,
              rate,
              target,
              'half-even',
            );
    }
  }
  const format = (sum: bigint | null) => (sum === null ? null : formatAmount(sum, target));
  return [...months].map(([month, sums]) => ({
    month,
    in: format(sums.in),
    out: format(sums.out),
    fees: format(sums.fees),
    converted: format(sums.converted),
  }));
}

/** The rate that the transaction keeps, where it is in that currency, else the market's of its moment; null without a price. */
function rateThen(
  state: SandboxState,
  { asset: own, fiat, created_at }: StoredTransaction,
  asset: StoredTransaction['asset'],
  currency: DisplayCurrency,
): string | null {
  if (fiat?.currency === currency && own === asset) return fiat.rate;
  return unitPrice(state, asset, currency, marketTime(state, Date.parse(created_at)));
}
