import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

const { auth, fields } = messages('en');
const { challenge } = auth.shared;
const FRESH = 'Fresh1234!';
const RESET = '/auth/reset';
const VERIFY = '/auth/verify-reset-code';
const SET = '/auth/reset-password';
const otherThan = (code: string) => (code === 'AAAAAAAA' ? 'BBBBBBBB' : 'AAAAAAAA');

async function openNewPassword(tab: Tab): Promise<string> {
  const { email } = await tab.persona('complete');
  await tab.submitResetCode(await tab.toResetCode(email));
  await tab.heading(messages(tab.locale).auth.reset.newHeading);
  return email;
}

async function submitPassword(tab: Tab, password = FRESH): Promise<void> {
  const { reset } = messages(tab.locale).auth;
  await tab.fill(reset.password, password);
  await tab.fill(reset.confirm, password);
  await tab.press(reset.save);
}

test.for(locales)(
  'in %s: what the new password lacks is shown beside it, and nothing is sent',
  async (locale) => {
    const tab = new Tab(locale);
    const { auth, fields } = messages(locale);
    const { reset, password } = auth;
    await openNewPassword(tab);
    const specialRule = () =>
      screen
        .getAllByRole('listitem')
        .find(({ textContent }) => textContent.includes(password.rules['password.special']))?.textContent;

    await tab.press(reset.save);
    expect(document.activeElement).toBe(
      await tab.expectDescription(reset.password, fields['password.required']),
    );
    await tab.fill(reset.password, 'Fresh1234');
    expect(specialRule()).toContain(password.rules.unmet);
    await tab.fill(reset.confirm, 'Fresh1234');
    await tab.press(reset.save);
    await tab.expectDescription(reset.password, fields['password.special']);
    await tab.fill(reset.password, FRESH);
    expect(specialRule()).toContain(password.rules.met);
    await tab.press(reset.save);
    expect(document.activeElement).toBe(
      await tab.expectDescription(reset.confirm, fields['confirm.mismatch']),
    );
    expect(tab.sentBodies(SET)).toEqual([]);
    await tab.fill(reset.confirm, FRESH);
    await tab.press(reset.save);
    await tab.expectNavigation(localizePath(locale, '/login'));
  },
);

test.for(locales)(
  'in %s: a password that is tried first is refused beside its field, and the reset goes on with another',
  async (locale) => {
    const tab = new Tab(locale);
    const { auth, fields } = messages(locale);
    await openNewPassword(tab);
    for (const [text, error] of [
      ['Passw0rd1!', 'password.common'],
      ['Tobi-2026!', 'password.personal'],
    ] as const) {
      await submitPassword(tab, text);
      expect(document.activeElement).toBe(await tab.expectDescription(auth.reset.password, fields[error]));
    }
    await submitPassword(tab);
    await tab.expectNavigation(localizePath(locale, '/login'));
  },
);

test.for(locales)(
  'in %s: what a reset holds back, and what still works, is said before it',
  async (locale) => {
    const tab = new Tab(locale);
    await openNewPassword(tab);
    const { reset } = messages(locale).auth;
    expect(screen.getByText(reset.restriction).compareDocumentPosition(screen.getByText(reset.save))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  },
);

// requirement: 2.92, 5.22
test('a wrong code shows an error and clears the boxes, and the right one continues', async () => {
  const tab = new Tab();
  const code = await tab.toResetCode((await tab.persona('complete')).email);
  await tab.submitResetCode(otherThan(code));
  await tab.expectToast('That code isn’t right. Check it and try again.');
  await expect.poll(() => tab.boxes().map(({ value }) => value)).toEqual(Array(8).fill(''));
  await tab.expectFirstBoxFocused();
  await tab.submitResetCode(code);
  await tab.heading(auth.reset.newHeading);
  // Each attempt had a token of its own.
  expect(tab.sentBodies(VERIFY)).toHaveLength(2);
});

// requirement: 4.39, 9.04
test('a code expires after 300 s, through a reload; only then can another one be requested', async () => {
  const tab = new Tab();
  const code = await tab.toResetCode((await tab.persona('complete')).email);
  await screen.findByText(/^[45]:\d\d$/);
  await tab.sleep(200_000);
  await tab.open('/forgot-password');
  await tab.heading(auth.reset.codeHeading);
  await screen.findByText(/^1:\d\d$/);
  expect(screen.queryByRole('button', { name: auth.reset.resend })).toBeNull();
  await tab.sleep(100_000);
  await tab.button(auth.reset.resend);
  await tab.submitResetCode(code);
  await tab.expectToast('This code has expired. Request a new one.');
  await tab.resendResetCode();
  await tab.expectToast('If this address has an account, a code is on its way.');
  await screen.findByText(/^[45]:\d\d$/);
  await tab.expectFirstBoxFocused();
  const next = await tab.code('reset');
  expect(next).not.toBe(code);
  await tab.submitResetCode(next);
  await tab.heading(auth.reset.newHeading);
});

test('another code cannot be requested before the challenge has passed', async () => {
  const tab = new Tab();
  await tab.toResetCode((await tab.persona('complete')).email);
  await tab.sleep(300_000);
  await tab.setChallenge({ mode: 'interactive' });
  await tab.open('/forgot-password');
  await tab.press(auth.reset.resend);
  await tab.expectToast(fields['challenge.required']);
  expect(tab.sentBodies(RESET)).toHaveLength(1);
});

// requirement: 8.16, 9.06
test('the challenge fails after 10 s, cannot be skipped, and Retry keeps the email', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.open('/forgot-password');
  await tab.fill(auth.shared.email, 'tobi@example.com');
  await screen.findByText(challenge.loading);
  await tab.advance(4_000);
  expect((await tab.button(auth.reset.send)).disabled).toBe(true);
  await tab.advance(6_000);
  expect((await screen.findByRole('alert')).textContent).toContain(challenge.failed);
  expect((await tab.button(auth.reset.send)).disabled).toBe(true);
  await tab.user.click(await tab.field(auth.shared.email));
  await tab.user.keyboard('{Enter}');
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(challenge.retry);
  expect(tab.navigations).toEqual(['reload']);
  await tab.open('/forgot-password');
  expect((await tab.field(auth.shared.email)).value).toBe('tobi@example.com');
  await tab.challengePassed();
  expect(tab.sentBodies(RESET)).toEqual([]);
  await tab.press(auth.reset.send);
  await tab.heading(auth.reset.codeHeading);
});

