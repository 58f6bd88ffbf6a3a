// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearSessionData, clearTabData } from '#src/api/storage.ts';
import { forgetReferralCode, keepReferralCode, keptReferralCode } from '#src/stores/sign-in/referral-link.ts';

beforeEach(() => sessionStorage.clear());

test('a code is kept in this tab alone, over the sign-up, and goes with a log-out', () => {
  keepReferralCode('k7qm4xpa');
  expect(keptReferralCode()).toBe('K7QM4XPA');
  expect([localStorage.length, document.cookie]).toEqual([0, '']);
  // The sign-up claims the tab for the new account.
  clearTabData();
  expect(keptReferralCode()).toBe('K7QM4XPA');
  clearSessionData();
  expect(keptReferralCode()).toBeNull();
});

test('the newest link counts, and one without a code takes nothing away', () => {
  keepReferralCode('K7QM4XPA');
  keepReferralCode(null);
  keepReferralCode('none');
  expect(keptReferralCode()).toBe('K7QM4XPA');
  keepReferralCode('COWRIE25');
  expect(keptReferralCode()).toBe('COWRIE25');
  forgetReferralCode();
  expect(keptReferralCode()).toBeNull();
});

test.each(['', 'K7QM4XP', 'K7QM4XPAA', 'K7QM-XPA', '<script>', 'K7QM4Xß', '\u202eK7QM4XP'])(
  '%j is no code',
  (given) => {
    keepReferralCode(given);
    expect(sessionStorage.length).toBe(0);
    sessionStorage.setItem('referralCode', given);
    expect(keptReferralCode()).toBeNull();
  },
);
