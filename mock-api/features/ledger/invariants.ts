import { byMoment, type Account, type JournalEntry, type Ledger } from './journal-schema.ts';

export interface Invariant {
  id: 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10';
  ok: boolean;
  text: string;
  /** What violates it. */
  found: string[];
}

export const invariant = (id: Invariant['id'], text: string, found: string[]): Invariant => ({
  id,
  ok: found.length === 0,
  text,
  found,
});

/** What must hold for the ledger at any time, computed from the journal entries alone. */
export function ledgerInvariants({ entries, accounts }: Ledger): Invariant[] {
  const replayed = new Map<string, bigint>();
  const newest = new Map<string, string>();
  const totals = new Map<string, bigint>();
  const unbalanced: string[] = [];
  for (const { seq, effective_at, postings } of entries) {
    const sums = new Map<string, bigint>();
    for (const { account, asset, amount } of postings) {
      const minor = BigInt(amount);
      replayed.set(account, (replayed.get(account) ?? 0n) + minor);
      if (effective_at > (newest.get(account) ?? '')) newest.set(account, effective_at);
      sums.set(asset, (sums.get(asset) ?? 0n) + minor);
      totals.set(asset, (totals.get(asset) ?? 0n) + minor);
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) unbalanced.push(`entry ${seq}`);
  }
  const rows: Readonly<Record<string, Ledger['accounts'][string]>> = accounts;
  const drifted = [...new Set([...replayed.keys(), ...Object.keys(rows)])].filter((id) => {
    const row = rows[id];
    const isReplay = String(replayed.get(id) ?? 0n) === (row?.balance ?? '0');
    return !isReplay || (row !== undefined && row.kind !== 'hold' && row.newest_at !== newest.get(id));
  });
  return [
    invariant('I1', 'every entry sums to zero in each asset', unbalanced),
    invariant('I2', 'balances are the replay of the entries', drifted),
    invariant('I3', 'no person has less than nothing, at any moment', overdrawnAccounts(entries, accounts)),
    invariant(
      'I10',
      'the whole system sums to zero in each asset',
      [...totals].filter(([, sum]) => sum !== 0n).map(([asset]) => asset),
    ),
  ];
}

/** The accounts that may not be negative and were, at some moment, with what was booked up to it. */
function overdrawnAccounts(
  entries: readonly JournalEntry[],
  accounts: Readonly<Record<string, Account>>,
): string[] {
  const balances = new Map<string, bigint>();
  const overdrawn = new Set<string>();
  for (const { postings } of entries.toSorted(byMoment)) {
    for (const { account, amount } of postings)
      balances.set(account, (balances.get(account) ?? 0n) + BigInt(amount));
    for (const { account } of postings)
      // An account without a row is a hold that is empty now.
      if ((balances.get(account) ?? 0n) < 0n && accounts[account]?.may_be_negative !== true)
        overdrawn.add(account);
  }
  return [...overdrawn];
}
