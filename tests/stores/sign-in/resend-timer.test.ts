import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import {
  resendSecondsLeft,
  resendWaitLength,
  startResendTimer,
  waitForResend,
} from '#src/stores/sign-in/resend-timer.ts';
import type { BrowserStorage } from '../browser-storage.ts';
import { newDocument } from '../new-document.ts';

let kept: BrowserStorage;
beforeEach(() => {
  ({ kept } = newDocument());
});
const refused = (retryAfter: number | null, code = 'resend_too_soon') =>
  new ApiError('http', { status: 429, code, retryAfter });

test('a refused request waits as long as the API says, up to an hour, and the bar knows how long that is', () => {
  waitForResend(refused(3600), 1_000_000);
  expect([resendSecondsLeft(1_000_000), resendWaitLength()]).toEqual([3600, 3600]);
  expect(resendSecondsLeft(1_000_000 + 3_599_001)).toBe(1);
  expect(resendSecondsLeft(1_000_000 + 3_600_000)).toBe(0);
  // A clock that is set back makes it no longer than it was.
  expect(resendSecondsLeft(0)).toBe(3600);
  waitForResend(refused(86_400), 1_000_000);
  expect(resendSecondsLeft(1_000_000)).toBe(3600);
  startResendTimer(1_000_000);
  expect([resendSecondsLeft(1_000_000), resendWaitLength()]).toEqual([300, 300]);
});

test.each([refused(3600, 'rate_limited'), refused(null), new Error('lost')])(
  'any other failure leaves the wait alone: %s',
  (error) => {
    startResendTimer(1_000_000);
    waitForResend(error, 1_000_000);
    expect(resendSecondsLeft(1_000_000)).toBe(300);
  },
);

test('whatever is saved, the wait is never longer than an hour', () => {
  const number = fc.integer({ min: 0, max: 99_999_999 }).map(String);
  fc.assert(
    fc.property(number, number, fc.integer({ min: 0, max: 9_999_999 }), (expiry, length, now) => {
      kept.setItem('otpExpiresAt', `${expiry} ${length}`);
      const seconds = resendSecondsLeft(now);
      expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 3600).toBe(true);
    }),
  );
});
