import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

const { device } = messages('en').auth;

// requirement: 2.91, 4.04
test('a login on a new device needs the mailed code, and a wrong one shows an error', async () => {
  const tab = new Tab();
  const { auth } = messages('en');
  const { email, password } = await tab.persona('complete');
  tab.mock.jar.clear();
  await tab.toPassword(email);
  await tab.fill(auth.login.password, password);
  await tab.challengePassed();
  await tab.press(auth.login.submit);
  await tab.expectNavigation('/verify');
  await tab.open('/verify');
  await screen.findByText(email);
  const code = await tab.code('device');
  await tab.typeCode(code === '000000' ? '111111' : '000000');
  await tab.expectToast('That code isn’t right. Check it and try again.');
  await expect.poll(() => tab.boxes()[0]?.value).toBe('');
  await tab.typeCode(code);
  await tab.expectNavigation('/auth-loading');
});

// requirement: 9.03
test('the resend timer survives a reload and ends after 300 s, when the code has expired too', async () => {
  const tab = new Tab();
  await tab.persona('device-unverified', { login: true });
  // The status check sends the mail, and this browser is the user's.
  await tab.open('/auth-loading');
  await tab.expectNavigation('/device-verification');
  await tab.open('/device-verification');
  await screen.findByText(/^Resend code in/);
  expect(screen.getByText(/^[45]:\d\d$/)).toBeTruthy();
  const code = await tab.code('device');
  await tab.sleep(200_000);
  await tab.open('/device-verification');
  await screen.findByText(/^1:\d\d$/);
  expect(screen.queryByRole('button', { name: device.resend })).toBeNull();
  await tab.sleep(100_000);
  await tab.button(device.resend);
  await tab.typeCode(code);
  await tab.expectToast('This code has expired. Request a new one.');
});

// requirement: 8.17, 9.03
test.for(locales)(
  'in %s: resending shows a message, restarts the timer and makes no call',
  async (locale) => {
    const tab = new Tab(locale);
    const { device } = messages(locale).auth;
    await tab.persona('device-unverified', { login: true });
    await tab.open('/device-verification');
    await screen.findByText(/^[45]:\d\d$/);
    await tab.sleep(295_000);
    await screen.findByText(/^0:0\d$/);
    expect(screen.queryByRole('button', { name: device.resend })).toBeNull();
    await tab.sleep(5_000);
    const before = tab.calledPaths.length;
    await tab.press(device.resend);
    await tab.expectToast(device.resent);
    await screen.findByText(/^[45]:\d\d$/);
    await tab.expectFirstBoxFocused();
    expect(tab.calledPaths).toHaveLength(before);
  },
);

// requirement: 2.94
test("'Back to login' ends the unverified device's session", async () => {
  const tab = new Tab();
  await tab.persona('device-unverified', { login: true });
  await tab.open('/device-verification');
  await tab.user.click(await screen.findByRole('link', { name: device.back }));
  await tab.expectNavigation('/login');
  expect(tab.mock.jar.has('access_token')).toBe(false);
});
