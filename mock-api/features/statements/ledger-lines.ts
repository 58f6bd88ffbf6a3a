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

/** `ent_12_btc`. */
export const lineId = ({ entry, asset }: Line) => `ent_${entry.seq}_${asset}`;

/**
 * Those of some lines that a stretch of time has. A line of the moment in which a month begins is that month's.
 * @param lines oldest first. Most stretches that are asked for end lately: they are looked for from the end.
 */
export function linesWithin(lines: readonly Line[], { from, to }: TimeRange): Line[] {
  const begin = (moment: number) =>
    lines.findLastIndex(({ entry }) => Date.parse(entry.effective_at) < moment) + 1;
  const end = begin(to);
  return lines.slice(Math.min(begin(from), end), end);
}

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
  return linesWithin(linesOf(state, customerId), range).filter(
    (line) => asset === undefined || line.asset === asset,
  );
}
