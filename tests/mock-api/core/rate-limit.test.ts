import { expect, test } from 'vitest';
import { countCall, tryConsume } from '#mock-api/core/rate-limit.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { emptyMock } from '../visitor.ts';

const RATE = { limit: 20, seconds: 60 };

test('buckets that count nothing any more go before one that does, however old that is', () => {
  const { state } = emptyMock().sandboxes.default;
  state.clock = { mode: 'frozen', base: Date.parse('2026-11-18T11:00:00Z'), anchor: 0, rate: 0 };
  const [mine, others] = [['people CWR1'], (turn: number) => [`contact email someone${turn}@example.com`]];
  expect(tryConsume(state, mine, RATE)).toBe(0);
  for (let turn = 0; turn < 999; turn += 1) tryConsume(state, others(turn), RATE);
  state.clock.base += 601_000;
  for (let turn = 0; turn < 20; turn += 1) tryConsume(state, mine, RATE);
  for (let turn = 2000; turn < 2900; turn += 1) tryConsume(state, others(turn), RATE);
  expect(tryConsume(state, mine, RATE)).toBe(60);
  expect(Object.keys(state.rateLimits).length).toBeLessThanOrEqual(1000);
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
