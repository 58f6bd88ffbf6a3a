import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { createQuote, createTransaction, setDepositStatus } from '#contract/transfers.ts';
import { messages } from '#src/i18n/messages.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';

/** Opens a screen and waits for its frame. */
const open: typeof renderScreen = async (...options) => {
  const opened = await renderScreen(...options);
  await screen.findByRole('main');
  return opened;
};

const { receive, receiveCash: en, depositOutcomes: outcomes, wallet } = messages('en');
const CASH = '/w/receive?tab=cash';
const QUOTES = 'POST /wallet/quotes';
const field = () => within(main()).findByLabelText<HTMLInputElement>(en.youReceive);

const accountOf = () => screen.findByRole('region', { name: new RegExp(en.exactly) });
/** Opens an account for a deposit of 50,000 naira. */
async function openAccount(mock: WalletMock): Promise<Transaction> {
  const body = { kind: 'deposit', asset: 'ngn', amount: '50000' } as const;
  const { quote_id } = (await mock.call(createQuote, { body })).data;
  const idempotencyKey = crypto.randomUUID();
  return (await mock.call(createTransaction, { body: { quote_id }, idempotencyKey })).data;
}
/** As a phone shows it: the dock makes room for a bar of actions. */
const actionBar = () => document.querySelector('.go-bar');
const wayBack = (name: string) => screen.queryByRole('link', { name });

for (const locale of locales) {
  const { receiveCash: t, wallet: frame } = messages(locale);

  test(`in ${locale}: an amount, its fee, the account, and the money that arrives`, async () => {
    const { user } = await open(CASH, { persona: 'complete', locale });
    await user.type(await within(main()).findByLabelText(t.youReceive), '50,000');
    // 1.5 % and 7.5 % of it on top.
    await expectText(main).toContain('50,806.25');
    const figures = ['750.00', '56.25', '50,806.25'];
    expect(figures.every((figure) => main().textContent.includes(figure))).toBe(true);
    expect(wayBack(frame.flow.back)).toBeNull();
    await user.click(await buttonIn(main, t.getAccount));

    const account = await screen.findByRole('region', { name: new RegExp(t.exactly) });
    expect(account.textContent).toContain('50,806.25');
    expect(main().textContent).toContain(t.steps.waiting);
    expect(actionBar()?.textContent).toContain(t.sent);
    expect(wayBack(frame.flow.back)?.getAttribute('href')).toBe('/w/assets');
    // The fee stays in sight at every step.
    expect(figures.filter((figure) => !main().textContent.includes(figure))).toEqual([]);
    await user.click(await buttonIn(main, t.sent));

    await expectText(main).toContain(t.steps.sent);
    expect(document.activeElement?.textContent).toContain('50,806.25');
    // The account stays, as one row that opens.
    const row = screen.getByRole('region', { name: t.account });
    within(row).getByRole('button', { name: t.copyNumber });
    expect(row.textContent).not.toContain(t.name);
    await user.click(within(row).getByRole('button', { name: t.whole }));
    expect(row.textContent).toContain(t.name);
    expect(figures.filter((figure) => !main().textContent.includes(figure))).toEqual([]);
    // The menu is back, and nothing is left to do.
    expect(actionBar()).toBeNull();
    expect(within(main()).queryByRole('link', { name: t.done })).toBeNull();

    await pass(125_000);
    await expectText(main).toContain(t.added);
    expect(screen.queryByRole('region', { name: t.account })).toBeNull();
    expect(wayBack(frame.flow.back)).toBeNull();
    expect(figures.filter((figure) => !main().textContent.includes(figure))).toEqual([]);
    await user.click(within(main()).getByRole('link', { name: t.done }));
    await expect.poll(() => location.pathname).toBe('/w');
  });
}

for (const locale of locales)
  test.each([
    ['50', 'tooLittle', 'minimum', '100'],
    ['99.99', 'tooLittle', 'minimum', '100'],
    ['10,000,000.01', 'tooMuch', 'maximum', '10000000'],
    ['99,999,999,999,999', 'tooMuch', 'maximum', '10000000'],
  ] as const)(
    `in ${locale}: both ends of a deposit stand beside the field, and of ₦%s it is said that it is %s`,
    async (typed, problem, limit, figure) => {
      const { receiveCash: t } = messages(locale);
      const { user } = await open(CASH, { persona: 'complete', locale });
      const input = await within(main()).findByLabelText(t.youReceive);
      for (const end of ['100', '10,000,000'])
        expect(document.getElementById(input.getAttribute('aria-describedby')!)?.textContent).toContain(end);
      await user.type(input, typed);
      const amount = formatMoney(figure, 'ngn', locale);
      await user.click(await buttonIn(main, interpolate(t[limit], { amount })));
      within(main()).getByText(interpolate(t[problem], { amount }));
      expect(document.activeElement).toBe(input);
    },
  );

