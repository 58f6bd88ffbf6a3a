import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { expectErrorToasts } from '../error-toasts.ts';
import { openStep } from './open-step.ts';

// requirement: 2.105, 4.54, 7.31, 8.28
test.for(locales)('in %s: the referral code’s errors, sending it and skipping it', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { referral: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-referral', '/set-referral');
  for (const [text, error] of [
    ['', 'referral.required'],
    ['ABC', 'referral.length'],
    ['ABCD-123!', 'referral.characters'],
  ] as const) {
    await tab.fill(t.code, text);
    await tab.press(shared.submit);
    await tab.expectDescription(t.code, `${t.hint} ${fields[error]}`);
  }
  await tab.fill(t.code, 'abcd1234');
  expect((await tab.field(t.code)).value).toBe('ABCD 1234');
  expect(tab.sentBodies('/user/referral/complete')).toEqual([]);
  const unknown = { type: 'status', status: 404, message: 'Nobody has this code.' } as const;
  await tab.fault('POST /user/referral/complete', unknown);
  await tab.press(shared.submit);
  await tab.expectDescription(t.code, `${t.hint} Nobody has this code.`);
  await tab.fill(t.code, 'abcd1235');
  await tab.expectDescription(t.code, t.hint);
  await expectErrorToasts(tab, [['referral.500', 'submissionFailed']], () => tab.press(shared.submit));
  await expectErrorToasts(tab, [['referralSkip.500', 'referralSkipFailed']], () => tab.press(shared.skip));
  await tab.press(shared.skip);
  await tab.expectNavigation(localizePath(locale, '/w'));
  expect(tab.sentBodies('/user/referral/complete').at(-1)).toEqual({ skip: true });
});

/** As a friend's link left it in this tab. */
const keep = (code: string) => sessionStorage.setItem('referralCode', code);

// requirement: 4.54
test('the code of a friend’s link is there already, and is forgotten with the step', async () => {
  const { onboarding } = messages('en');
  const { referral: t, shared } = onboarding;
  keep('COWRIE25');
  const tab = await openStep('en', 'missing-referral', '/set-referral');
  await expect.poll(async () => (await tab.field(t.code)).value).toBe('COWR IE25');
  await tab.press(shared.submit);
  await tab.expectNavigation('/w');
  expect(tab.sentBodies('/user/referral/complete')).toEqual([{ referral_code: 'COWRIE25' }]);
  expect(sessionStorage.getItem('referralCode')).toBeNull();
});

test('a code that nobody has stays to be corrected; who skips the step has it no more', async () => {
  const { onboarding } = messages('en');
  const { referral: t, shared } = onboarding;
  keep('NOBODY00');
  const tab = await openStep('en', 'missing-referral', '/set-referral');
  await tab.press(shared.submit);
  await tab.expectDescription(t.code, `${t.hint} That referral code doesn’t exist. Check it and try again.`);
  expect(sessionStorage.getItem('referralCode')).toBe('NOBODY00');
  await tab.press(shared.skip);
  await tab.expectNavigation('/w');
  expect(sessionStorage.getItem('referralCode')).toBeNull();
});

test.each(['', 'ABC', 'ABCD-1234', 'ABCD12345', '{"a":1}', '\u202eABCD123'])(
  'what is no code is not put into the field: %j',
  async (kept) => {
    const { referral: t } = messages('en').onboarding;
    keep(kept);
    const tab = await openStep('en', 'missing-referral', '/set-referral');
    await tab.expectDescription(t.code, t.hint);
    expect((await tab.field(t.code)).value).toBe('');
  },
);
