import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { Tab } from '../tab.ts';

// What /signup makes of each way in which the challenge may end; the other forms have the same component.

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
  await tab.goesTo('/otp-verification');
  expect(await requests(tab)).toMatchObject([
    { status: 200, body: { turnstile_token: expect.stringMatching(/./) as unknown } },
  ]);
}

/** The widget's script has come. */
const hasWidget = (tab: Tab) => waitFor(() => expect(tab.challenge().getByText('Verifying...')).toBeTruthy());

test('a box that has to be ticked keeps the form back until it is', async () => {
  const tab = await open({ mode: 'interactive' });
  await hasWidget(tab);
  await tab.later(300);
  const tick = tab.challenge().getByLabelText<HTMLInputElement>('Verify you are human');
  expect(await isBlocked(tab)).toBe(true);
  await tab.user.click(tick);
  await tab.challengePassed();
  await signUp(tab);
});

// requirement: 5.05
test('a token that died is not sent: the form waits for the next one', async () => {
  const tab = await open({ mode: 'expired', ms: 60_000 });
  await tab.challengePassed();
  await expect.poll(() => isBlocked(tab)).toBe(false);
  await tab.later(60_000);
  await waitFor(() => expect(tab.challenge().getByText('Verifying...')).toBeTruthy());
  await expect.poll(() => isBlocked(tab)).toBe(true);
  await tab.user.keyboard('{Enter}');
  await tab.challengePassed();
  expect(await requests(tab)).toEqual([]);
  await signUp(tab);
});

test('a box that nobody ticks in time is asked again', async () => {
  const tab = await open({ mode: 'timeout', ms: 60_000 });
  await hasWidget(tab);
  await tab.later(300);
  await tab.later(60_000);
  await hasWidget(tab);
  expect(await isBlocked(tab)).toBe(true);
  await tab.later(300);
  await tab.user.click(tab.challenge().getByLabelText('Verify you are human'));
  await tab.challengePassed();
  await signUp(tab);
});

/** The challenge says that it failed and lets nobody pass; Retry loads the page again, with the email, and then it passes. */
async function failsUntilRetried(tab: Tab): Promise<void> {
  expect((await screen.findByRole('alert')).textContent).toContain(challenge.failed);
  expect(await isBlocked(tab)).toBe(true);
  await tab.setChallenge({ mode: 'pass' });
  await tab.press(challenge.retry);
  expect(tab.left).toEqual(['reload']);
  await tab.open('/signup');
  expect((await tab.field(shared.email)).value).toBe(email);
  await tab.challengePassed();
  await signUp(tab);
}

test('a browser that the challenge does not support is told, and may try again', async () => {
  const tab = await open({ mode: 'unsupported' });
  await hasWidget(tab);
  await tab.later(300);
  await failsUntilRetried(tab);
});

test('a token that the API calls spent is told, and the email stays', async () => {
  const tab = await open({ mode: 'spent' });
  await tab.challengePassed();
  await tab.press(shared.continue);
  await tab.toast('Please complete the security check');
  expect((await tab.field(shared.email)).value).toBe(email);
  // The challenge passes anew for the next try.
  await tab.challengePassed();
  await expect.poll(() => isBlocked(tab)).toBe(false);
  expect(await requests(tab)).toMatchObject([{ status: 422, body: { email } }]);
});

test.for([{ how: 'status' }, { how: 'abort' }] as const)(
  'a script that cannot be loaded ($how) has failed, and Retry keeps the email',
  async ({ how }) => {
    // requirement: 8.16
    const tab = await open({ mode: 'load-fail', how });
    await failsUntilRetried(tab);
  },
);

// requirement: 4.18, 9.06
test.for([{ mode: 'load-fail', how: 'never' } as const, { mode: 'slow', ms: 600_000 } as const])(
  'a script that does not come ($mode) has failed after 10 s, and is not passed over',
  async (setting) => {
    const tab = await open(setting);
    tab.stopClock();
    await tab.later(8_000);
    expect(screen.getByText(challenge.loading)).toBeTruthy();
    expect(await isBlocked(tab)).toBe(true);
    await tab.later(2_000);
    await tab.until(() => screen.queryByRole('alert') !== null);
    expect(screen.getByRole('alert').textContent).toContain(challenge.failed);
    expect(await isBlocked(tab)).toBe(true);
  },
);