test('naira in the address alone leads to the bank’s account, whatever the tab', async () => {
  await open('/w/receive?asset=ngn', { persona: 'complete' });
  await field();
});

test.each([en.copyAmount, en.copyNumber, en.copyName])(
  '“%s” copies what is typed in a bank’s app',
  async (name) => {
    const mock = await signedIn();
    const { id, bank_transfer } = await openAccount(mock);
    const { user } = await open(`${CASH}&deposit=${id}`, { mock });
    await user.click(within(await accountOf()).getByRole('button', { name }));
    const copied: Record<string, string | undefined> = {
      [en.copyAmount]: '50806.25',
      [en.copyNumber]: bank_transfer?.account_number,
      [en.copyName]: bank_transfer?.account_name,
    };
    expect(await navigator.clipboard.readText()).toBe(copied[name]);
  },
);

test('what has to be transferred is shown where balances are hidden', async () => {
  const mock = await signedIn();
  const { id } = await openAccount(mock);
  await hideBalances(mock);
  await open(`${CASH}&deposit=${id}`, { mock });
  expect((await accountOf()).textContent).toContain('50,806');
  expect(main().querySelector('.sum')?.textContent).not.toContain('50,806');
});

test('how long the account is open stands there in words and as a time', async () => {
  const mock = await signedIn();
  const { id } = await openAccount(mock);
  await open(`${CASH}&deposit=${id}`, { mock });
  const account = await accountOf();
  await expectText(() => account).toMatch(/(30:00|29:\d\d) left/);
  expect(account.textContent).toMatch(/Open until \d\d:\d\d/);
  await pass(60_000);
  await expectText(() => account).toMatch(/28:\d\d left/);
});

test('a refusal of “I’ve sent it” says so and leaves the account', async () => {
  const mock = await signedIn();
  const { id } = await openAccount(mock);
  const { user } = await open(`${CASH}&deposit=${id}`, { mock });
  await mock.fault('PUT /wallet/transactions/{id}/status', { type: 'status', status: 503 });
  await user.click(await buttonIn(main, en.sent));
  await expectText(() => document.body).toContain(wallet.unsure);
  await accountOf();
});

test.each([
  ['delayed', en.delayed],
  ['paused', en.afterPause],
] as const)('while banks are %s, it is not said that a transfer takes minutes', async (status, text) => {
  const mock = await signedIn();
  const { id } = await openAccount(mock);
  await mock.call(setDepositStatus, {
    params: { id },
    body: { status: 'sent' },
    idempotencyKey: crypto.randomUUID(),
  });
  await mock.control('PUT', '/simulate/networks/bank', { status });
  await open(`${CASH}&deposit=${id}`, { mock });
  await expectText(main).toContain(text);
  expect(main().textContent).not.toMatch(/1 to 10 minutes/);
});

test('a deposit whose list can’t be loaded says so, without another form', async () => {
  const mock = await signedIn();
  const { id } = await openAccount(mock);
  await mock.fault('GET /wallet/transactions', { type: 'status', status: 500 });
  const { user } = await open(`${CASH}&deposit=${id}`, { mock });
  await expectText(main).toContain(receive.incoming.failed);
  expect(within(main()).queryByLabelText(en.youReceive)).toBeNull();
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await accountOf();
});

test.each([
  ['', en.enterAmount],
  ['five', en.invalidAmount],
  ['1.234,5', en.invalidAmount],
  ['100.005', en.tooFine],
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
  await expectText(main).toContain(en.youTransfer);
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

test('a press before there is a price is answered, and one after a failure asks for it again', async () => {
  const mock = await signedIn('complete');
  await mock.fault(QUOTES, { type: 'wait' });
  const { user } = await open(CASH, { mock });
  await user.type(await field(), '5000');
  await user.click(await buttonIn(main, en.pricing));
  await expectText(main).toContain(en.notPriced);
  await mock.clearFaults();
  await expectText(main).toContain('5,080.63');
  expect(main().textContent).not.toContain(en.notPriced);

  await mock.fault(QUOTES, { type: 'status', status: 503 });
  await user.type(await field(), '0');
  await buttonIn(main, en.retry);
  await mock.clearFaults();
  await user.click(await buttonIn(main, en.getAccount));
  await expect.poll(() => within(main()).queryByRole('button', { name: en.retry })).toBeNull();
  await buttonIn(main, en.getAccount);
  expect(await mock.journal('POST /wallet/transactions')).toHaveLength(0);
});
