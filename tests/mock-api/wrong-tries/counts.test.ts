import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { now } from '#mock-api/core/clock.ts';
import { jobContext, type Sandbox } from '#mock-api/core/sandbox.ts';
import { tryGroups, type TryGroup } from '#mock-api/features/wrong-tries/state.ts';
import {
  forgetWrongTries,
  judgeTry,
  lockedUntil,
  STRANGER_LIMIT,
  type Tryer,
} from '#mock-api/features/wrong-tries/wrong-tries.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { sized } from '../../tier.ts';
import { emptyMock, Visitor } from '../visitor.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** What the product promises, written down once more. */
const promised = {
  code: { unknown: 10, known: 10, all: 20 },
  second_factor: { unknown: 10, known: 10, all: 20 },
  password: { unknown: 10, known: 30, all: 30 },
} as const;

let sandbox: Sandbox;
let email: string;
beforeEach(async () => {
  const visitor = new Visitor(emptyMock());
  await visitor.control('PUT', '/clock', { mode: 'frozen' });
  ({ email } = await visitor.become('complete', false));
  sandbox = visitor.app.sandboxes.default;
});

const pass = (milliseconds: number) => sandbox.timers.pass(milliseconds);

/** What came of a try: whether it was right, or until when it is refused. */
function tried(tryer: Tryer, group: TryGroup, isRight: boolean): boolean | string {
  try {
    const context = { ...jobContext(sandbox), session: null, deviceId: null, ip: '192.0.2.1' };
    return judgeTry(context, tryer, group, () => isRight);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return String(error.options.details?.until);
  }
}

test('demand 9: any interleaving of tries over groups, devices, addresses and time is let through as a plain list of them says', () => {
  const someone = fc.constantFrom('owner', 'Nobody@example.com ', 'other@example.com');
  const step = fc.record({
    who: someone,
    known: fc.boolean(),
    group: fc.constantFrom(...tryGroups),
    isRight: fc.boolean(),
    times: fc.integer({ min: 1, max: 14 }),
    wait: fc.integer({ min: 0, max: 9 * HOUR }),
    isReset: fc.constantFrom(false, false, false, false, true),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      sandbox.state.wrongTries = {};
      let model: { who: string; known: boolean; group: TryGroup; at: number }[] = [];
      for (const { who, known, group, isRight, times, wait, isReset } of steps) {
        const address = who === 'owner' ? email : who;
        for (let turn = 0; turn < times; turn += 1) {
          const at = now(sandbox.state);
          const ofGroup = model.filter((one) => one.who === who && one.group === group && one.at > at - DAY);
          const ofKind = ofGroup.filter((one) => one.known === known);
          const limits = promised[group];
          const isFull =
            ofKind.length >= (known ? limits.known : limits.unknown) || ofGroup.length >= limits.all;
          const outcome = tried({ email: address, known }, group, isRight);
          if (isFull) {
            expect(typeof outcome).toBe('string');
            expect(Date.parse(String(outcome))).toBeGreaterThan(at);
            expect(Date.parse(String(outcome))).toBeLessThanOrEqual(at + DAY);
          } else expect(outcome).toBe(isRight);
          if (!isFull && !isRight) model.push({ who, known, group, at });
        }
        if (isReset) {
          forgetWrongTries(sandbox.state, address, group);
          model = model.filter((one) => one.who !== who || one.group !== group);
        }
        pass(wait);
      }
    }),
    { numRuns: sized(60, 2000) },
  );
});

test('a refusal names the moment from which on a try is let through again, and not one before', () => {
  for (const group of tryGroups)
    for (const known of [false, true]) {
      sandbox.state.wrongTries = {};
      const tryer = { email, known };
      const limit = promised[group][known ? 'known' : 'unknown'];
      for (let turn = 0; turn < limit; turn += 1) {
        expect(tried(tryer, group, false)).toBe(false);
        pass(60_000);
      }
      const until = Date.parse(String(tried(tryer, group, true)));
      pass(until - now(sandbox.state) - 1);
      expect(tried(tryer, group, true)).toBe(new Date(until).toISOString());
      pass(1);
      expect(tried(tryer, group, true)).toBe(true);
    }
});

describe('no address is dropped while it counts', () => {
  const usedUp = (address: string, group: TryGroup = 'password') => {
    for (let turn = 0; turn < 10; turn += 1) tried({ email: address, known: false }, group, false);
  };
  const isLocked = (address: string) =>
    lockedUntil(sandbox.state, { email: address, known: false }, 'password') !== null;
  const others = (count: number) => {
    for (let turn = 0; turn < count; turn += 1)
      tried({ email: `someone${turn}@example.com`, known: false }, 'password', false);
  };

  test('an account’s own: trying as many other addresses as are kept, and more, washes nothing away', () => {
    usedUp(email);
    others(STRANGER_LIMIT + 10);
    expect(isLocked(email)).toBe(true);
  });

  test('nor one without an account by a thousand others, which would tell it from an account', () => {
    usedUp('nobody@example.com');
    others(1000);
    expect(isLocked('nobody@example.com')).toBe(true);
  });

  test('those without a recent try go first', () => {
    usedUp('early@example.com');
    pass(DAY);
    usedUp('late@example.com');
    others(STRANGER_LIMIT - 1);
    expect(isLocked('late@example.com')).toBe(true);
    expect(Object.keys(sandbox.state.wrongTries).length).toBeLessThanOrEqual(STRANGER_LIMIT);
    expect(sandbox.state.wrongTries['early@example.com']).toBeUndefined();
  });
});

test('the owner is told once for a ceiling that is reached, and not for a stranger’s address', () => {
  const events = () =>
    Object.values(sandbox.state.activities)
      .flat()
      .map(({ event }) => event);
  for (let turn = 0; turn < 9; turn += 1) tried({ email, known: false }, 'password', false);
  expect(events()).toEqual([]);
  for (let turn = 0; turn < 5; turn += 1) tried({ email, known: false }, 'password', false);
  for (let turn = 0; turn < 12; turn += 1)
    tried({ email: 'nobody@example.com', known: false }, 'password', false);
  expect(events()).toEqual(['password_refused']);
  for (const group of ['code', 'second_factor'] as const)
    for (let turn = 0; turn < 12; turn += 1) tried({ email, known: true }, group, false);
  expect(events()).toEqual(['password_refused', 'code_refused', 'second_factor_refused']);
});
