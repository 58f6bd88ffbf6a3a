import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { areTold } from '../failure-messages.ts';
import { openStep } from './open-step.ts';

test.for(locales)('in %s: a referral code', async (locale) => {
  const { fields, onboarding } = messages(locale);
  const { referral: t, shared } = onboarding;
  const tab = await openStep(locale, 'missing-referral', '/set-referral');
  for (const [text, fault] of [
    ['', 'referral.required'],
    ['ABC', 'referral.length'],
    ['ABCD-123!', 'referral.characters'],
  ] as const) {
    await tab.fill(t.code, text);
    await tab.press(shared.submit);
    await tab.described(t.code, `${t.hint} ${fields[fault]}`);
  }
  await tab.fill(t.code, 'abcd1234');
  expect((await tab.field(t.code)).value).toBe('ABCD 1234');
  expect(tab.sent('/user/referral/complete')).toEqual([]);
  const unknown = { type: 'status', status: 404, message: 'Nobody has this code.' } as const;
  await tab.fault('POST /user/referral/complete', unknown);
  await tab.press(shared.submit);
  await tab.described(t.code, `${t.hint} Nobody has this code.`);
  await tab.fill(t.code, 'abcd1235');
  await tab.described(t.code, t.hint);
  await areTold(tab, [['referral.500', 'submissionFailed']], () => tab.press(shared.submit));
  await areTold(tab, [['referralSkip.500', 'referralSkipFailed']], () => tab.press(shared.skip));
  await tab.press(shared.skip);
  await tab.goesTo(localizePath(locale, '/w'));
  expect(tab.sent('/user/referral/complete').at(-1)).toEqual({ skip: true });
});
