// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearSessionData, clearTabData } from '#src/api/storage.ts';
import { forgetPayLink, keepPayLink, keptPayLink } from '#src/stores/session/kept-pay-link.ts';

const LINK = '/w/send?to=@ada&asset=usdt&amount=5';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

test('a link is kept in this tab alone, over a log-in, and goes with a log-out', () => {
  keepPayLink(LINK);
  expect(keptPayLink()).toBe(LINK);
  expect([localStorage.length, document.cookie]).toEqual([0, '']);
  // Whoever logs in here is shown it.
  clearTabData();
  expect(keptPayLink()).toBe(LINK);
  clearSessionData();
  expect(keptPayLink()).toBeNull();
});

test('it is kept for ten minutes, or until it is forgotten', () => {
  keepPayLink(LINK);
  vi.advanceTimersByTime(600_000);
  expect(keptPayLink()).toBe(LINK);
  vi.advanceTimersByTime(1);
  expect(keptPayLink()).toBeNull();
  keepPayLink(LINK);
  forgetPayLink();
  expect(keptPayLink()).toBeNull();
});

test.each([
  'null',
  '{}',
  'x',
  '[]',
  JSON.stringify({ link: '//evil.example', at: 0 }),
  JSON.stringify({ link: LINK }),
  JSON.stringify({ link: LINK, at: '0' }),
])('%s under its key is no link', (text) => {
  vi.setSystemTime(0);
  sessionStorage.setItem('payLink', text);
  expect(keptPayLink()).toBeNull();
});