// requirement: 4.40
test('the challenge of the second step can be retried, and Retry keeps the step', async () => {
  const tab = new Tab();
  const code = await tab.toResetCode((await tab.persona('complete')).email);
  await tab.setChallenge({ mode: 'unsupported' });
  await tab.open('/forgot-password');
  expect((await screen.findByRole('alert')).textContent).toContain(challenge.failed);
  await tab.typeCode(code);
  await screen.findByText(fields['challenge.required']);
  expect((await tab.button(auth.reset.verify)).disabled).toBe(true);
  await tab.user.keyboard('{Enter}');
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(challenge.retry);
  expect(tab.navigations).toEqual(['reload']);
  await tab.open('/forgot-password');
  await tab.heading(auth.reset.codeHeading);
  expect(tab.sentBodies(VERIFY)).toEqual([]);
  await expect.poll(() => tab.boxes()).toHaveLength(8);
  await tab.submitResetCode(code);
  await tab.heading(auth.reset.newHeading);
});

test('a reset that has timed out starts over, with the email filled in', async () => {
  const tab = new Tab();
  const email = await openNewPassword(tab);
  await tab.mock.control('POST', '/clock/advance', { ms: 901_000 });
  await submitPassword(tab);
  await tab.expectToast('This step has timed out. Please start again.');
  await tab.heading(auth.reset.heading);
  expect((await tab.field(auth.shared.email)).value).toBe(email);
});

test('a reload keeps the step and never a password', async () => {
  const tab = new Tab();
  await openNewPassword(tab);
  await tab.fill(auth.reset.password, FRESH);
  await tab.fill(auth.reset.confirm, FRESH);
  const storedText = () =>
    [localStorage, sessionStorage]
      .flatMap((storage) => Object.entries(storage))
      .flat()
      .join();
  expect(storedText()).toContain('draft:reset');
  expect(storedText()).not.toContain(FRESH);
  await tab.open('/forgot-password');
  await tab.heading(auth.reset.newHeading);
  expect((await tab.field(auth.reset.password)).value).toBe('');
  expect(Object.keys(localStorage)).toEqual(['identifier']);
  expect(Object.keys(sessionStorage)).toEqual(['draft:reset']);
  await submitPassword(tab);
  await tab.expectNavigation('/login');
});

test('"Not you?" starts over with the same address, and clears the reset', async () => {
  const tab = new Tab();
  const { email } = await tab.persona('complete');
  await tab.toResetCode(email);
  await tab.press(auth.shared.notYou);
  await tab.heading(auth.reset.heading);
  expect((await tab.field(auth.shared.email)).value).toBe(email);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
});

// requirement: 5.31
test('one submit is one request, at every step', async () => {
  const tab = new Tab();
  const { email } = await tab.persona('complete');
  const held = await Promise.all([RESET, VERIFY, SET].map((path) => tab.mock.hold(`POST ${path}`)));
  const submitTwice = async (step: number, path: string, button: string) => {
    await tab.expectEnabled(button);
    await tab.user.keyboard('{Enter}');
    await tab.user.keyboard('{Enter}');
    document.querySelector('form')?.requestSubmit();
    await expect.poll(() => tab.sentBodies(path)).toHaveLength(1);
    await held[step]?.release();
  };
  await tab.open('/forgot-password');
  await tab.fill(auth.shared.email, email);
  await tab.challengePassed();
  await tab.user.click(await tab.field(auth.shared.email));
  await submitTwice(0, RESET, auth.reset.send);
  await tab.heading(auth.reset.codeHeading);
  await expect.poll(() => tab.boxes()).toHaveLength(8);
  await tab.challengePassed();
  await tab.typeCode(await tab.code('reset'));
  document.querySelector('form')?.requestSubmit();
  await expect.poll(() => tab.sentBodies(VERIFY)).toHaveLength(1);
  await held[1]?.release();
  await tab.heading(auth.reset.newHeading);
  await tab.fill(auth.reset.password, FRESH);
  await tab.fill(auth.reset.confirm, FRESH);
  await submitTwice(2, SET, auth.reset.save);
  await tab.expectNavigation('/login');
  for (const path of [RESET, VERIFY, SET]) expect(tab.sentBodies(path)).toHaveLength(1);
});
