import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { QUIET_SCREEN } from '../../../e2e/quiet-screen.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  panel,
  renderScreen,
  signedIn,
} from '../../../render-wallet.tsx';
import { total } from '../features/dashboard/dashboard-rows.ts';
import { write } from '../features/support/conversation.ts';

// Messages of the server while balances are hidden. That no amount of the API is on any screen or panel at any time is tested in
// tests/e2e/hidden-balances.spec.ts, and for each screen beside its other states.

const { wallet: en } = messages('en');
const MESSAGE = 'Not while ₦54,321.09 is on its way.';
const MASKED = `Not while ${DOTS} is on its way.`;
const conflict = { type: 'status', status: 409, message: MESSAGE } as const;
const page = () => document.body.textContent;

// requirement: 2.49
test('the server’s message in a toast has no amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await mock.fault('PUT /user/preferences', conflict);
  const { user } = await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(DOTS);
  await user.click(await buttonIn(() => total(), 'USD'));
  await screen.findByText(MASKED);
  expect(page()).not.toContain('54,321');
});

// requirement: 2.49
test('a currency choice and a toast show no amount while it is not yet known whether balances are hidden', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const before = (await mock.journal('PUT /user/preferences')).length;
  const held = await mock.hold('GET /user/preferences');
  await mock.fault('PUT /user/preferences', conflict, { times: 1 });
  const { user } = await renderScreen('/w', { mock });
  const amount = /[₦$]\s?\d[\d,]*\.\d\d/;
  const chooseCurrency = async () => {
    await user.click(await buttonIn(() => total(), 'USD'));
    expect(total().textContent).not.toMatch(amount);
  };
  await chooseCurrency();
  await screen.findByText(MASKED);
  expect(page()).not.toContain('54,321');
  await chooseCurrency();
  const saves = async () => (await mock.journal('PUT /user/preferences')).slice(before);
  await expect.poll(saves).toMatchObject([{ status: 409 }, { status: 200 }]);
  expect(total().textContent).not.toMatch(amount);
  await held.release();
  await expectText(() => total()).toContain(DOTS);
  expect(total().textContent).not.toMatch(amount);
});

// requirement: 2.49
test('what could not be saved is sent when the same person opens the wallet again, and never for another one', async () => {
  const mock = await signedIn();
  const SAVE = 'PUT /user/preferences';
  await mock.fault(SAVE, { type: 'status', status: 500 });
  const { user } = await renderScreen('/w', { mock });
  // The start's own attempt to send what is unsaved has passed: there was nothing.
  await expect.poll(() => mock.journal('GET /wallet/stream')).not.toEqual([]);
  await user.click(await buttonIn(() => total(), en.balance.hide));
  const saves = async () => (await mock.journal(SAVE)).map(({ status }) => status);
  await expect.poll(saves).toEqual([500]);
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(DOTS);
  await expect.poll(saves).toEqual([500, 500]);

  await mock.clearFaults();
  await mock.signIn('unicode');
  const reads = async () => (await mock.journal('GET /user/preferences')).length;
  const before = await reads();
  await renderScreen('/w', { mock });
  await expectText(() => total()).toContain('₦');
  await expect.poll(reads).toBeGreaterThan(before);
  expect(localStorage.getItem('unsavedPreferences')).toBeNull();
  expect(await saves()).toEqual([500, 500]);
});

// requirement: 2.49
test('the server’s message in a panel, or when the wallet fails to open, has no amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await mock.fault('GET /search', conflict);
  await mock.fault('GET /user/search', conflict);
  for (const name of ['search', 'users'] as const) {
    const { user } = await renderScreen(`${QUIET_SCREEN}?panel=${name}`, { mock });
    await write(user, await screen.findByRole('combobox'), 'kwame');
    // Once on the screen, and once for screen readers.
    await expect.poll(() => within(panel(name)).queryAllByText(/Not while/)).toHaveLength(2);
    expect(panel(name).textContent).toContain(DOTS);
    expect(page()).not.toContain('54,321');
  }
  await mock.fault('GET /user/profile/status', { type: 'status', status: 500, message: MESSAGE });
  await renderScreen(QUIET_SCREEN, { mock });
  await expectText(main).toContain(en.start.failedText);
  expect(page()).not.toContain('54,321');
});
