import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import { invariantsOf } from '#mock-api/control/invariants.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { seedDeposit } from '#mock-api/features/deposits/seed-deposit.ts';
import { createClock, iso } from '#mock-api/core/clock.ts';
import { stateDefinition } from '#mock-api/features/index.ts';
import {
  availableAccount,
  balanceOf,
  custodyAccount,
  holdAccount,
  holdingsOf,
} from '#mock-api/features/ledger/accounts.ts';
import { LedgerError, post } from '#mock-api/features/ledger/journal.ts';
import type { Account } from '#mock-api/features/ledger/journal-schema.ts';
import { ledgerInvariants } from '#mock-api/features/ledger/invariants.ts';
import { postingRules, postingsOf, type PostingEvent } from '#mock-api/features/ledger/posting-rules.ts';
import { createUser } from '#mock-api/features/users/users.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const assets: AssetId[] = ['ngn', 'btc', 'near'];
const account = fc.oneof(
  fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('available' as const, 'hold' as const)),
  fc.constant(null),
);
const move = fc.record({
  from: account,
  to: account,
  asset: fc.constantFrom(...assets),
  // Also sums far beyond what a float can hold.
  minor: fc.oneof(fc.bigInt(1n, 1000n), fc.bigInt(1n, 10n ** 30n)),
});

const broken = (state: SandboxState) => ledgerInvariants(state.ledger).filter(({ ok }) => !ok);

test('after any transfers: sums are zero, nobody is below zero, balances are the replay', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      const state = stateDefinition.create('s-1');
      const model = new Map<string, bigint>();
      const accountOf = (side: readonly [string, 'available' | 'hold'] | null, asset: AssetId): Account => {
        if (!side) return custodyAccount('bank', asset);
        return side[1] === 'hold' ? holdAccount(side[0], 'txn_1', asset) : availableAccount(side[0], asset);
      };
      for (const { from, to, asset, minor } of moves) {
        const [source, target] = [accountOf(from, asset), accountOf(to, asset)];
        const enough = !from || source.id === target.id || (model.get(source.id) ?? 0n) >= minor;
        const postings = [
          { account: source, minor: -minor },
          { account: target, minor },
        ];
        expect(attempt(() => post(state, { event: 'test', postings }))).toBe(
          enough ? 'posted' : 'insufficient_funds',
        );
        if (!enough) continue;
        model.set(source.id, (model.get(source.id) ?? 0n) - minor);
        model.set(target.id, (model.get(target.id) ?? 0n) + minor);
      }
      for (const [id, sum] of model) expect(balanceOf(state.ledger, { id })).toBe(sum);
      expect(broken(state)).toEqual([]);
    }),
  );
});

test('an entry that does not sum to zero is not posted, not even in part', () => {
  const state = stateDefinition.create('s-1');
  const postings = [
    { account: custodyAccount('bitcoin', 'btc'), minor: -5n },
    { account: availableAccount('a', 'btc'), minor: 5n },
    { account: availableAccount('a', 'eth'), minor: 1n },
  ];
  expect(attempt(() => post(state, { event: 'test', postings }))).toBe('unbalanced');
  expect(state.ledger).toEqual({ entries: [], accounts: {}, owners: {} });
});

test('each invariant notices what it is there for', () => {
  const found = (change: (state: SandboxState) => void) => {
    const state = stateDefinition.create('s-1');
    seedDeposit(state, createUser(state, { email: 'a@example.com' }), 'btc', '0.5');
    change(state);
    return broken(state).map(({ id }) => id);
  };
  expect(found(() => undefined)).toEqual([]);
  expect(found(({ ledger }) => void (ledger.entries[0]!.postings[0]!.amount = '-1'))).toEqual([
    'I1',
    'I2',
    'I10',
  ]);
  expect(found(({ ledger }) => void (Object.values(ledger.accounts)[0]!.balance = '1'))).toEqual(['I2']);
  expect(found(({ ledger }) => void ledger.entries.push(structuredClone(ledger.entries[0]!)))).toEqual([
    'I2',
  ]);
  expect(
    found(({ ledger }) => {
      for (const posting of ledger.entries[0]!.postings) posting.amount = String(-BigInt(posting.amount));
    }),
  ).toEqual(['I2', 'I3']);
});

test('a balance that was below zero for a moment is noticed, whatever it is by now', () => {
  const state = stateDefinition.create('s-1');
  const user = createUser(state, { email: 'a@example.com' });
  seedDeposit(state, user, 'btc', '0.5');
  const account = availableAccount(state.ledger.owners[user.customer_id]!, 'btc');
  const postings = [
    { account, minor: -1n },
    { account: custodyAccount('bitcoin', 'btc'), minor: 1n },
  ];
  post(state, { event: 'test', postings });
  expect(broken(state)).toEqual([]);
  // As if it had been taken before there was anything.
  state.ledger.entries.at(-1)!.effective_at = '2020-01-01T00:00:00.000Z';
  expect(broken(state)).toMatchObject([{ id: 'I2' }, { id: 'I3', found: [account.id] }]);
});

