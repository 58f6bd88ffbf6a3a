import { expect, test } from 'vitest';
import type { ReferralInvite } from '#contract/referral.ts';
import { messages } from '#src/i18n/messages.ts';
import { friendText } from '#src/islands/wallet/features/referral/friend-text.ts';

const t = messages('en').referral.friends;
const at = '2026-11-01T09:00:00.000Z';
const until = '2026-12-01T09:00:00.000Z';
const END = Date.parse(until);
const friend = (known: Partial<ReferralInvite>): ReferralInvite => ({
  id: 'inv_1',
  name_masked: null,
  step: 'joined',
  missing: [],
  at,
  until,
  counts: true,
  reward: null,
  ...known,
});

test.each([
  ['invited', { step: 'invited', until: null }, END, t.invited, at],
  ['both are missing', { missing: ['identity', 'deposit'] }, END, t.needs.both, until],
  ['the deposit is missing', { missing: ['deposit'] }, END, t.needs.deposit, until],
  ['the identity is missing', { missing: ['identity'] }, END, t.needs.identity, until],
  ['the time is over', { missing: ['deposit'] }, END + 1, t.tooLate, until],
  ['nothing is missing, but it came too late', {}, END + 1, t.tooLate, until],
  ['the reward is on its way', { step: 'qualified' }, END, t.rewardBy, until],
  ['one friend too many', { step: 'qualified', until: null }, END, t.overLimit, null],
  ['the reader’s own', { until: null, counts: false }, END, t.notCounted, null],
  ['paid', { step: 'paid', until: null }, END, t.paidOn, at],
] as const)('%s', (_name, known, now, text, date) => {
  expect(friendText(friend(known as Partial<ReferralInvite>), t, now)).toEqual({ text, date });
});
