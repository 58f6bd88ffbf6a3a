import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { useUp } from '../../mock-api/wrong-tries/use-up.ts';
import { Tab } from '../tab.ts';

/** A day after the tests begin, at noon in Lagos. */
const said: Record<Locale, RegExp> = {
  en: /^Too many wrong tries\. Try again at 12:0\d tomorrow\.$/,
  cn: /^错误次数过多，请在明天 12:0\d 后重试。$/,
};
const stateOf = (tab: Tab) => tab.mock.app.sandboxes.default.state;

/** Waits for the text beside the boxes or the field, in their description. */
async function expectBeside(control: () => Element | undefined, text: RegExp): Promise<void> {
  await expect
    .poll(() =>
      (control()?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    )
    .toMatch(text);
}

for (const locale of locales) {
  const { auth } = messages(locale);

  test(`in ${locale}: after too many wrong passwords the password step says beside the field until when, in the reader’s time`, async () => {
    const tab = new Tab(locale);
    const { email, password } = await tab.persona('complete');
    useUp(stateOf(tab), email, { group: 'password', known: true });
    await tab.toPassword(email);
    await tab.fill(auth.login.password, password);
    await tab.challengePassed();
    await tab.press(auth.login.submit);
    await tab.expectToast(said[locale]);
    const field = await tab.field(auth.login.password);
    await expectBeside(() => field, said[locale]);
    expect(tab.navigations).toEqual([]);
  });

  test(`in ${locale}: after too many wrong codes of the app the second step does`, async () => {
    const tab = new Tab(locale);
    const { email } = await tab.toSecondFactor();
    useUp(stateOf(tab), email, { group: 'second_factor', known: true });
    await tab.typeCode(await tab.authenticatorCode(email));
    await tab.expectToast(said[locale]);
    await expectBeside(() => tab.boxes()[0], said[locale]);
  });

  test(`in ${locale}: after too many wrong codes for a device its page does`, async () => {
    const tab = new Tab(locale);
    const { email } = await tab.persona('device-unverified', { login: true });
    await tab.open('/auth-loading');
    await tab.expectNavigation(locale === 'en' ? '/device-verification' : '/cn/device-verification');
    useUp(stateOf(tab), email, { group: 'code', known: false });
    await tab.open('/device-verification');
    await tab.typeCode(await tab.code('device'));
    await tab.expectToast(said[locale]);
    await expectBeside(() => tab.boxes()[0], said[locale]);
  });
}

test('a code that five wrong ones have locked is marked as such, beside the boxes', async () => {
  const tab = new Tab();
  const code = await tab.toSignupCode('ada@example.org');
  const wrong = code === '000000' ? '111111' : '000000';
  for (let turn = 0; turn < 5; turn += 1) {
    await tab.typeCode(wrong);
    await expect.poll(() => tab.boxes()[0]?.value).toBe('');
  }
  await tab.typeCode(code);
  await expectBeside(() => tab.boxes()[0], /^Too many wrong codes\. Request a new one\.$/);
});

test('a resend that is refused after ten codes shows the hour as a countdown, through a reload', async () => {
  const tab = new Tab();
  const { otp } = messages('en').auth;
  await tab.toSignupCode('ada@example.org');
  for (let turn = 0; turn < 9; turn += 1) {
    await tab.sleep(300_000);
    await tab.press(otp.resend);
    await screen.findByText(/^[45]:\d\d$/);
  }
  await tab.sleep(300_000);
  await tab.press(otp.resend);
  await screen.findByText(/^5[45]:\d\d$/);
  await tab.open('/otp-verification');
  await screen.findByText(/^5[345]:\d\d$/);
  await tab.sleep(3_000_000);
  await screen.findByText(/^[345]:\d\d$/);
  await tab.sleep(300_000);
  await tab.press(otp.resend);
  await screen.findByText(/^[45]:\d\d$/);
});
