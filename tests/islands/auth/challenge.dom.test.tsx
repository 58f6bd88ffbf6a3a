import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { Tab } from '../tab.ts';

// How /signup handles each outcome of the challenge; the other forms use the same component.

const { shared } = messages('en').auth;
const { challenge } = shared;
const email = 'ada@example.org';

async function open(setting: Parameters<Tab['setChallenge']>[0]): Promise<Tab> {
  const tab = new Tab();
  await tab.setChallenge(setting);
  await tab.open('/signup');
  await tab.fill(shared.email, email);
  return tab;
}

const isBlocked = async (tab: Tab) => (await tab.button(shared.continue)).disabled;
const requests = async (tab: Tab) => tab.mock.journal('POST /auth/signup/request-code');

async function signUp(tab: Tab): Promise<void> {
  await tab.press(shared.continue);
  await tab.expectNavigation('/otp-verification');
  expect(await requests(tab)).toMatchObject([
    { status: 200, body: { turnstile_token: expect.stringMatching(/./) as unknown } },
  ]);
}

/** Waits until the widget's script has run. */
const widgetShown = (tab: Tab) =>
  waitFor(() => expect(tab.challenge().getByText('Verifying...')).toBeTruthy());

// requirement: 2.86
test('a box that has to be ticked blocks the form until it is ticked', async () => {
  const tab = await open({ mode: 'interactive' });
  await widgetShown(tab);
  await tab.advance(300);
  const tick = tab.challenge().getByLabelText<HTMLInputElement>('Verify you are human');
  expect(await isBlocked(tab)).toBe(true);
  await tab.user.click(tick);
  await tab.challengePassed();
  await signUp(tab);
});

// requirement: 5.05
test('an expired token is not sent: the form waits for the next one', async () => {
  const tab = await open({ mode: 'expired', ms: 60_000 });
  await tab.challengePassed();
  await expect.poll(() => isBlocked(tab)).toBe(false);
  await tab.advance(60_000);
  await waitFor(() => expect(tab.challenge().getByText('Verifying...')).toBeTruthy());
  await expect.poll(() => isBlocked(tab)).toBe(true);
  await tab.user.keyboard('{Enter}');
  await tab.challengePassed();
  expect(await requests(tab)).toEqual([]);
  await signUp(tab);
});

test('a box that is not ticked in time is shown again', async () => {
  const tab = await open({ mode: 'timeout', ms: 60_000 });
  await widgetShown(tab);
  await tab.advance(300);
  await tab.advance(60_000);
  await widgetShown(tab);
  expect(await isBlocked(tab)).toBe(true);
  await tab.advance(300);
  await tab.user.click(tab.challenge().getByLabelText('Verify you are human'));
  await tab.challengePassed();
  await signUp(tab);
});

/** Expects the challenge's error to block the form, and Retry to reload the page, keep the email and pass. */
async function failsUntilRetried(tab: Tab): Promise<void> {
  expect((await screen.findByRole('alert')).textContent).toContain(challenge.failed);
  expect(await isBlocked(tab)).toBe(true);
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(challenge.retry);
  expect(tab.navigations).toEqual(['reload']);
  await tab.open('/signup');
  expect((await tab.field(shared.email)).value).toBe(email);
  await tab.challengePassed();
  await signUp(tab);
}

test('in an unsupported browser the challenge shows an error with Retry', async () => {
  const tab = await open({ mode: 'unsupported' });
  await widgetShown(tab);
  await tab.advance(300);
  await failsUntilRetried(tab);
});

test('a token that the API has already seen shows an error, and the email stays', async () => {
  const tab = await open({ mode: 'spent' });
  await tab.challengePassed();
  await tab.press(shared.continue);
  await tab.expectToast('Please complete the security check');
  expect((await tab.field(shared.email)).value).toBe(email);
  // Each attempt needs a new token, so the challenge runs again.
  await tab.challengePassed();
  await expect.poll(() => isBlocked(tab)).toBe(false);
  expect(await requests(tab)).toMatchObject([{ status: 422, body: { email } }]);
});

// requirement: 2.85
test.for([{ how: 'status' }, { how: 'abort' }] as const)(
  'a script that fails to load ($how) shows an error, and Retry keeps the email',
  async ({ how }) => {
    // requirement: 8.16
    const tab = await open({ mode: 'load-fail', how });
    await failsUntilRetried(tab);
  },
);

// requirement: 2.85, 4.18, 9.06
test.for([{ mode: 'load-fail', how: 'never' } as const, { mode: 'slow', ms: 600_000 } as const])(
  'a script that does not load ($mode) gives an error after 10 s, and the challenge cannot be skipped',
  async (setting) => {
    const tab = await open(setting);
    tab.stopClock();
    await tab.advance(8_000);
    expect(screen.getByText(challenge.loading)).toBeTruthy();
    expect(await isBlocked(tab)).toBe(true);
    await tab.advance(2_000);
    await tab.until(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert').textContent).toContain(challenge.failed);
    expect(await isBlocked(tab)).toBe(true);
  },
);
