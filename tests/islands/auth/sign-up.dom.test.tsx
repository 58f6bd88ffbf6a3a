import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { Tab } from '../tab.ts';

const { auth, toasts } = messages('en');
const { otp, shared } = auth;
const email = 'ada@example.org';
const REQUEST = 'POST /auth/signup/request-code';
const VERIFY = 'POST /auth/signup/verify-code';
const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

// requirement: 1.06, 2.93, 4.60, 8.09, 8.21
test.for([
  { effect: { type: 'reset' }, text: toasts.offline },
  { effect: { type: 'status', status: 500, message: null }, text: toasts.codeRequestFailed },
] as const)('the email stays when the call ends in a $effect.type', async ({ effect, text }) => {
  const tab = new Tab();
  await tab.fault(REQUEST, effect);
  await tab.open('/signup');
  await tab.fill(shared.email, email);
  await tab.challengePassed();
  await tab.press(shared.continue);
  await tab.expectToast(text);
  expect((await tab.field(shared.email)).value).toBe(email);
  // Each attempt needs a new token, so the challenge runs again.
  await tab.challengePassed();
  await tab.press(shared.continue);
  await tab.expectNavigation('/otp-verification');
  await tab.open('/otp-verification');
  await tab.expectToast(toasts.codeSent);
  await screen.findByText(email);
});

// requirement: 8.10
test('a wrong code clears the boxes, one that could not be checked stays, and the right one signs in', async () => {
  const tab = new Tab();
  const code = await tab.toSignupCode(email);
  await tab.typeCode(otherThan(code));
  await tab.expectToast('That code isn’t right. Check it and try again.');
  await expect.poll(() => tab.boxes().map(({ value }) => value)).toEqual(Array(6).fill(''));
  await tab.fault(VERIFY, { type: 'status', status: 500, message: null });
  await tab.typeCode(code);
  await tab.expectToast(toasts.verificationFailed);
  expect(
    tab
      .boxes()
      .map(({ value }) => value)
      .join(''),
  ).toBe(code);
  await tab.press(shared.continue);
  await tab.expectNavigation('/auth-loading');
});

test('what a toast says is not shown beside its field meanwhile; what the page finds by itself is', async () => {
  const tab = new Tab();
  const code = await tab.toSignupCode(email);
  const form = () => document.querySelector('form')!;
  await tab.typeCode(otherThan(code));
  await tab.expectToast('That code isn’t right. Check it and try again.');
  await expect.poll(() => form().querySelector('.error')?.textContent).toContain('That code isn’t right.');
  expect(form().hasAttribute('data-toasted')).toBe(true);
  await tab.press(shared.continue);
  await expect
    .poll(() => form().querySelector('.error')?.textContent)
    .toBe(messages('en').fields['otp.full']);
  expect(form().hasAttribute('data-toasted')).toBe(false);
});

// requirement: 2.93, 8.10, 9.02
test('a code expires after 300 s, through a reload, and then another one can be requested', async () => {
  const tab = new Tab();
  const code = await tab.toSignupCode(email);
  await screen.findByText(/^[45]:\d\d$/);
  await tab.sleep(200_000);
  await tab.open('/otp-verification');
  await screen.findByText(/^1:\d\d$/);
  expect(screen.queryByRole('button', { name: otp.resend })).toBeNull();
  await tab.sleep(100_000);
  await tab.button(otp.resend);
  await tab.typeCode(code);
  await tab.expectToast('This code has expired. Request a new one.');

  await tab.fault(REQUEST, { type: 'status', status: 400, message: null });
  await tab.press(otp.resend);
  await tab.expectToast(toasts.resendFailed);
  await tab.press(otp.resend);
  await tab.expectToast(toasts.codeSent);
  await screen.findByText(/^[45]:\d\d$/);
  const next = await tab.code('signup');
  expect(next).not.toBe(code);
  await tab.typeCode(next);
  await tab.expectNavigation('/auth-loading');
});

// requirement: 2.93
test("'Not you?' clears the sign-up, and its page then says that there is none", async () => {
  const tab = new Tab();
  await tab.toSignupCode(email);
  const link = await screen.findByRole('link', { name: shared.notYou });
  expect(link.getAttribute('href')).toBe('/signup');
  await tab.user.click(link);
  await tab.open('/otp-verification');
  await tab.heading(otp.none);
  expect(screen.getByRole('link', { name: otp.again }).getAttribute('href')).toBe('/signup');
});

test('whatever somebody types for an address that has an account is wrong, as for any other address', async () => {
  const tab = new Tab();
  const member = await tab.persona('complete');
  expect(await tab.toSignupCode(member.email)).toBe('');
  await tab.typeCode('123456');
  await tab.expectToast('That code isn’t right. Check it and try again.');
  expect(tab.navigations).toEqual([]);
});

test('an account that was left half-way is gone on with by a code, with only one welcome', async () => {
  const tab = new Tab();
  const member = await tab.persona('complete');
  const { state } = tab.mock.app.sandboxes.default;
  Object.values(state.users).find(({ email }) => email === member.email)!.password = null;
  await tab.typeCode(await tab.toSignupCode(member.email));
  await tab.expectNavigation('/auth-loading');
  await tab.open('/auth-loading');
  await tab.expectToast(toasts.accountCreated);
  await tab.advance(1_500);
  await tab.expectNavigation('/w');
  expect(sessionStorage.getItem('flash')).not.toContain(toasts.loginSuccessful);
});

test('a friend’s link leaves its code in this tab, and not in the address', async () => {
  const tab = new Tab();
  await tab.open('/signup', '?ref=k7qm4xpa');
  await tab.field(shared.email);
  expect(location.href).toMatch(/\/signup$/);
  await expect.poll(() => sessionStorage.getItem('referralCode')).toBe('K7QM4XPA');
  expect(JSON.stringify(localStorage)).not.toMatch(/K7QM4XPA/i);
  // Of the next page nothing is left but the tab.
  await tab.open('/signup');
  expect(sessionStorage.getItem('referralCode')).toBe('K7QM4XPA');
});
