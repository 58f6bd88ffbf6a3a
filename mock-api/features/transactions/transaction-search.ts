import { parseAmount } from '#contract/money.ts';
import type { Transaction } from '#contract/transactions.ts';
import { lagosDays, lagosText, type TimeRange } from '../../core/lagos-time.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { sumsOf, textOf } from './searched-parts.ts';
import { searchTerms, type SearchedDate, type SearchTerm } from './search-terms.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** Decimals that any amount fits into: more than any asset has, so that a limit may have more than the amount. */
const MOST_DECIMALS = 24;
const minor = (amount: string) => parseAmount(amount, MOST_DECIMALS);

type TransactionFilter = {
  readonly [Name in 'asset' | 'type' | 'direction' | 'status']?: Transaction[Name] | undefined;
} & Readonly<Partial<Record<'q' | 'from' | 'to' | 'min' | 'max', string | undefined>>>;

/**
 * The transactions that match a filter, newest first.
 * @param all oldest first.
 * @param before the index in `all` that all found ones come before.
 * @throws ApiError 422 `period_invalid`
 */
export function searchTransactions(
  all: readonly StoredTransaction[],
  filter: TransactionFilter,
  { before = all.length, limit }: { before?: number; limit: number },
): StoredTransaction[] {
  const matches = matcherOf(filter);
  const found: StoredTransaction[] = [];
  for (let index = before - 1; index >= 0 && found.length < limit; index -= 1) {
    const one = all[index];
    if (one && matches(one)) found.push(one);
  }
  return found;
}

/**
 * The newest that match, and how many do: read once, since the texts of 10,000 transactions take a while.
 * @param all oldest first.
 * @throws ApiError 422 `period_invalid`
 */
export function firstAndTotal(
  all: readonly StoredTransaction[],
  filter: TransactionFilter,
  limit: number,
): { readonly found: readonly StoredTransaction[]; readonly total: number } {
  const isUnfiltered = Object.keys(filter).length === 0;
  const found = searchTransactions(all, filter, { limit: isUnfiltered ? limit : all.length });
  return { found: found.slice(0, limit), total: isUnfiltered ? all.length : found.length };
}

function matcherOf({ q, from, to, min, max, ...exact }: TransactionFilter) {
  const days = lagosDays(from, to);
  if (!days) throw paymentError('period_invalid');
  const terms = searchTerms(q ?? '');
  // Of marks alone: nothing has such a word.
  if (q && terms.length === 0) return () => false;
  const names = (['asset', 'type', 'direction', 'status'] as const).filter(
    (name) => exact[name] !== undefined,
  );
  const hasDays = from !== undefined || to !== undefined;
  return (one: StoredTransaction) =>
    names.every((name) => one[name] === exact[name]) &&
    (!hasDays || isWithin(days, one)) &&
    hasAmount(one, exact.asset, { min, max }) &&
    hasTerms(one, terms);
}

function isWithin({ from, to }: TimeRange, { created_at }: StoredTransaction): boolean {
  const moment = Date.parse(created_at);
  return from <= moment && moment < to;
}

interface AmountRange {
  readonly min: string | undefined;
  readonly max: string | undefined;
}

/** Whether the amount is in a range: in the asset that is searched for, or without one the value in naira. */
function hasAmount(
  { amount, fiat }: StoredTransaction,
  asset: Transaction['asset'] | undefined,
  { min, max }: AmountRange,
): boolean {
  if (min === undefined && max === undefined) return true;
  const compared = asset === undefined ? fiat?.amount : amount;
  if (compared === undefined) return false;
  return (
    (min === undefined || minor(compared) >= minor(min)) &&
    (max === undefined || minor(compared) <= minor(max))
  );
}

/** Whether each part of a search is in what the user sees of a transaction: its texts, its sums, and its day in Lagos. */
function hasTerms(one: StoredTransaction, terms: readonly SearchTerm[]): boolean {
  if (terms.length === 0) return true;
  return terms.every(
    (term) =>
      (term.date !== null && isOn(term.date, one)) ||
      (term.sums.length > 0 && hasSum(one, term.sums)) ||
      hasWords(one, term.words),
  );
}

function hasSum(one: StoredTransaction, wanted: readonly string[]): boolean {
  const sums = sumsOf(one);
  return wanted.some((sum) => sums.includes(sum));
}

function hasWords(one: StoredTransaction, words: readonly string[]): boolean {
  const text = textOf(one);
  return words.every((word) => text.includes(word));
}

function isOn({ year, month, day }: SearchedDate, { created_at }: StoredTransaction): boolean {
  const date = lagosText(Date.parse(created_at)).slice(0, 10).split('-').map(Number);
  return [year, month, day].every((wanted, at) => wanted === null || wanted === date[at]);
}
