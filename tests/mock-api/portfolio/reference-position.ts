import { assets, isCoin, type AssetId } from '#contract/assets.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { ownerOf } from '#mock-api/features/ledger/accounts.ts';
import type { JournalEntry } from '#mock-api/features/ledger/journal-schema.ts';
import { coinPrice, nairaPerDollar } from '#mock-api/features/market/reference-prices.ts';
import type { StoredTransaction } from '#mock-api/features/transactions/stored-transaction.ts';

/** A fraction of a display currency, exact: a plain reference rounds nothing on its way. */
export interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

export const zero: Fraction = { over: 0n, under: 1n };
const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));

function fraction(over: bigint, under: bigint): Fraction {
  const common = gcd(over < 0n ? -over : over, under) || 1n;
  return { over: over / common, under: under / common };
}
const plus = (a: Fraction, b: Fraction) => fraction(a.over * b.under + b.over * a.under, a.under * b.under);
const times = (a: Fraction, b: Fraction) => fraction(a.over * b.over, a.under * b.under);
const per = (a: Fraction, b: Fraction) => fraction(a.over * b.under, a.under * b.over);

/** A decimal string as a fraction. */
export function decimal(text: string): Fraction {
  const [whole = '0', decimals = ''] = text.split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/** What an amount is worth at a moment, from the reference prices alone. */
function worth(
  { seed }: SandboxState,
  asset: AssetId,
  amount: Fraction,
  currency: 'ngn' | 'usd' | 'btc',
  at: number,
): Fraction {
  const naira = decimal(nairaPerDollar(seed, at));
  const dollars = isCoin(asset)
    ? times(amount, decimal(coinPrice(seed, asset, at)))
    : asset === 'ngn'
      ? per(amount, naira)
      : amount;
  if (asset === currency) return amount;
  if (currency === 'ngn') return times(dollars, naira);
  return currency === 'btc' ? per(dollars, decimal(coinPrice(seed, 'btc', at))) : dollars;
}

/** What came cost: what was given for it with the fee, else its value when it came and the fee that it came with. */
function costOf(
  state: SandboxState,
  asset: AssetId,
  came: Fraction,
  { event, at, transaction }: { event: string; at: number; transaction: StoredTransaction | undefined },
  currency: 'ngn' | 'usd' | 'btc',
): Fraction {
  if (event === 'converted' && transaction?.total_debit) {
    const { asset: given, amount } = transaction.total_debit;
    return worth(state, given, decimal(amount), currency, at);
  }
  const isDeposit = event === 'credited' || event === 'claimed';
  const fees = isDeposit ? (transaction?.fees ?? []).map(({ amount }) => decimal(amount)) : [];
  return worth(state, asset, fees.reduce(plus, came), currency, at);
}

/** The bookings of a journal in the order of their moments: a history is booked after the fact. */
export const inOrder = (entries: readonly JournalEntry[]): readonly JournalEntry[] =>
  entries.toSorted(
    (one, other) => Date.parse(one.effective_at) - Date.parse(other.effective_at) || one.seq - other.seq,
  );

/**
 * What somebody has of an asset and what it cost: every booking that touches their accounts, in the order of its moment. What
 * comes adds its cost, what goes takes its share of the cost with it.
 * @param entries those of the journal, `inOrder`
 */
export function referencePosition(
  state: SandboxState,
  { person, entries }: { readonly person: string; readonly entries: readonly JournalEntry[] },
  asset: AssetId,
  currency: 'ngn' | 'usd' | 'btc',
): { readonly amount: bigint; readonly cost: Fraction; readonly since: string | null } {
  const prefix = `user:${ownerOf(state, person)}:`;
  const own = new Map((state.transactions[person] ?? []).map((one) => [one.operation_id, one]));
  const unit = 10n ** BigInt(assets[asset].scale);
  let amount = 0n;
  let cost = zero;
  let since: string | null = null;
  for (const { event, effective_at, operation_id, postings } of entries) {
    const change = postings
      .filter((posting) => posting.asset === asset && posting.account.startsWith(prefix))
      .reduce((sum, posting) => sum + BigInt(posting.amount), 0n);
    if (change === 0n) continue;
    const left = amount + change;
    if (change > 0n) {
      if (amount === 0n) since = effective_at;
      const transaction = operation_id === null ? undefined : own.get(operation_id);
      const booking = { event, at: Date.parse(effective_at), transaction };
      cost = plus(cost, costOf(state, asset, fraction(change, unit), booking, currency));
    } else if (left === 0n) {
      cost = zero;
      since = null;
    } else cost = times(cost, fraction(left, amount));
    amount = left;
  }
  return { amount, cost, since };
}
