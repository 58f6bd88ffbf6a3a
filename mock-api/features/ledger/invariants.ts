import type { Ledger } from './ledger.ts';

export interface Invariant {
  id: 'I1' | 'I2' | 'I3' | 'I5' | 'I10';
  ok: boolean;
  text: string;
  /** What broke it. */
  found: string[];
}

/** What must hold of the books at any time, computed from the journals alone. */
export function invariants(ledger: Ledger): Invariant[] {
  const replayed = new Map<string, bigint>();
  const system = new Map<string, bigint>();
  const unbalanced: string[] = [];
  for (const journal of ledger.journals) {
    const sums = new Map<string, bigint>();
    for (const { account, asset, amount } of journal.entries) {
      const minor = BigInt(amount);
      replayed.set(account, (replayed.get(account) ?? 0n) + minor);
      sums.set(asset, (sums.get(asset) ?? 0n) + minor);
      system.set(asset, (system.get(asset) ?? 0n) + minor);
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) unbalanced.push(journal.journal_id);
  }
  const accounts = new Set([...replayed.keys(), ...Object.keys(ledger.balances)]);
  const drifted = [...accounts].filter(
    (name) => String(replayed.get(name) ?? 0n) !== (ledger.balances[name] ?? '0'),
  );
  const overdrawn = [...replayed]
    .filter(([name, sum]) => name.startsWith('user:') && sum < 0n)
    .map(([name]) => name);
  const open = [...system].filter(([, sum]) => sum !== 0n).map(([asset]) => asset);
  const item = (id: Invariant['id'], text: string, found: string[]) => ({
    id,
    ok: found.length === 0,
    text,
    found,
  });
  return [
    item('I1', 'every journal sums to zero in each asset', unbalanced),
    item('I2', 'balances are the replay of the journals', drifted),
    item('I3', 'no person has less than nothing', overdrawn),
    item('I10', 'the whole system sums to zero in each asset', open),
  ];
}
