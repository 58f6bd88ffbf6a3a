import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import { seedDeposit, deleteUser } from '#mock-api/features/users/delete-user.ts';
import { begin } from '#mock-api/features/ledger/lifecycle.ts';
import { invariants } from '#mock-api/features/ledger/invariants.ts';
import {
  balanceOf,
  externalAccount,
  LedgerError,
  post,
  transfer,
  userAccount,
} from '#mock-api/features/ledger/ledger.ts';
import { createState } from '#mock-api/core/state.ts';
import { createUser } from '#mock-api/features/users/users.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const assets: AssetId[] = ['ngn', 'btc', 'near'];
const people = ['a', 'b', 'c'];
const account = fc.oneof(
  fc.tuple(fc.constantFrom(...people), fc.constantFrom('available' as const, 'held' as const)),
  fc.constant(null),
);
const move = fc.record({
  from: account,
  to: account,
  asset: fc.constantFrom(...assets),
  // Also sums far beyond what a float can hold.
  minor: fc.oneof(fc.bigInt(0n, 1000n), fc.bigInt(0n, 10n ** 30n)),
});

test('whatever moves are made: sums are zero, nobody has less than nothing, balances are the replay', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const state = createState('s-1');
      const model = new Map<string, bigint>();
      const name = (side: readonly [string, 'available' | 'held'] | null, asset: AssetId) =>
        side ? userAccount(side[0], side[1], asset) : externalAccount('chain', asset);
      for (const { from, to, asset, minor } of moves) {
        const [source, target] = [name(from, asset), name(to, asset)];
        const enough = !from || source === target || (model.get(source) ?? 0n) >= minor;
        const booked = attempt(() =>
          transfer(state, { kind: 'test', from: source, to: target, asset, minor }),
        );
        expect(booked).toBe(enough ? 'booked' : 'insufficient_funds');
        if (!enough) continue;
        model.set(source, (model.get(source) ?? 0n) - minor);
        model.set(target, (model.get(target) ?? 0n) + minor);
      }
      for (const [each, sum] of model) expect(balanceOf(state.ledger, each)).toBe(sum);
      expect(invariants(state.ledger).filter(({ ok }) => !ok)).toEqual([]);
    }),
  );
});

test('a journal that does not sum to zero is not booked, not even in part', () => {
  const state = createState('s-1');
  const postings = [
    { account: externalAccount('chain', 'btc'), asset: 'btc' as const, minor: -5n },
    { account: userAccount('a', 'available', 'btc'), asset: 'btc' as const, minor: 5n },
    { account: userAccount('a', 'available', 'eth'), asset: 'eth' as const, minor: 1n },
  ];
  expect(attempt(() => post(state, { kind: 'test', postings }))).toBe('unbalanced');
  expect(state.ledger).toEqual({ journals: [], balances: {} });
});

test('each invariant notices what it is there for', () => {
  const broken = (mend: (state: ReturnType<typeof createState>) => void) => {
    const state = createState('s-1');
    const user = createUser(state, { email: 'a@example.com' });
    seedDeposit(state, user, 'btc', '0.5');
    mend(state);
    return invariants(state.ledger)
      .filter(({ ok }) => !ok)
      .map(({ id }) => id);
  };
  expect(broken(() => undefined)).toEqual([]);
  expect(broken(({ ledger }) => void (ledger.journals[0]!.entries[0]!.amount = '-1'))).toEqual([
    'I1',
    'I2',
    'I10',
  ]);
  expect(broken(({ ledger }) => void (ledger.balances['user:x:available:btc'] = '1'))).toEqual(['I2']);
  expect(broken(({ ledger }) => void ledger.journals.push(structuredClone(ledger.journals[0]!)))).toEqual([
    'I2',
  ]);
  expect(
    broken(({ ledger }) => {
      for (const entry of ledger.journals[0]!.entries) entry.amount = String(-BigInt(entry.amount));
    }),
  ).toEqual(['I2', 'I3']);
});

test('money is set aside and given back without a remainder', () => {
  const state = createState('s-1');
  const user = createUser(state, { email: 'a@example.com' });
  seedDeposit(state, user, 'near', '1.000000000000000000000001');
  const hold = (amount: string) =>
    begin(
      state,
      user.customer_id,
      { type: 'send', channel: 'chain', direction: 'out', asset: 'near', amount },
      [{ status: 'processing' }],
    );
  hold('0.000000000000000000000001');
  expect(balanceOf(state.ledger, userAccount(user.customer_id, 'available', 'near'))).toBe(10n ** 24n);
  expect(attempt(() => hold('2'))).toBe('insufficient_funds');
  deleteUser(state, user);
  expect(Object.values(state.ledger.balances)).toEqual(['0', '0', '0']);
  expect(invariants(state.ledger).every(({ ok }) => ok)).toBe(true);
});

test('the control plane proves the books', async () => {
  const visitor = new Visitor(emptyMock());
  await visitor.become('complete');
  await visitor.become('unicode');
  const { body } = await visitor.get('/__mock/invariants');
  expect(body.ok).toBe(true);
  expect((body.items as { id: string }[]).map(({ id }) => id)).toEqual(['I1', 'I2', 'I3', 'I10', 'I5']);
  const { state } = visitor.app.sandboxes.default;
  state.ledger.balances['user:x:available:btc'] = '1';
  expect((await visitor.get('/__mock/invariants')).body.ok).toBe(false);
});

function attempt(action: () => void): string {
  try {
    action();
    return 'booked';
  } catch (error) {
    if (error instanceof LedgerError) return error.code;
    throw error;
  }
}
