import fc from 'fast-check';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { clearSessionData, local, session, type LocalKey } from '#src/api/storage.ts';
import { resendSecondsLeft, startResendTimer } from '#src/stores/sign-in/resend-timer.ts';
import { $toasts, flashToast, showFlash } from '#src/stores/interface/toasts.ts';
import { sized } from '../tier.ts';
import { BrowserStorage } from './browser-storage.ts';

let kept: BrowserStorage;
let tab: BrowserStorage;

beforeEach(() => {
  kept = new BrowserStorage();
  tab = new BrowserStorage();
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', tab);
  $toasts.set([]);
});

/** Values that a user, an extension or an older version may have left under our keys. */
const anything = fc.oneof(
  fc.string(),
  fc.json(),
  fc.constantFrom(
    '',
    'null',
    'undefined',
    'NaN',
    '[]',
    '{}',
    '{"email":5}',
    '{"email":null}',
    '-1',
    '1e999',
    'true',
  ),
);

describe('with any value in storage', () => {
  // requirement: 9.01, T.13
  test('the resend timer is between 0 and 300 s for every expiry and clock', () => {
    const timestamp = fc.integer({ min: -8_640_000_000_000, max: 8_640_000_000_000 });
    fc.assert(
      fc.property(fc.oneof(timestamp.map(String), anything), timestamp, (expiry, now) => {
        kept.setItem('otpExpiresAt', expiry);
        const seconds = resendSecondsLeft(now);
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= 300).toBe(true);
        // An expiry that is no timestamp means no wait, so a code may be requested.
        if (!/^\d+$/.test(expiry)) expect(seconds).toBe(0);
      }),
      { numRuns: sized(1000, 10_000) },
    );
  });

  // requirement: 9.01
  test('the resend timer counts down: 300 at the start, 1 in the last second, 0 at the end', () => {
    startResendTimer(1_000_000);
    expect(resendSecondsLeft(1_000_000)).toBe(300);
    expect(resendSecondsLeft(1_032_000)).toBe(268);
    expect(resendSecondsLeft(1_299_999)).toBe(1);
    expect(resendSecondsLeft(1_300_000)).toBe(0);
    expect(resendSecondsLeft(9_999_999)).toBe(0);
    expect(resendSecondsLeft(0)).toBe(300);
  });
});

describe('a browser without storage', () => {
  test.each(['blocked', 'absent'])('%s: written values last until the document ends', (kind) => {
    vi.stubGlobal('localStorage', kind === 'blocked' ? new BrowserStorage({ refuse: true }) : undefined);
    local.write('identifier', 'abc');
    expect(local.read('identifier')).toBe('abc');
    local.remove('identifier');
    expect(local.read('identifier')).toBeNull();
  });
});

describe('a toast saved for the next page', () => {
  test('is shown once', () => {
    flashToast('success', 'Login successful!', { duration: 3000 });
    showFlash();
    showFlash();
    expect($toasts.get()).toMatchObject([{ kind: 'success', text: 'Login successful!', duration: 3000 }]);
  });
});

describe('the end of a session', () => {
  // requirement: 4.09
  test('removes everything that belongs to the user', () => {
    const keys: LocalKey[] = [
      'identifier',
      'token',
      'refresh_token',
      'signup_payload',
      'verified_identifier',
    ];
    for (const key of [
      ...keys,
      'oauth_email',
      'pendingVerificationEmail',
      'tPin',
      'otpExpiresAt',
    ] as LocalKey[]) {
      local.write(key, 'secret');
    }
    local.write('supportPanelOpen', 'true');
    session.write('moneyKey', 'secret');
    session.write('draft:user-info', 'secret');
    session.write('flash', 'for the next page');
    clearSessionData();
    expect(kept.keys()).toEqual(['supportPanelOpen']);
    expect(tab.keys()).toEqual(['flash']);
  });
});
