import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { expectErrorToasts } from '../error-toasts.ts';
import { openStep } from './open-step.ts';

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
