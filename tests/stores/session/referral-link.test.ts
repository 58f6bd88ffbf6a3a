// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { clearSessionData, clearTabData } from '#src/api/storage.ts';
import { claimTabForUser } from '#src/stores/session/claim-tab.ts';
import { forgetReferralCode, keepReferralCode, keptReferralCode } from '#src/stores/session/referral-link.ts';

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

// Who opened the link is whoever signs in next, as often as it takes; another person in the same tab was sent no link.
test.each([
  ['who signs in first', ['CWR1'], true],
  ['who signs in again, whose session had ended', ['CWR1', 'CWR1'], true],
  ['another person who signs in after them', ['CWR1', 'CWR2'], false],
  ['who was there before the other one', ['CWR1', 'CWR2', 'CWR1'], false],
] as const)('a code is there for %s: %j', (_who, customers, isThere) => {
  keepReferralCode('K7QM4XPA');
  for (const customer_id of customers) {
    // A sign-in clears what is no code.
    clearTabData();
    claimTabForUser({ customer_id });
    // Each of its pages says whose the tab is.
    claimTabForUser({ customer_id });
  }
  expect(keptReferralCode()).toBe(isThere ? 'K7QM4XPA' : null);
});

test('a link that is opened after somebody else was here is the next one’s', () => {
  claimTabForUser({ customer_id: 'CWR1' });
  keepReferralCode('K7QM4XPA');
  clearTabData();
  claimTabForUser({ customer_id: 'CWR2' });
  expect(keptReferralCode()).toBe('K7QM4XPA');
});

test('who reads of nobody in the status changes nothing', () => {
  keepReferralCode('K7QM4XPA');
  claimTabForUser({ customer_id: null });
  claimTabForUser({ customer_id: 'CWR2' });
  expect(keptReferralCode()).toBe('K7QM4XPA');
});
