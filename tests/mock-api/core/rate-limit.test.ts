import { beforeEach, describe, expect, test } from 'vitest';
import { countCall, enforce, tryConsume } from '#mock-api/core/rate-limit.ts';
import type { SandboxState } from '#mock-api/core/state.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { emptyMock } from '../visitor.ts';

const RATE = { limit: 20, seconds: 60 };

/** Somebody who is logged out sends a form, once for each address and from as many clients. */
const flood = (state: SandboxState, from: number, to: number) => {
  for (let turn = from; turn < to; turn += 1) enforce(state, [`contact email someone${turn}@example.com`]);
};

describe('a flood of addresses', () => {
  let state: SandboxState;
  beforeEach(() => {
    ({ state } = emptyMock().sandboxes.default);
    state.clock = { mode: 'frozen', base: Date.parse('2026-11-18T11:00:00Z'), anchor: 0, rate: 0 };
  });

  test.each([0, 500, 1500])(
    'leaves every bucket of customers that still counts, beside %i of them',
    (others) => {
      const customers = ['CWR1', ...Array.from({ length: others }, (_, i) => `CWR9${i}`)];
      for (const customer of customers)
        for (let turn = 0; turn < RATE.limit; turn += 1) countCall(state, 'people', customer, RATE);
      flood(state, 0, 3000);
      for (const customer of customers)
        expect([customer, tryConsume(state, [`people ${customer}`], RATE)]).toEqual([customer, 60]);
    },
  );

  test('adds a bounded number of buckets, and the newest are those that count', () => {
    flood(state, 0, 3000);
    expect(Object.keys(state.rateLimits).length).toBe(1000);
    for (let turn = 0; turn < 4; turn += 1) flood(state, 2999, 3000);
    expect(() => flood(state, 2999, 3000)).toThrow(ApiError);
  });

  test('is gone once it counts nothing any more', () => {
    flood(state, 0, 1000);
    state.clock.base += 601_000;
    countCall(state, 'people', 'CWR1', RATE);
    expect(Object.keys(state.rateLimits)).toEqual(['people CWR1']);
  });
});

test('whoever calls too often is told until when, in the details as in Retry-After', () => {
  const { state } = emptyMock().sandboxes.default;
  state.clock = { mode: 'frozen', base: Date.parse('2026-11-18T11:00:00Z'), anchor: 0, rate: 0 };
  for (let turn = 0; turn < 20; turn += 1) countCall(state, 'people', 'CWR1', RATE);
  state.clock.base += 15_000;
  let refusal: unknown;
  try {
    countCall(state, 'people', 'CWR1', RATE);
  } catch (error) {
    refusal = error;
  }
  expect(refusal).toBeInstanceOf(ApiError);
  expect((refusal as ApiError).options).toMatchObject({
    retryAfter: 45,
    details: { until: '2026-11-18T11:01:00.000Z' },
  });
});
