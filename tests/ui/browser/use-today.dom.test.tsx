import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useToday } from '#src/ui/browser/use-today.ts';

const HOUR = 3_600_000;

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['an ordinary day', '2026-06-10T00:30:00-04:00', 23.5],
  ['the 25-hour day on which clocks go back', '2026-11-01T00:30:00-04:00', 24.5],
  ['the 23-hour day on which clocks go forward', '2026-03-08T00:30:00-05:00', 22.5],
])('on %s the hook waits until midnight, once', (_day, now, hours) => {
  vi.setSystemTime(new Date(now));
  const { result, unmount } = renderHook(() => useToday());
  expect(result.current).toBe(Date.now() - HOUR / 2);
  vi.advanceTimersToNextTimer();
  expect(Date.now() - Date.parse(now)).toBe(hours * HOUR);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
