import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { Tab } from '../tab.ts';

const { auth, fields, home, toasts } = messages('en');
const { challenge } = auth.shared;
const email = 'ada@example.org';
const requests = async (tab: Tab) => tab.mock.journal('POST /auth/signup/request-code');
const isBlocked = async (tab: Tab) => (await tab.button(home.box.submit)).disabled;

// requirement: 2.70, 5.02
test.for(locales)(
  'in %s: an invalid email shows an error beside the field, and is not sent',
  async (locale) => {
    const { home, fields } = messages(locale);
    const tab = new Tab(locale);
    await tab.open('/');
    await tab.fill(home.box.label, 'ada@nowhere');
    await tab.challengePassed();
    await tab.press(home.box.submit);
    const field = await tab.expectDescription(home.box.label, fields['email.invalid']);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('ada@nowhere');
    expect(await requests(tab)).toEqual([]);
    await tab.fill(home.box.label, email);
    await tab.press(home.box.submit);
    await tab.expectNavigation(localizePath(locale, '/otp-verification'));
  },
);

// requirement: 8.09
test.for([
  { effect: { type: 'reset' }, text: 'offline' },
  { effect: { type: 'status', status: 500, message: null }, text: 'codeRequestFailed' },
] as const)('keeps the email when the call ends in a $effect.type', async ({ effect, text }) => {
  const tab = new Tab();
  await tab.fault('POST /auth/signup/request-code', effect);
  await tab.open('/');
  await tab.fill(home.box.label, email);
  await tab.challengePassed();
  await tab.press(home.box.submit);
  await tab.expectToast(toasts[text]);
  expect((await tab.field(home.box.label)).value).toBe(email);
  // Each attempt needs a new token, so the challenge runs again.
  await tab.challengePassed();
  await tab.press(home.box.submit);
  await tab.expectNavigation('/otp-verification');
  expect(await requests(tab)).toHaveLength(2);
});

// requirement: 5.01, 8.32
// requirement: 2.133
test('asks to complete the challenge, and the message goes once it has passed', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 1_000 });
  await tab.open('/');
  await tab.fill(home.box.label, email);
  await screen.findByText(challenge.loading);
  expect(await isBlocked(tab)).toBe(true);
  await tab.user.keyboard('{Enter}');
  await tab.expectDescription(home.box.label, fields['challenge.required']);
  await tab.advance(1_000);
  await tab.challengePassed();
  await tab.expectDescription(home.box.label, '');
  expect(await isBlocked(tab)).toBe(false);
  expect(await requests(tab)).toEqual([]);
});

// requirement: 5.01, 8.32
test('shows what is missing when Enter is pressed too early', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'block' });
  await tab.open('/');
  await expect.poll(() => isBlocked(tab)).toBe(true);
  await tab.user.click(await tab.field(home.box.label));
  await tab.user.keyboard('{Enter}');
  await tab.expectDescription(home.box.label, fields['email.required']);
});

// requirement: 9.10
test('a challenge that does not load can be skipped after 3 s, even with no email typed before', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.open('/');
  await screen.findByText(challenge.loading);
  tab.stopClock();
  await tab.advance(3_000);
  await tab.fill(home.box.label, email);
  await tab.until(async () => !(await isBlocked(tab)));
  await tab.press(home.box.submit);
  await tab.expectNavigation('/otp-verification');
});

// requirement: 8.16
test('a challenge whose script fails before anything listens for it shows the error at once, not after 10 s', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    append(...nodes);
    for (const node of nodes) if (node instanceof HTMLScriptElement) node.dispatchEvent(new Event('error'));
  });
  tab.stopClock();
  await tab.open('/');
  await tab.until(() => screen.queryByText(challenge.failed) !== null);
});

// requirement: 7.37, 8.16
test('the challenge has failed 10 s after an email is typed, and Retry keeps the email', async () => {
  const tab = new Tab();
  await tab.setChallenge({ mode: 'slow', ms: 600_000 });
  await tab.open('/');
  await tab.fill(home.box.label, email);
  await screen.findByText(challenge.loading);
  await tab.advance(4_000);
  expect(await isBlocked(tab)).toBe(true);
  await tab.advance(6_000);
  await screen.findByText(challenge.failed);
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(challenge.retry);
  expect(tab.navigations).toEqual(['reload']);
  await tab.open('/');
  await expect.poll(async () => (await tab.field(home.box.label)).value).toBe(email);
  await tab.challengePassed();
  await tab.press(home.box.submit);
  await tab.expectNavigation('/otp-verification');
  expect(await requests(tab)).toMatchObject([
    { status: 200, body: { turnstile_token: expect.stringMatching(/./) as unknown } },
  ]);
});
