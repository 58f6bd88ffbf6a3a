import { assets } from '#contract/assets.ts';
import { addAmounts, formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { isNetworkId, networks } from '#contract/networks.ts';
import { foldText } from '#contract/text/fold-text.ts';
import type { Transaction } from '#contract/transactions.ts';
import { lagosDays, lagosText, type TimeRange } from '../../core/lagos-time.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
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
  const text = textOf(one);
  // Those of 10,000 transactions take a while.
  const sums = terms.some((term) => term.sums.length > 0) ? sumsOf(one) : new Set<bigint>();
  return terms.every(
    (term) =>
      (term.date !== null && isOn(term.date, one)) ||
      term.sums.some((sum) => sums.has(minor(sum))) ||
      term.words.every((word) => text.includes(word)),
  );
}

function isOn({ year, month, day }: SearchedDate, { created_at }: StoredTransaction): boolean {
  const date = lagosText(Date.parse(created_at)).slice(0, 10).split('-').map(Number);
  return [year, month, day].every((wanted, at) => wanted === null || wanted === date[at]);
}

/** The sums that a row, or the transaction itself, shows. */
function sumsOf({
  asset,
  amount,
  received,
  fiat,
  fees,
  total_debit,
}: StoredTransaction): ReadonlySet<bigint> {
  const { scale } = assets[asset];
  const sameAsset = fees.every((fee) => fee.asset === asset);
  const shown = [
    amount,
    received?.amount,
    fiat?.amount,
    total_debit?.amount,
    ...fees.map((fee) => fee.amount),
    // What a row shows is with the fees: their sum, and the value of all that left.
    ...(fees.length > 1 && sameAsset
      ? [
          addAmounts(
            fees.map((fee) => fee.amount),
            scale,
          ),
        ]
      : []),
    ...(fiat && total_debit && fees.length > 0
      ? [
          formatAmount(
            multiplyByRate(
              parseAmount(total_debit.amount, scale),
              scale,
              fiat.rate,
              assets[fiat.currency].scale,
              'half-even',
            ),
            assets[fiat.currency].scale,
          ),
        ]
      : []),
  ];
  return new Set(shown.flatMap((sum) => (sum === undefined ? [] : [minor(sum.replace(/^-/, ''))])));
}

/** What lists call each kind, in the product's languages: a search is in neither of them alone. */
const kindWords: Readonly<Record<StoredTransaction['type'], string>> = {
  send: 'Sent 转出 转给',
  receive: 'Received 转入',
  deposit: 'Deposit 充值',
  payout: 'Withdrawal 提现',
  convert: 'Converted 兑换',
  reward: 'Reward 奖励',
  adjustment: 'Correction 账目更正',
};

/** What the user reads of a transaction, folded. */
function textOf(one: StoredTransaction): string {
  const { reference, counterparty, network, note, message, tx_hash, asset, amount, received } = one;
  const names = counterparty && [
    counterparty.name,
    ...(counterparty.kind === 'user' ? [`@${counterparty.username}`] : []),
  ];
  const parts = [
    kindWords[one.type],
    reference,
    ...(names ?? []),
    ...(counterparty?.kind === 'address' ? [counterparty.address] : []),
    ...(counterparty?.kind === 'bank' ? [counterparty.bank_name, counterparty.last4] : []),
    network !== null && isNetworkId(network) ? `on ${networks[network].name}` : null,
    note,
    message,
    tx_hash,
    asset,
    assets[asset].name,
    amount,
    received?.asset,
    received?.amount,
  ];
  return foldText(parts.filter((part) => part != null).join('\n'));
}
