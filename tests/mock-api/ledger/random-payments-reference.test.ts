import { expect, test, vi } from 'vitest';
import type { TransactionStatus } from '#contract/transactions.ts';
import { holdingsOf } from '#mock-api/features/ledger/accounts.ts';
import { isOpen } from '#mock-api/features/transactions/status-table.ts';
import { sized } from '../../tier.ts';
import { COMMANDS, PAID_ASSETS, RandomPayments } from './random-payments.ts';
import { expectedFees, expectedVat, minorOf, ReferenceLedger } from './reference-ledger.ts';

// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(120_000, 3_600_000) });
/** Events happen to a person's twelve newest transactions, and to open ones. */
const RECENT = 40;

test('a plain ledger that follows what people are told has the same balances after every command', () => {
  const payments = new RandomPayments(23);
  const reference = new ReferenceLedger();
  const seen = new Map<string, TransactionStatus>();
  /** Of each person: the first transaction that is new, and those before it whose status may change yet. */
  const followed = new Map<string, { readonly next: number; readonly changing: readonly number[] }>();
  /** Follows what is new or has changed of a person's transactions. */
  const follow = (person: string) => {
    const all = payments.state.transactions[person] ?? [];
    const { next, changing } = followed.get(person) ?? { next: 0, changing: [] };
    const added = Array.from({ length: all.length - next }, (_, index) => next + index);
    const watched = [...changing, ...added];
    for (const index of watched) {
      const one = all[index]!;
      const before = seen.get(one.id) ?? null;
      if (before === one.status) continue;
      reference.follow(person, one, before);
      seen.set(one.id, one.status);
      if (before !== null || one.quote_id === null) continue;
      const fees = one.fees.reduce((sum, { amount }) => sum + minorOf(amount, one.asset), 0n);
      const expected = expectedFees(one);
      // All of a balance: the last fraction is a part of the fee.
      const isAll = one.type === 'convert' && fees !== expected;
      if (isAll) expect(fees - expected).toBeLessThan(10n ** 12n);
      else expect(fees).toBe(expected);
      const [service, vat] = (['service', 'vat'] as const).map((kind) =>
        one.fees.find((fee) => fee.kind === kind),
      );
      if (service && vat)
        expect(minorOf(vat.amount, one.asset)).toBe(
          expectedVat(one.asset, minorOf(service.amount, one.asset)),
        );
    }
    // What has ended can change for a while yet: a bank returns and recalls.
    const isChanging = (index: number) => isOpen(all[index]!.status) || index >= all.length - RECENT;
    followed.set(person, { next: all.length, changing: watched.filter(isChanging) });
  };
  for (const person of payments.people) follow(person);
  for (let step = 1; step <= COMMANDS; step += 1) {
    const name = payments.step();
    for (const person of payments.people) {
      follow(person);
      const holdings = holdingsOf(payments.state, person);
      for (const asset of PAID_ASSETS) {
        const { available = 0n, held = 0n } = holdings.get(asset) ?? {};
        const expected = [reference.available(person, asset), reference.held(person, asset)];
        if (expected[0] !== available || expected[1] !== held)
          expect([step, name, person, asset, available, held]).toEqual([
            step,
            name,
            person,
            asset,
            ...expected,
          ]);
      }
    }
  }
});
