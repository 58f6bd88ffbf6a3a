import { assetIds, assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { TransactionMonth } from '#contract/transaction-months.ts';
import { memoizePerObject } from '../../core/memoize-per-object.ts';
import type { SandboxState } from '../../core/state.ts';
import { timeAtPace } from '../market/market-settings.ts';
import { hasPrice, priceOfPath } from '../market/price.ts';
import { feesFrom, withFees } from './fee-sources.ts';
import { isOpen } from './status-table.ts';
import type { StoredTransaction } from './stored-transaction.ts';

type Column = Exclude<keyof TransactionMonth, 'month'>;
/** What decides which parts of a transaction count. */
type CountedTransaction = Pick<
  StoredTransaction,
  'direction' | 'status' | 'status_reason' | 'asset' | 'amount' | 'total_debit' | 'recovered'
> & { readonly fees: readonly Pick<StoredTransaction['fees'][number], 'asset' | 'amount'>[] };
type Part = readonly [Column, Pick<StoredTransaction, 'asset' | 'amount'>];

/** Within it every zone has one calendar month: offsets from UTC are multiples of a quarter of an hour. */
const QUARTER_MS = 900_000;

/** Whether a moment (ISO 8601, in UTC) is of the same month in every zone, which are 12 hours behind to 14 ahead: from the 2nd to the 27th. */
function isOfOneMonth(moment: string): boolean {
  const [tens, ones] = [moment.charCodeAt(8) - DIGIT_0, moment.charCodeAt(9) - DIGIT_0];
  const day = tens * 10 + ones;
  return day > 1 && day < 28;
}
const DIGIT_0 = 0x30;

/** The month (`2026-11`) of a zone that a moment (ISO 8601, in UTC) is in. */
function monthsOf(zone: string): (moment: string) => string {
  const format = new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', timeZone: zone });
  const known = new Map<number, string>();
  return (moment) => {
    if (isOfOneMonth(moment)) return moment.slice(0, 'YYYY-MM'.length);
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
function partsOf(one: CountedTransaction): readonly Part[] {
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

/** What counts of a transaction, in minor units of a currency. */
interface CountedPart {
  readonly column: Column;
  readonly value: bigint;
  /** Whose price of its moment it was valued with; null where the transaction keeps the rate. */
  readonly pricedAs: AssetId | null;
}

/**
 * What counts of each transaction in a currency. Kept, because a rate of the market takes a while and a sum is of all
 * transactions: for the currency that was asked for last, and while the market has the same prices.
 */
const countedPartsOf = memoizePerObject(
  ({ seed, ticker: { speed, since, market } }: SandboxState, currency: DisplayCurrency) =>
    [currency, seed, speed, since, market] as const,
  ([currency, seed, speed, since, market]) =>
    memoizePerObject(
      (one: StoredTransaction) => {
        const sources = [
          one.direction,
          one.status,
          one.status_reason,
          one.asset,
          one.amount,
          one.recovered,
          one.total_debit?.asset,
          one.total_debit?.amount,
          one.fiat?.currency === currency ? one.fiat.rate : null,
          one.created_at,
        ] as const;
        return withFees(sources, one.fees);
      },
      ([direction, status, status_reason, asset, amount, recovered, ...rest]) => {
        const [debitAsset, debit, keptRate, created_at, ...fees] = rest;
        const total_debit =
          debitAsset === undefined || debit === undefined ? null : { asset: debitAsset, amount: debit };
        const facts = { direction, status, status_reason, asset, amount, recovered, total_debit };
        return partsOf({ ...facts, fees: feesFrom(fees) }).map(([column, part]): CountedPart => {
          const hasKept = keptRate !== null && part.asset === asset;
          const moment = timeAtPace({ speed, since, market }, Date.parse(created_at));
          const rate = hasKept ? keptRate : priceOfPath(seed, part.asset, currency, moment);
          const { scale } = assets[part.asset];
          const minor = parseAmount(part.amount, scale);
          const value = multiplyByRate(minor, scale, rate, assets[currency].scale, 'half-even');
          return { column, value, pricedAs: hasKept ? null : part.asset };
        });
      },
    ),
);

type MonthSums = Readonly<Record<Column, bigint | null>>;

const added = (one: MonthSums, other: MonthSums): MonthSums => {
  const sum = (column: Column) => {
    const [a, b] = [one[column], other[column]];
    return a === null || b === null ? null : a + b;
  };
  return { in: sum('in'), out: sum('out'), fees: sum('fees'), converted: sum('converted') };
};

interface KnownRun {
  readonly parts: readonly (readonly CountedPart[])[];
  readonly sums: MonthSums;
}

/** By the first transaction of a run. What counts of a transaction is another list once it has changed: as long as all lists are the same, so is the sum. */
const knownRuns = new WeakMap<StoredTransaction, KnownRun>();

/** The sum of transactions that follow each other. @param unpriced the assets without a price now, which no kept sum knows of */
function sumsOfRun(
  first: StoredTransaction,
  parts: readonly (readonly CountedPart[])[],
  unpriced: ReadonlySet<AssetId>,
): MonthSums {
  const before = unpriced.size === 0 ? knownRuns.get(first) : undefined;
  if (before?.parts.length === parts.length && before.parts.every((one, index) => one === parts[index]))
    return before.sums;
  const sums: Record<Column, bigint | null> = { in: 0n, out: 0n, fees: 0n, converted: 0n };
  for (const { column, value, pricedAs } of parts.flat()) {
    const sum = sums[column];
    const isUnpriced = pricedAs !== null && unpriced.has(pricedAs);
    sums[column] = isUnpriced || sum === null ? null : sum + value;
  }
  if (unpriced.size === 0) knownRuns.set(first, { parts, sums });
  return sums;
}

/**
 * What moved in each month that has a transaction, newest first: each at the rate that its transaction keeps, where it is in that
 * currency, else the market's of its moment. Null where something has no price.
 * @param all oldest first.
 */
export function monthSums(
  state: SandboxState,
  all: readonly StoredTransaction[],
  { currency, zone }: { readonly currency: DisplayCurrency; readonly zone: string },
): TransactionMonth[] {
  const target = assets[currency].scale;
  const monthOf = monthsOf(zone);
  const months = new Map<string, MonthSums>();
  const countedParts = countedPartsOf(state, currency);
  const unpriced = new Set(assetIds.filter((asset) => !hasPrice(state, asset, currency)));
  // Neighbours are mostly of one month: their sum is made once what counts of all of them is there.
  let month = '';
  let run: (readonly CountedPart[])[] = [];
  let first: StoredTransaction | undefined;
  const endRun = () => {
    if (!first) return;
    const before = months.get(month);
    const sums = sumsOfRun(first, run, unpriced);
    months.set(month, before ? added(before, sums) : sums);
  };
  for (const one of all.toReversed()) {
    const { created_at } = one;
    const isSame = first !== undefined && created_at.startsWith(month) && isOfOneMonth(created_at);
    const next = isSame ? month : monthOf(created_at);
    if (next !== month) {
      endRun();
      [month, run, first] = [next, [], one];
    }
    run.push(countedParts(one));
  }
  endRun();
  const format = (sum: bigint | null) => (sum === null ? null : formatAmount(sum, target));
  return [...months].map(([month, sums]) => ({
    month,
    in: format(sums.in),
    out: format(sums.out),
    fees: format(sums.fees),
    converted: format(sums.converted),
  }));
}
