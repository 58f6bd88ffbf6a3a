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

// The server's own words while balances are hidden. That no figure of all that the API tells is on any screen, in any panel, at
// any moment: tests/e2e/hidden-balances.spec.ts. Of each screen: beside its other states.

const { wallet: en } = messages('en');
const TOLD = 'Not while ₦54,321.09 is on its way.';
const MASKED = `Not while ${DOTS} is on its way.`;
const refusal = { type: 'status', status: 409, message: TOLD } as const;
const page = () => document.body.textContent;

// requirement: 2.49
test('the server’s own words in a toast have no figure', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await mock.fault('PUT /user/preferences', refusal);
  const { user } = await renderScreen('/w', { mock });
  await expectText(() => total()).toContain(DOTS);
  await user.click(await buttonIn(() => total(), 'USD'));
  await screen.findByText(MASKED);
  expect(page()).not.toContain('54,321');
});

// requirement: 2.49
test('a choice and a toast before it is known whether balances are hidden show no figure', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const before = (await mock.journal('PUT /user/preferences')).length;
  const held = await mock.hold('GET /user/preferences');
  await mock.fault('PUT /user/preferences', refusal, { times: 1 });
  const { user } = await renderScreen('/w', { mock });
  const figure = /[₦$]\s?\d[\d,]*\.\d\d/;
  const choose = async () => {
    await user.click(await buttonIn(() => total(), 'USD'));
    expect(total().textContent).not.toMatch(figure);
  };
  await choose();
  await screen.findByText(MASKED);
  expect(page()).not.toContain('54,321');
  await choose();
  const saves = async () => (await mock.journal('PUT /user/preferences')).slice(before);
  await expect.poll(saves).toMatchObject([{ status: 409 }, { status: 200 }]);
  expect(total().textContent).not.toMatch(figure);
  await held.release();
  await expectText(() => total()).toContain(DOTS);
  expect(total().textContent).not.toMatch(figure);
});

// requirement: 2.49
test('nor have the server’s words in a panel, or at a start that fails', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await mock.fault('GET /search', refusal);
  await mock.fault('GET /user/search', refusal);
  for (const name of ['search', 'users'] as const) {
    const { user } = await renderScreen(`${QUIET_SCREEN}?panel=${name}`, { mock });
    await write(user, await screen.findByRole('combobox'), 'kwame');
    // To whoever sees it, and to whoever hears it.
    await expect.poll(() => within(panel(name)).queryAllByText(/Not while/)).toHaveLength(2);
    expect(panel(name).textContent).toContain(DOTS);
    expect(page()).not.toContain('54,321');
  }
  await mock.fault('GET /user/profile/status', { type: 'status', status: 500, message: TOLD });
  await renderScreen(QUIET_SCREEN, { mock });
  await expectText(main).toContain(en.start.failedText);
  expect(page()).not.toContain('54,321');
});
