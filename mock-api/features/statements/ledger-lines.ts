import type { AssetId } from '#contract/assets.ts';
import { lagosDays, type TimeRange } from '../../core/lagos-time.ts';
import type { SandboxState } from '../../core/state.ts';
import type { JournalEntry } from '../ledger/journal-schema.ts';
import { movementsOf, type Movement } from '../ledger/movements.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import type { StoredTransaction } from '../transactions/stored-transaction.ts';
import { transactionsOf } from '../transactions/transactions.ts';

/** What a journal entry changed of a customer's money of one asset. Amounts are in minor units. */
export interface Line {
  readonly entry: JournalEntry;
  /** Null for what belongs to no transaction. */
  readonly transaction: StoredTransaction | null;
  readonly asset: AssetId;
  /** Of the accounts: negative for what left. */
  readonly change: bigint;
  /** What the accounts had then. */
  readonly balance: bigint;
}

export interface LineFilter {
  readonly asset?: AssetId | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

interface KnownLines {
  readonly lines: readonly Line[];
  /** What they were made of: how many movements, and which transactions. */
  readonly movements: number;
  readonly transactions: readonly StoredTransaction[];
  readonly transactionCount: number;
}

/** By movements. Movements and transactions are only ever added: as long as there are as many, the lines are the same. */
const known = new WeakMap<readonly Movement[], KnownLines>();

/** All lines of a customer, oldest first. An entry that only holds money, or frees it, is none. */
export function linesOf(
  state: SandboxState,
  customerId: string,
  movements: readonly Movement[] = movementsOf(state, customerId),
): readonly Line[] {
  const transactions = transactionsOf(state, customerId);
  const before = known.get(movements);
  if (
    before?.transactions === transactions &&
    before.transactionCount === transactions.length &&
    before.movements === movements.length
  )
    return before.lines;
  const lines = createLines(movements, transactions);
  known.set(movements, {
    lines,
    movements: movements.length,
    transactions,
    transactionCount: transactions.length,
  });
  return lines;
}

function createLines(movements: readonly Movement[], all: readonly StoredTransaction[]): Line[] {
  const transactions = new Map(all.map((one) => [one.operation_id, one]));
  const balances = new Map<AssetId, bigint>();
  const lines: Line[] = [];
  for (const { entry, asset, available, held } of movements) {
    const change = available + held;
    if (change === 0n) continue;
    const { operation_id } = entry;
    const transaction = operation_id === null ? null : (transactions.get(operation_id) ?? null);
    const balance = (balances.get(asset) ?? 0n) + change;
    balances.set(asset, balance);
    lines.push({ entry, transaction, asset, change, balance });
  }
  return lines;
}

/** By lines: a list of lines does not change, another one takes its place. */
const grouped = new WeakMap<readonly Line[], ReadonlyMap<AssetId, readonly Line[]>>();

/** Lines by asset, in the order in which the assets first came; those of each oldest first. */
export function linesByAsset(lines: readonly Line[]): ReadonlyMap<AssetId, readonly Line[]> {
  const before = grouped.get(lines);
  if (before) return before;
  const groups = Map.groupBy(lines, ({ asset }) => asset);
  grouped.set(lines, groups);
  return groups;
}

/** `ent_12_btc`. */
export const lineId = ({ entry, asset }: Line) => `ent_${entry.seq}_${asset}`;

/** Where the first line stands that is not earlier than a moment; after the last where there is none. @param lines oldest first */
export function firstLineFrom(lines: readonly Line[], moment: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const line = lines[middle];
    if (line && Date.parse(line.entry.effective_at) < moment) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Those of some lines that a stretch of time has. A line of the moment in which a month begins is that month's.
 * @param lines oldest first
 */
export const linesWithin = (lines: readonly Line[], { from, to }: TimeRange): Line[] =>
  lines.slice(firstLineFrom(lines, from), firstLineFrom(lines, to));

/**
 * The lines of an asset and of days of Africa/Lagos (`2026-10-01`, both included), oldest first; all that is left out.
 * @throws ApiError 422 `period_invalid`
 */
export function ledgerLines(
  state: SandboxState,
  customerId: string,
  { asset, from, to }: LineFilter,
): Line[] {
  const range = lagosDays(from, to);
  if (!range) throw paymentError('period_invalid');
  const lines = linesOf(state, customerId);
  return linesWithin(asset === undefined ? lines : (linesByAsset(lines).get(asset) ?? []), range);
}
