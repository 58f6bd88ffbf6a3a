import type { Account, Ledger } from './journal-schema.ts';

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
  const totals = new Map<string, bigint>();
  const unbalanced: string[] = [];
  for (const { seq, postings } of entries) {
    const sums = new Map<string, bigint>();
    for (const { account, asset, amount } of postings) {
      const minor = BigInt(amount);
      replayed.set(account, (replayed.get(account) ?? 0n) + minor);
      sums.set(asset, (sums.get(asset) ?? 0n) + minor);
      totals.set(asset, (totals.get(asset) ?? 0n) + minor);
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) unbalanced.push(`entry ${seq}`);
  }
  const rows: Readonly<Record<string, Account & { balance: string }>> = accounts;
  const drifted = [...new Set([...replayed.keys(), ...Object.keys(rows)])].filter(
    (id) => String(replayed.get(id) ?? 0n) !== (rows[id]?.balance ?? '0'),
  );
  const overdrawn = Object.values(rows)
    .filter(({ id, may_be_negative }) => !may_be_negative && (replayed.get(id) ?? 0n) < 0n)
    .map(({ id }) => id);
  return [
    invariant('I1', 'every entry sums to zero in each asset', unbalanced),
    invariant('I2', 'balances are the replay of the entries', drifted),
    invariant('I3', 'no person has less than nothing', overdrawn),
    invariant(
      'I10',
      'the whole system sums to zero in each asset',
      [...totals].filter(([, sum]) => sum !== 0n).map(([asset]) => asset),
    ),
  ];
}
