import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

const { auth, toasts } = messages('en');
const { login, shared } = auth;
const isBlocked = async (tab: Tab) => (await tab.button(login.submit)).disabled;

// requirement: 2.88, 4.16, 5.04
test("'Not you?' returns to the first step with the email filled in, and clears the password", async () => {
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

test('the browser’s Back leads from the password to the email, and Forward to the password again', async () => {
  const tab = new Tab();
  await tab.toPassword('tobi@example.com');
  history.back();
  const field = await tab.field(shared.email);
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.value).toBe('tobi@example.com');
  history.forward();
  await tab.field(login.password);
  history.back();
  await tab.field(shared.email);
});

// requirement: 4.51, 5.03
test('the password step can be submitted once the password is long enough and the challenge has passed', async () => {
  const tab = new Tab();
  await tab.toPassword('tobi@example.com');
  await tab.fill(login.password, 'eight888');
  expect(await isBlocked(tab)).toBe(true);
  await tab.challengePassed();
  await expect.poll(() => isBlocked(tab)).toBe(false);
  await tab.fill(login.password, 'seven77');
  expect(await isBlocked(tab)).toBe(true);
});

// requirement: 2.91, 4.19, 9.07
test('a challenge that does not load can be skipped after 3 s', async () => {
  const tab = new Tab();
  const { email, password } = await tab.persona('complete');
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.toPassword(email);
  await tab.fill(login.password, password);
  await screen.findByText(shared.challenge.loading);
  tab.stopClock();
  expect(await isBlocked(tab)).toBe(true);
  await tab.advance(3_000);
  await tab.until(async () => !(await isBlocked(tab)));
  await tab.press(login.submit);
  await tab.expectNavigation('/auth-loading');
});

test('a challenge that has failed after 10 s restarts with Retry, and the email stays', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.toPassword('tobi@example.com');
  await tab.advance(10_000);
  expect((await screen.findByRole('alert')).textContent).toContain(shared.challenge.failed);
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(shared.challenge.retry);
  expect(tab.navigations).toEqual(['reload']);
  await tab.open('/login');
  expect((await tab.field(shared.email)).value).toBe('tobi@example.com');
  expect(screen.queryByLabelText(login.password)).toBeNull();
});

// requirement: 4.17, 8.08
test('a password that is wrong, or could not be checked, stays, and the right one then signs in', async () => {
  const tab = new Tab();
  const { email, password } = await tab.persona('complete');
  await tab.toPassword(email);
  const submitPassword = async (text: string) => {
    await tab.fill(login.password, text);
    await tab.challengePassed();
    await tab.press(login.submit);
  };
  await submitPassword('Wrong-one-1');
  await tab.expectToast('Wrong email or password.');
  const field = await tab.field(login.password);
  expect(field.value).toBe('Wrong-one-1');
  expect(document.activeElement).toBe(field);
  expect(tab.navigations).toEqual([]);
  // The password is marked until it is edited.
  await tab.expectDescription(login.password, 'Wrong email or password.');
  await tab.preset('login.500');
  await submitPassword(password);
  await tab.expectToast(toasts.loginFailed);
  // The specified title alone reads like a wrong password.
  await tab.expectToast(login.failedDetail);
  expect(field.value).toBe(password);
  await tab.expectDescription(login.password, '');
  // Each attempt needs a new token, so the challenge runs again.
  await tab.challengePassed();
  await tab.press(login.submit);
  await tab.expectNavigation('/auth-loading');
});

test.for(locales)(
  'in %s: each page with an email field shows what is wrong with the email, and sends nothing',
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
      const field = await tab.expectDescription(auth.shared.email, fields['email.required']);
      expect(document.activeElement).toBe(field);
      await tab.user.paste('ada@nowhere');
      await tab.user.keyboard('{Enter}');
      await tab.expectDescription(auth.shared.email, fields['email.invalid']);
      expect(field.getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field);
      expect(field.value).toBe('ada@nowhere');
    }
    for (const op of ['POST /auth/signup/request-code', 'POST /auth/login', 'POST /auth/reset'])
      expect(await tab.mock.journal(op)).toEqual([]);
  },
);

test('a pay link that a guest opened is kept in this tab, said, and taken out of the address', async () => {
  const { keptPayLink } = await import('#src/stores/session/kept-pay-link.ts');
  const tab = new Tab();
  await tab.open('/login', '#pay=/w/send?to=@kwame');
  await screen.findByText(login.toPay);
  expect([location.pathname, location.hash]).toEqual(['/login', '']);
  expect(keptPayLink()).toBe('/w/send?to=@kwame');
  // A reload still says it.
  await tab.open('/login');
  await screen.findByText(login.toPay);
});

test.each(['', '#pay=//evil.example', '#pay=/w/send?request=req_1&next=x', '#x'])(
  'a log-in at /login%s is for no payment',
  async (fragment) => {
    const tab = new Tab();
    await tab.open('/login', fragment);
    await tab.field(shared.email);
    expect(screen.queryByText(login.toPay)).toBeNull();
    expect(sessionStorage.getItem('payLink')).toBeNull();
  },
);
