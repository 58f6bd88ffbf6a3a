import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { buttonIn, expectText, main, pass, renderScreen, signedIn } from '../../../../render-wallet.tsx';

/** Opens a screen and waits for its frame. */
const open: typeof renderScreen = async (...options) => {
  const opened = await renderScreen(...options);
  await screen.findByRole('main');
  return opened;
};

const { receive, receiveCash: en, depositOutcomes: outcomes, wallet } = messages('en');
const CASH = '/w/receive?tab=cash';
const field = () => within(main()).findByLabelText<HTMLInputElement>(en.youReceive);

for (const locale of locales) {
  const { receiveCash: t } = messages(locale);

  test(`in ${locale}: an amount, its fee, the account, and the money that arrives`, async () => {
    const { user } = await open(CASH, { persona: 'complete', locale });
    await user.type(await within(main()).findByLabelText(t.youReceive), '50,000');
    // 1.5 % and 7.5 % of it on top.
    await expectText(main).toContain('50,806.25');
    expect(main().textContent).toContain('750.00');
    expect(main().textContent).toContain('56.25');
    await user.click(await buttonIn(main, t.getAccount));
    await screen.findByRole('region', { name: new RegExp('50,806.25') });
    expect(main().textContent).toContain(t.steps.waiting);
    await user.click(await buttonIn(main, t.sent));
    await expectText(main).toContain(t.steps.sent);
    expect(within(main()).queryByRole('link', { name: t.done })).toBeNull();
    await pass(125_000);
    await expectText(main).toContain(t.arrived);
    await user.click(within(main()).getByRole('link', { name: t.done }));
    await expect.poll(() => location.pathname).toBe('/w');
  });
}

test.each([
  ['', en.enterAmount],
  ['five', en.invalidAmount],
  ['1.234,5', en.invalidAmount],
  ['100.005', en.tooFine],
  ['1', 'The minimum deposit is'],
])('"%s" is refused beside its field', async (typed, text) => {
  const { user, mock } = await open(CASH, { persona: 'complete' });
  const input = await field();
  if (typed) await user.type(input, typed);
  await user.click(within(main()).getByRole('button', { name: en.enterAmount }));
  await expectText(main).toContain(text);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(input);
  expect(input.value).toBe(typed);
  expect(await mock.journal('POST /wallet/quotes')).toHaveLength(0);
});

test('an answer that was lost makes one account', async () => {
  const { user, mock } = await open(CASH, { persona: 'complete' });
  await user.type(await field(), '5000');
  await expectText(main).toContain('5,080.63');
  await mock.fault('POST /wallet/transactions', { type: 'reset' }, { times: 1, stage: 'post' });
  await user.click(await buttonIn(main, en.getAccount));
  // The screen can't know yet whether there is an account; the list of deposits shows it.
  await expectText(main).toContain(en.show);
  const calls = await mock.journal('POST /wallet/transactions');
  expect(calls).toHaveLength(1);
});

test('left while the account is made, it leads nobody back: the list of deposits shows it', async () => {
  const { user, mock } = await open('/w/receive', { persona: 'complete' });
  await user.click(await within(main()).findByRole('link', { name: receive.tabs.cash }));
  await user.type(await field(), '5000');
  await expectText(main).toContain('5,080.63');
  const held = await mock.hold('POST /wallet/transactions');
  await user.click(await buttonIn(main, en.getAccount));
  await expect.poll(held.waiting).toBe(1);
  history.back();
  await expectText(main).toContain(receive.whichAsset);
  await held.release();
  await expect.poll(() => mock.journal('POST /wallet/transactions')).toMatchObject([{ status: 201 }]);
  await pass(100);
  expect(location.pathname + location.search).toBe('/w/receive');
});

test('an account that nobody paid in time says so', async () => {
  const { user, mock } = await open(CASH, { persona: 'complete' });
  await user.type(await field(), '5000');
  await expectText(main).toContain('5,080.63');
  await user.click(await buttonIn(main, en.getAccount));
  await expectText(main).toContain(en.steps.waiting);
  await mock.control('POST', '/clock/advance', { ms: 31 * 60_000 });
  await pass(31_000); // the next regular read
  await expectText(main).toContain(outcomes.expired);
});

test('a deposit that is not made can be cancelled', async () => {
  const { user } = await open(CASH, { persona: 'complete' });
  await user.type(await field(), '5000');
  await expectText(main).toContain('5,080.63');
  await user.click(await buttonIn(main, en.getAccount));
  await user.click(await buttonIn(main, en.cancel));
  await expectText(main).toContain(outcomes.cancelled);
  within(main()).getByRole('link', { name: en.again });
});

test('a price that can’t be had says so; Try again brings it', async () => {
  const mock = await signedIn();
  await mock.fault('POST /wallet/quotes', { type: 'status', status: 503 }, { times: 1 });
  const { user } = await open(CASH, { mock });
  await user.type(await field(), '5000');
  await user.click(await buttonIn(main, en.retry));
  await expectText(main).toContain(en.youPay);
});

test('banks that are paused take nothing; dollars are not received yet', async () => {
  const mock = await signedIn();
  await mock.control('PUT', '/simulate/networks/bank', { status: 'paused' });
  await open(CASH, { mock });
  await expectText(main).toContain(en.paused);
  expect(within(main()).queryByLabelText(en.youReceive)).toBeNull();
});

test('dollars say that they can’t be deposited yet, and what can', async () => {
  await open(`${CASH}&asset=usd`, { persona: 'complete' });
  await screen.findByRole('heading', { name: en.noDollars });
  within(main()).getByRole('link', { name: en.naira });
});

test('what can be received could not be loaded', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/assets', { type: 'status', status: 500 });
  const { user } = await open(CASH, { mock });
  await expectText(main).toContain(receive.assets.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await field();
});