describe('an entry is effective', () => {
  const [EARLY, LATE] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 5, 1)];
  const custody = custodyAccount('bitcoin', 'btc');
  const ada = availableAccount('ada', 'btc');
  const obi = availableAccount('obi', 'btc');
  /** A state whose clock shows a moment, in which one has got 10 at LATE. */
  function stateAt(moment: number): SandboxState {
    const state = stateDefinition.create('s-1', { clock: { mode: 'frozen', at: LATE } });
    post(state, { event: 'test', postings: move10(custody, ada) });
    state.clock = createClock({ mode: 'frozen', at: moment });
    return state;
  }
  const move10 = (from: Account, to: Account) => [
    { account: from, minor: -10n },
    { account: to, minor: 10n },
  ];

  test('now, where nothing was booked for later', () => {
    const later = stateAt(LATE + 1000);
    expect(post(later, { event: 'test', postings: move10(ada, obi) }).effective_at).toBe(iso(LATE + 1000));
    // Others have had nothing yet.
    const earlier = stateAt(EARLY);
    expect(post(earlier, { event: 'test', postings: move10(custody, obi) }).effective_at).toBe(iso(EARLY));
  });

  test('after the newest one of the accounts that may not be negative, where the clock was set back', () => {
    const state = stateAt(EARLY);
    for (const [from, to] of [
      [ada, obi],
      [obi, custody],
      [custody, ada],
    ] as const) {
      const posted = post(state, { event: 'test', postings: move10(from, to) });
      expect([posted.effective_at, posted.posted_at]).toEqual([iso(LATE), iso(EARLY)]);
    }
    expect(broken(state)).toEqual([]);
  });

  test('at its own moment, where a history is booked after the fact, if the money was there all the while', () => {
    const state = stateAt(LATE + 1000);
    const past = { event: 'test', effective_at: EARLY, isBackdated: true };
    expect(attempt(() => post(state, { ...past, postings: move10(ada, obi) }))).toBe('insufficient_funds');
    expect(post(state, { ...past, postings: move10(custody, ada) }).effective_at).toBe(iso(EARLY));
    expect(post(state, { ...past, postings: move10(ada, obi) }).effective_at).toBe(iso(EARLY));
    expect(attempt(() => post(state, { ...past, postings: move10(ada, obi) }))).toBe('insufficient_funds');
    expect(broken(state)).toEqual([]);
  });
});

test('every posting rule sums to zero in each asset', () => {
  const amount = fc.bigInt(0n, 10n ** 24n);
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(postingRules) as PostingEvent[])),
      fc.record({ amount, fee: amount, vat: amount, networkCost: amount, recovered: amount }),
      amount,
      (event, amounts, given) => {
        const sums = new Map<string, bigint>();
        const facts = {
          owner: 'a',
          transaction: 'txn_1',
          asset: 'usdt' as const,
          network: 'trc20',
          receiver: 'b',
          received: { asset: 'btc' as const, amount: given },
          ...amounts,
        };
        for (const { account: one, minor } of postingsOf(event, facts))
          sums.set(one.asset, (sums.get(one.asset) ?? 0n) + minor);
        expect([...sums.values()].filter((sum) => sum !== 0n)).toEqual([]);
      },
    ),
  );
});

test('a persona that is created anew begins with empty books', async () => {
  const visitor = new Visitor(emptyMock());
  await visitor.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
  const { customer_id } = (await visitor.become('complete')) as unknown as { customer_id: string };
  const { state } = visitor.app.sandboxes.default;
  const before = holdingsOf(state, customer_id);
  const owner = state.ledger.owners[customer_id];
  await visitor.become('complete');
  expect(state.ledger.owners[customer_id]).not.toBe(owner);
  expect(holdingsOf(state, customer_id)).toEqual(before);
  const left = Object.values(state.ledger.accounts).filter(
    ({ owner_id, balance }) => owner_id === owner && balance !== '0',
  );
  expect(left).toEqual([]);
  expect(invariantsOf(state).filter(({ ok }) => !ok)).toEqual([]);
});

test('the control plane shows each invariant', async () => {
  const visitor = new Visitor(emptyMock());
  await visitor.become('complete');
  await visitor.become('unicode');
  const { body } = await visitor.get('/__mock/invariants');
  expect(body.ok).toBe(true);
  expect((body.items as { id: string }[]).map(({ id }) => id)).toEqual([
    'I1',
    'I2',
    'I3',
    'I10',
    'I8',
    'I6',
    'I4',
    'I5',
    'I7',
    'I9',
  ]);
  Object.values(visitor.app.sandboxes.default.state.ledger.accounts)[0]!.balance = '1';
  expect((await visitor.get('/__mock/invariants')).body.ok).toBe(false);
});

function attempt(action: () => void): string {
  try {
    action();
    return 'posted';
  } catch (error) {
    if (error instanceof LedgerError) return error.code;
    throw error;
  }
}
