import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

const { auth, toasts } = messages('en');
const { login, shared } = auth;
const isBlocked = async (tab: Tab) => (await tab.button(login.submit)).disabled;

// requirement: 4.16
test("'Not you?' goes back to the first step with the email in it, and forgets the password", async () => {
  const tab = new Tab();
  await tab.toPassword('tobi@example.com');
  expect(screen.getByText('t****i@example.com')).toBeTruthy();
  expect(screen.queryByText('tobi@example.com')).toBeNull();
  await tab.fill(login.password, 'half a passw');
  await tab.press(shared.notYou);
  const field = await tab.field(shared.email);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('tobi@example.com');
  expect(screen.queryByLabelText(login.password)).toBeNull();
  await tab.press(shared.continue);
  expect((await tab.field(login.password)).value).toBe('');
});

// requirement: 5.03
test('the password step can be sent once the password is long enough and the challenge passed', async () => {
  const tab = new Tab();
  await tab.toPassword('tobi@example.com');
  await tab.fill(login.password, 'eight888');
  expect(await isBlocked(tab)).toBe(true);
  await tab.challengePassed();
  await expect.poll(() => isBlocked(tab)).toBe(false);
  await tab.fill(login.password, 'seven77');
  expect(await isBlocked(tab)).toBe(true);
});

// requirement: 4.19, 9.07
test('a challenge that never comes may be passed over after 3 s', async () => {
  const tab = new Tab();
  const { email, password } = await tab.persona('complete');
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.toPassword(email);
  await tab.fill(login.password, password);
  await screen.findByText(shared.challenge.loading);
  tab.stopClock();
  expect(await isBlocked(tab)).toBe(true);
  await tab.later(3_000);
  await tab.until(async () => !(await isBlocked(tab)));
  await tab.press(login.submit);
  await tab.goesTo('/auth-loading');
});

test('a challenge that has failed after 10 s begins anew with Retry, with the email', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.toPassword('tobi@example.com');
  await tab.later(10_000);
  expect((await screen.findByRole('alert')).textContent).toContain(shared.challenge.failed);
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(shared.challenge.retry);
  expect(tab.left).toEqual(['reload']);
  await tab.open('/login');
  expect((await tab.field(shared.email)).value).toBe('tobi@example.com');
  expect(screen.queryByLabelText(login.password)).toBeNull();
});

// requirement: 4.17, 8.08
test('a password that is wrong, or could not be judged, stays, and the right one then gets in', async () => {
  const tab = new Tab();
  const { email, password } = await tab.persona('complete');
  await tab.toPassword(email);
  const give = async (text: string) => {
    await tab.fill(login.password, text);
    await tab.challengePassed();
    await tab.press(login.submit);
  };
  await give('Wrong-one-1');
  await tab.toast('Wrong email or password.');
  const field = await tab.field(login.password);
  expect(field.value).toBe('Wrong-one-1');
  expect(document.activeElement).toBe(field);
  expect(tab.left).toEqual([]);
  // The password is marked until it is edited.
  await tab.described(login.password, 'Wrong email or password.');
  await tab.preset('login.500');
  await give(password);
  await tab.toast(toasts.loginFailed);
  // The specified title alone sounds like a wrong password.
  await tab.toast(login.failedDetail);
  expect(field.value).toBe(password);
  await tab.described(login.password, '');
  // The token of each try is spent: the challenge passes anew.
  await tab.challengePassed();
  await tab.press(login.submit);
  await tab.goesTo('/auth-loading');
});

test.for(locales)(
  'in %s: each page that asks for an email says what is wrong with it, and sends nothing',
  async (locale) => {
    const tab = new Tab(locale);
    const { auth, fields } = messages(locale);
    for (const [path, submit] of [
      ['/signup', auth.shared.continue],
      ['/login', auth.shared.continue],
      ['/forgot-password', auth.reset.send],
    ] as const) {
      await tab.open(path);
      if (path !== '/login') await tab.challengePassed();
      await tab.press(submit);
      const field = await tab.described(auth.shared.email, fields['email.required']);
      expect(document.activeElement).toBe(field);
      await tab.user.paste('ada@nowhere');
      await tab.user.keyboard('{Enter}');
      await tab.described(auth.shared.email, fields['email.invalid']);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(field.value).toBe('ada@nowhere');
    }
    for (const op of ['POST /auth/signup/request-code', 'POST /auth/login', 'POST /auth/reset'])
      expect(await tab.mock.journal(op)).toEqual([]);
  },
);
