import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

// The pages between a sign-in and the wallet: /auth-loading and /profile-setup.

for (const locale of locales) {
  const { toasts } = messages(locale);
  // requirement: 8.30
  test.for([
    ['status.500', toasts.authenticationFailed, '/login'],
    ['status.reset', toasts.authenticationFailed, '/login'],
    ['status.malformed', toasts.authenticationFailed, '/login'],
    ['status.error', toasts.unauthorized, '/login'],
    ['status.device', toasts.deviceNeedsVerification, '/device-verification'],
    ['status.device403', toasts.deviceNeedsVerification, '/device-verification'],
  ] as const)(`in ${locale}: %s shows "%s" on %s`, async ([preset, text, path]) => {
    const tab = new Tab(locale);
    await tab.persona('complete', { login: true });
    await tab.preset(preset);
    await tab.open('/auth-loading');
    await tab.expectNavigation(localizePath(locale, path));
    await tab.open(path);
    await tab.expectToast(text);
  });

  test(`in ${locale}: /profile-setup rejected until the device is verified leads to the device’s code`, async () => {
    const tab = new Tab(locale);
    await tab.persona('missing-username', { login: true });
    await tab.preset('status.device403');
    await tab.open('/profile-setup');
    await tab.expectNavigation(localizePath(locale, '/device-verification'));
    await tab.open('/device-verification');
    await tab.expectToast(toasts.deviceNeedsVerification);
  });

  test(`in ${locale}: a profile that cannot be loaded does not keep the wallet from opening`, async () => {
    const tab = new Tab(locale);
    await tab.persona('no-profile', { login: true });
    await tab.preset('profile.500');
    await tab.open('/auth-loading');
    await expect.poll(() => localStorage.getItem('tPin')).not.toBeNull();
    await tab.advance(1_500);
    await tab.expectNavigation('/w');
    expect(sessionStorage.getItem('flash')).toContain(toasts.profileFailed);
  });
}

// requirement: 2.96, 4.45, 9.15
test('/auth-loading opens the wallet after 1.5 s, with a toast', async () => {
  const tab = new Tab();
  await tab.persona('complete', { login: true });
  tab.stopClock();
  await tab.open('/auth-loading');
  // The hint is written when everything is loaded, right before the delay.
  await tab.until(() => localStorage.getItem('tPin') !== null);
  // The delay starts in the same task, so the profile is loaded by now.
  await tab.advance(1_499);
  expect(tab.navigations).toEqual([]);
  await tab.advance(1);
  expect(tab.navigations).toEqual(['/w']);
  expect(sessionStorage.getItem('flash')).toContain(messages('en').toasts.loginSuccessful);
});

// requirement: 4.23, 6.06
test('a session on an unverified device is led to the code, and from it to /auth-loading', async () => {
  const tab = new Tab();
  await tab.persona('device-unverified', { login: true });
  await tab.open('/auth-loading');
  await tab.expectNavigation('/device-verification');
  await tab.open('/device-verification');
  await tab.expectToast(messages('en').toasts.deviceNeedsVerification);
  await tab.typeCode(await tab.code('device'));
  await tab.expectNavigation('/auth-loading');
});
