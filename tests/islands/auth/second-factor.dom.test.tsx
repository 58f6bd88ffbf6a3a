import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { Tab } from '../tab.ts';

const { auth, toasts } = messages('en');
const { login, secondFactor, shared } = auth;
const VERIFY = '/2fa/verify';
/** Any code but `code`. */
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

// requirement: 4.47
test('the sixth digit signs in, and sends only the specification’s three fields', async () => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  expect(screen.getByText('t****r@example.com')).toBeTruthy();
  expect(screen.queryByText(email)).toBeNull();
  await tab.typeCode(await tab.authenticatorCode(email));
  await tab.expectNavigation('/auth-loading');
  expect(tab.sentBodies(VERIFY).map((body) => Object.keys(body as object).sort())).toEqual([
    ['code', 'email', 'identifier'],
  ]);
  expect(sessionStorage.getItem('draft:second-factor')).toBeNull();
});

test('a wrong code shows the server’s message, and can be typed again', async () => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  const code = await tab.authenticatorCode(email);
  await tab.typeCode(otherThan(code));
  await tab.expectToast(/^That code isn’t right\. Codes change every 30 seconds/);
  await tab.expectFirstBoxFocused();
  expect(tab.boxes().every(({ value }) => value === '')).toBe(true);
  await tab.typeCode(code);
  await tab.expectNavigation('/auth-loading');
});

test('a code that could not be checked stays, and the button sends it again', async () => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  const code = await tab.authenticatorCode(email);
  await tab.preset('secondFactor.500');
  await tab.typeCode(code);
  await tab.expectToast(toasts.secondFactorFailed);
  await tab.fault(`POST ${VERIFY}`, { type: 'status', status: 429, message: 'Not so fast.' });
  await tab.press(shared.continue);
  await tab.expectToast('Not so fast.');
  expect(tab.boxes().at(-1)?.value).toBe(code.slice(-1));
  await tab.press(shared.continue);
  await tab.expectNavigation('/auth-loading');
});

test('a slow response is announced once, and the boxes are read-only meanwhile', async () => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  const held = await tab.mock.hold(`POST ${VERIFY}`);
  await tab.typeCode(await tab.authenticatorCode(email));
  expect((await tab.button(secondFactor.verifying)).getAttribute('aria-busy')).toBe('true');
  expect(tab.boxes()[0]?.readOnly).toBe(true);
  await tab.user.keyboard('{Enter}');
  await tab.advance(10_000);
  await tab.button(toasts.stillWorking);
  expect((await tab.button(shared.notYou)).disabled).toBe(true);
  await held.release();
  await tab.expectNavigation('/auth-loading');
  expect(tab.sentBodies(VERIFY)).toHaveLength(1);
});

test('a login that the API no longer knows asks for the password again', async () => {
  const tab = new Tab();
  const { email, password } = await tab.toSecondFactor();
  await tab.mock.control('POST', '/clock/advance', { ms: 300_000 });
  await tab.typeCode(await tab.authenticatorCode(email));
  await tab.expectToast('This step has timed out. Please start again.');
  const field = await tab.field(login.password);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(screen.getByText('t****r@example.com')).toBeTruthy();
  await tab.fill(login.password, password);
  await tab.challengePassed();
  await tab.press(login.submit);
  await tab.heading(secondFactor.heading);
  await tab.expectFirstBoxFocused();
  await tab.typeCode(await tab.authenticatorCode(email));
  await tab.expectNavigation('/auth-loading');
});

test('five wrong codes end it in the same way', async () => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  const code = await tab.authenticatorCode(email);
  for (let tries = 1; tries <= 5; tries += 1) {
    await tab.typeCode(otherThan(code));
    await expect.poll(() => tab.sentBodies(VERIFY)).toHaveLength(tries);
    await expect.poll(() => tab.boxes().map(({ value }) => value)).toEqual(Array(6).fill(''));
    await tab.expectFirstBoxFocused();
  }
  await tab.typeCode(code);
  await tab.expectToast('Too many wrong codes. Please log in again.');
  const field = await tab.field(login.password);
  await expect.poll(() => document.activeElement).toBe(field);
});

test.for([
  ['"Not you?"', (tab: Tab) => tab.press(shared.notYou)],
  ['the browser’s Back', () => history.back()],
] as const)('%s cancels it for good, and the email stays', async ([, leave]) => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  await tab.open('/login');
  await tab.heading(secondFactor.heading);
  await leave(tab);
  const field = await tab.field(shared.email);
  await expect.poll(() => document.activeElement).toBe(field);
  expect(field.value).toBe(email);
  await tab.open('/login');
  await tab.heading(login.heading);
  expect(await tab.mock.journal('POST /auth/login')).toHaveLength(1);
});

test('a recovery code signs in instead of the app, after switching between both', async () => {
  const tab = new Tab();
  const account = await tab.persona('complete', { login: true });
  await tab.post('/auth/reauth', { purpose: 'two_factor_on', password: account.password });
  await tab.post('/2fa/setup', {});
  const { recovery_codes: codes } = await tab.post<{ recovery_codes: string[] }>('/2fa/enable', {
    code: await tab.authenticatorCode(account.email),
  });
  tab.mock.jar.delete('access_token');
  await tab.toPassword(account.email);
  await tab.fill(login.password, account.password);
  await tab.challengePassed();
  await tab.press(login.submit);
  await tab.press(secondFactor.recovery);
  await expect.poll(() => tab.boxes()).toHaveLength(10);
  await tab.press(secondFactor.app);
  await expect.poll(() => tab.boxes()).toHaveLength(6);
  await tab.expectFirstBoxFocused();
  await tab.press(secondFactor.recovery);
  await expect.poll(() => tab.boxes()).toHaveLength(10);
  await tab.expectFirstBoxFocused();
  await tab.user.paste(codes[0]?.toLowerCase() ?? '');
  await tab.expectNavigation('/auth-loading');
});

// requirement: 2.91, 4.47
test('a response with the identifier of a device’s code leads to /verify', async () => {
  const tab = new Tab();
  const { email } = await tab.toSecondFactor();
  const body = { status: 'success', identifier: 'idn_of_the_device' };
  await tab.fault(`POST ${VERIFY}`, { type: 'reply', body });
  await tab.typeCode(await tab.authenticatorCode(email));
  await tab.expectNavigation('/verify');
  await tab.open('/verify');
  await screen.findByText(email);
});
