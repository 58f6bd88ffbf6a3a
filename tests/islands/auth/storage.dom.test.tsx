import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { BrowserStorage } from '../../stores/browser-storage.ts';
import { Tab } from '../tab.ts';

// A browser with blocked storage: each page says what it cannot save, and sends nothing that would be lost.

/** Blocked storage, except for `clear()`, which dom-page.ts calls after every test. */
class BlockedStorage extends BrowserStorage {
  constructor() {
    super({ refuse: true });
  }
  override clear(): void {
    // Nothing was saved.
  }
}

function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, new BlockedStorage());
}

for (const locale of locales) {
  const { auth, onboarding } = messages(locale);
  const { login, shared, otp, reset } = auth;

  // requirement: T.14
  test(`in ${locale}: a sign-up sends no code, and explains why before and after`, async () => {
    blockStorage();
    const tab = new Tab(locale);
    await tab.open('/signup');
    await screen.findByText(shared.storage.signup);
    await tab.fill(shared.email, 'ada@example.org');
    await tab.challengePassed();
    await tab.press(shared.continue);
    await tab.expectToast(shared.storage.signup);
    await tab.open('/otp-verification');
    await tab.heading(otp.none);
    await screen.findByText(shared.storage.lost);
    await tab.open('/');
    await screen.findByText(shared.storage.signup);
    expect(tab.sentBodies('/auth/signup/request-code')).toEqual([]);
  });

  // requirement: T.14
  test(`in ${locale}: a login opens the wallet on a known device, and is stopped on a new one`, async () => {
    blockStorage();
    const tab = new Tab(locale);
    const { email, password } = await tab.persona('complete');
    const logIn = async () => {
      await tab.toPassword(email);
      await screen.findByText(shared.storage.login);
      await tab.fill(login.password, password);
      await tab.challengePassed();
      await tab.press(login.submit);
    };
    await logIn();
    await tab.expectNavigation(localizePath(locale, '/auth-loading'));
    tab.mock.jar.clear();
    await logIn();
    await tab.expectToast(shared.storage.login);
    expect(tab.navigations).toEqual([]);
  });

  // requirement: T.14
  test(`in ${locale}: the reset and the profile ask the user to keep the page open`, async () => {
    blockStorage();
    const tab = new Tab(locale);
    const { email } = await tab.persona('complete');
    await tab.open('/forgot-password');
    await screen.findByText(shared.storage.keepOpen);
    await tab.fill(shared.email, email);
    await tab.challengePassed();
    await tab.press(reset.send);
    await tab.heading(reset.codeHeading);
    await tab.persona('missing-user-info', { login: true });
    await tab.open('/user-info');
    await screen.findByText(onboarding.shared.keepOpen);
  });
}

test('with working storage none of these notices is shown', async () => {
  const { auth, home, onboarding } = messages('en');
  const { shared, otp } = auth;
  const notices = [...Object.values(shared.storage), onboarding.shared.keepOpen];
  const shown = () => notices.filter((notice) => document.body.textContent.includes(notice));
  const tab = new Tab();
  await tab.open('/signup');
  await tab.field(shared.email);
  expect(shown(), '/signup').toEqual([]);
  await tab.open('/otp-verification');
  await tab.heading(otp.none);
  expect(shown(), '/otp-verification').toEqual([]);
  await tab.open('/');
  await tab.field(home.box.label);
  expect(shown(), '/').toEqual([]);
  await tab.toPassword((await tab.persona('complete')).email);
  expect(shown(), '/login').toEqual([]);
  await tab.open('/forgot-password');
  await tab.field(shared.email);
  expect(shown(), '/forgot-password').toEqual([]);
  await tab.persona('missing-user-info', { login: true });
  await tab.open('/user-info');
  await tab.field(onboarding.userInfo.firstName);
  expect(shown(), '/user-info').toEqual([]);
});
