import { assets } from '#contract/assets.ts';
import { parseAmount } from '#contract/money.ts';
import { invariant, type Invariant } from '../ledger/invariants.ts';
import type { JournalEntry } from '../ledger/journal-schema.ts';
import type { SandboxState } from '../../core/state.ts';
import { isOpen } from './status-table.ts';
import type { StoredTransaction } from './stored-transaction.ts';

/** By kind of account and asset (`hold:btc`), in minor units; those of zero are left out. */
type Changes = ReadonlyMap<string, bigint>;

/** What the status of a transaction says that its owner's accounts must have changed by, without looking at how it was booked. */
function expectedChanges(one: StoredTransaction): Changes {
  const { type, status, asset, direction, received, recovered } = one;
  const minor = (amount: string, of = asset) => parseAmount(amount, assets[of].scale);
  const amount = minor(one.amount);
  const fees = one.fees.reduce((sum, fee) => sum + minor(fee.amount), 0n);
  const available = `available:${asset}`;
  const changes: [string, bigint][] = [];
  if (direction === 'convert' && status === 'completed') {
    changes.push([available, -amount - fees]);
    if (received) changes.push([`available:${received.asset}`, minor(received.amount, received.asset)]);
  } else if (direction === 'in') {
    if (status === 'completed') changes.push([available, amount]);
    if (status === 'returned' && recovered !== null) changes.push([available, amount - minor(recovered)]);
  } else if (direction === 'out') {
    if (isOpen(status)) changes.push([available, -amount - fees], [`hold:${asset}`, amount + fees]);
    if (status === 'completed') changes.push([available, -amount - fees]);
    if (status === 'returned' && type === 'payout' && one.status_reason !== 'bank_error')
      changes.push([available, -fees]);
  }
  return new Map(changes.filter(([, change]) => change !== 0n));
}

/** By how much entries have changed an owner's accounts. */
function bookedChanges(owner: string, entries: readonly JournalEntry[]): Changes {
  const sums = new Map<string, bigint>();
  const prefix = `user:${owner}:`;
  for (const { postings } of entries) {
    for (const { account, asset, amount } of postings) {
      if (!account.startsWith(prefix)) continue;
      const key = `${account.startsWith('hold:', prefix.length) ? 'hold' : 'available'}:${asset}`;
      sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount));
    }
  }
  return new Map([...sums].filter(([, sum]) => sum !== 0n));
}

const same = (a: Changes, b: Changes) =>
  a.size === b.size && [...a].every(([key, change]) => b.get(key) === change);

/** What must hold between transactions and the ledger. */
export function paymentInvariants({ ledger, transactions }: SandboxState): Invariant[] {
  const all = Object.values(transactions).flat();
  const byOperation = Map.groupBy(ledger.entries, ({ operation_id }) => operation_id);
  const misbooked = all.filter(
    (one) => !same(expectedChanges(one), bookedChanges(one.owner, byOperation.get(one.operation_id) ?? [])),
  );
  const open = new Map(all.filter(({ status }) => isOpen(status)).map((one) => [one.id, one]));
  const wrongHolds = Object.values(ledger.accounts).filter(({ kind, asset, balance, transaction_id }) => {
    const one = kind === 'hold' && transaction_id !== null ? open.get(transaction_id) : undefined;
    return (
      kind === 'hold' && balance !== String(one ? (expectedChanges(one).get(`hold:${asset}`) ?? 0n) : 0n)
    );
  });
  const quotes = all.filter(({ quote_id, type }) => quote_id !== null && type !== 'receive');
  const usedTwice = [...Map.groupBy(quotes, ({ quote_id }) => quote_id)].filter(
    ([, uses]) => uses.length > 1,
  );
  // Of a deposit another amount may arrive than was quoted.
  const overcharged = all.filter(
    ({ quoted_total, total_debit }) =>
      quoted_total !== null && total_debit !== null && total_debit.amount !== quoted_total,
  );
  const reusedKeys = Object.values(transactions).flatMap((own) =>
    [...Map.groupBy(own, ({ idempotency_key }) => idempotency_key)]
      .filter(([key, uses]) => key !== null && uses.length > 1)
      .map(([key]) => String(key)),
  );
  return [
    invariant(
      'I8',
      'what was paid is what the quote said',
      overcharged.map(({ id }) => id),
    ),
    invariant('I6', 'an idempotency key has at most one operation', reusedKeys),
    invariant(
      'I4',
      'a hold is that of an open transaction',
      wrongHolds.map(({ id }) => id),
    ),
    invariant(
      'I5',
      'entries of a transaction match its status',
      misbooked.map(({ id }) => id),
    ),
    invariant(
      'I7',
      'a quote is used at most once',
      usedTwice.map(([quote]) => String(quote)),
    ),
  ];
}
