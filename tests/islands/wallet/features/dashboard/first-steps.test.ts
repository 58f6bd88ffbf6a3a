import { expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { firstSteps } from '#src/islands/wallet/features/dashboard/first-steps/first-steps.ts';

const now = Date.UTC(2026, 10, 27);
const DAY = 86_400_000;
const one = (direction: Transaction['direction'], status: Transaction['status'], daysAgo = 0) =>
  ({ direction, status, created_at: new Date(now - daysAgo * DAY).toISOString() }) as Transaction;
const steps = (items: readonly Transaction[], { more = false, pin = false } = {}) =>
  firstSteps({
    transactions: { items, more },
    security: { pin: { set: pin, locked_until: null, reset_follows: null } },
    now,
  });

test('each step is ticked by what has happened', () => {
  expect(steps([])).toEqual({ money: false, pin: false, send: false });
  expect(steps([one('in', 'confirming')])).toEqual({ money: false, pin: false, send: false });
  expect(steps([one('in', 'completed')], { pin: true })).toEqual({ money: true, pin: true, send: false });
});

test.each([
  ['has sent something', [one('out', 'processing'), one('in', 'completed')], false],
  ['has more transactions than are known', [one('in', 'completed')], true],
  ['has had money for longer than a week', [one('in', 'completed', 8)], false],
] as const)('an account that %s has no first steps', (_, items, more) => {
  expect(steps(items, { more })).toBeNull();
});

test('what was sent and came back is no first transfer', () => {
  expect(steps([one('out', 'failed'), one('in', 'completed')])).toEqual({
    money: true,
    pin: false,
    send: false,
  });
});
