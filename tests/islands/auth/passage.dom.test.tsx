import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

// What stands between a form and the wallet: /auth-loading and /profile-setup.

for (const locale of locales) {
  const { toasts } = messages(locale);
  test.for([
    ['status.500', toasts.authenticationFailed, '/login'],
    ['status.reset', toasts.authenticationFailed, '/login'],
    ['status.malformed', toasts.authenticationFailed, '/login'],
    ['status.error', toasts.unauthorized, '/login'],
    ['status.device', toasts.deviceNeedsVerification, '/device-verification'],
    ['status.device403', toasts.deviceNeedsVerification, '/device-verification'],
  ] as const)(`in ${locale}: %s, and it says: %s, on %s`, async ([preset, text, path]) => {
    const tab = new Tab(locale);
    await tab.persona('complete', { login: true });
    await tab.preset(preset);
    await tab.open('/auth-loading');
    await tab.goesTo(localizePath(locale, path));
    await tab.open(path);
    await tab.toast(text);
  });

  test(`in ${locale}: /profile-setup refused until the device is verified leads to the device’s code`, async () => {
    const tab = new Tab(locale);
    await tab.persona('missing-username', { login: true });
    await tab.preset('status.device403');
    await tab.open('/profile-setup');
    await tab.goesTo(localizePath(locale, '/device-verification'));
    await tab.open('/device-verification');
    await tab.toast(toasts.deviceNeedsVerification);
  });

  test(`in ${locale}: a profile that can not be read turns nobody away`, async () => {
    const tab = new Tab(locale);
    await tab.persona('no-profile', { login: true });
    await tab.preset('profile.500');
    await tab.open('/auth-loading');
    await expect.poll(() => localStorage.getItem('tPin')).not.toBeNull();
    await tab.later(1_500);
    await tab.goesTo('/w');
    expect(sessionStorage.getItem('flash')).toContain(toasts.profileFailed);
  });
}

// requirement: 4.45
test('/auth-loading opens the wallet after 1.5 s, and says so', async () => {
  const tab = new Tab();
  await tab.persona('complete', { login: true });
  tab.stopClock();
  await tab.open('/auth-loading');
  // The hint is written when all is known, and right before the wait.
  await tab.until(() => localStorage.getItem('tPin') !== null);
  // The profile is known by then: the wait begins in the same task.
  await tab.later(1_499);
  expect(tab.left).toEqual([]);
  await tab.later(1);
  expect(tab.left).toEqual(['/w']);
  expect(sessionStorage.getItem('flash')).toContain(messages('en').toasts.loginSuccessful);
});

// requirement: 4.23
test('a session on an unverified device is led to the code, and on by it', async () => {
  const tab = new Tab();
  await tab.persona('device-unverified', { login: true });
  await tab.open('/auth-loading');
  await tab.goesTo('/device-verification');
  await tab.open('/device-verification');
  await tab.toast(messages('en').toasts.deviceNeedsVerification);
  await tab.typeCode(await tab.code('device'));
  await tab.goesTo('/auth-loading');
});
