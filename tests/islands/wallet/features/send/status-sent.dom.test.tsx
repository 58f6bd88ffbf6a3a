import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { checkNuban } from '#contract/addresses/nuban.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  pass,
  renderScreen,
  signedInWithStoppedClock,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { STATUS, approve, heading, paid, toChinedu } from './payment-page.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { sendStatus: en, transactionDetail: detail } = messages('en');
const toTron = (amount: string) =>
  ({ kind: 'send', asset: 'usdt', to: { network: 'trc20', address: TRON }, amount }) as const;
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const { number } = (() => {
  for (let serial = 10_000_000; ; serial += 1)
    if (checkNuban('901', `${serial}55`).ok) return { number: `${serial}55` };
})();
const toBank = (amount: string) =>
  ({ kind: 'payout', to: { bank_code: '901', account_number: number }, amount }) as const;

const open = (mock: WalletMock, id: string, more: object = {}) =>
  renderScreen(`${STATUS}&id=${id}`, { mock, ...more });
const happen = (mock: WalletMock, id: string, event: string, more: object = {}) =>
  mock.control('POST', '/simulate/events', { transaction_id: id, event, ...more });
const advance = (mock: WalletMock, ms: number) => mock.control('POST', '/clock/advance', { ms });

test('one in review says when it leaves; cancelled while held, the money is back', async () => {
  const mock = await signedInWithStoppedClock();
  const { id, cancel_until } = await paid(mock, toTron('168'));
  expect(cancel_until).not.toBeNull();
  const { user } = await open(mock, id);
  await expect.poll(heading).toMatch(onAnyDay(/^We’ll send your 168\.00 USDT at \d\d:\d\d$/));
  expect(main().textContent).toMatch(onAnyDay(/On hold until \d\d:\d\d/));
  expect(main().textContent).toContain('If you cancel, 169.00 USDT goes back to your balance.');
  expect(main().textContent).toContain(en.close);
  await user.click(await buttonIn(main, detail.cancel.transfer.button));
  await user.click(await buttonIn(() => screen.getByRole('dialog'), detail.cancel.transfer.yes));
  await expect.poll(heading).toBe('Cancelled. 169.00 USDT is back in your balance.');
  expect(within(main()).queryByRole('button', { name: detail.cancel.transfer.button })).toBeNull();
});

test('it follows the payment as it goes on, and survives a reload', async () => {
  const mock = await signedInWithStoppedClock();
  const { id } = await paid(mock, toTron('12'));
  await open(mock, id);
  await expect.poll(heading).toMatch(/^Sending 12\.00 USDT to/);
  await happen(mock, id, 'broadcast');
  await expectText(main).toContain(detail.steps.confirming);
  await open(mock, id);
  await expect.poll(heading).toMatch(/^Sending 12\.00 USDT to/);
  await happen(mock, id, 'settled');
  await expect.poll(heading).toMatch(/^You sent 12\.00 USDT to/);
  expect(main().textContent).toContain(detail.receipt.share);
});

test('its receipt has the rate of the payment and the person’s own note, which is not shared', async () => {
  const mock = await signedInWithStoppedClock();
  const { id } = await paid(mock, toTron('12'), 'for the roof');
  await happen(mock, id, 'broadcast');
  await happen(mock, id, 'settled');
  const { user } = await open(mock, id);
  const paper = await screen.findByRole('region', { name: detail.receipt.heading });
  expect(paper.textContent).toMatch(/Rate at the time1 USDT = ₦[\d,]+\.\d\d/);
  expect(within(paper).getByText('for the roof').closest('dl')?.textContent).toContain(detail.note.label);
  expect(paper.textContent).toMatch(/From[\p{L} ]+ @\w+/u);
  await user.click(within(paper).getByRole('button', { name: detail.receipt.share }));
  const shared = await navigator.clipboard.readText();
  expect(shared).toMatch(/\nRate at the time: 1 USDT = ₦[\d,]+\.\d\d\n/);
  expect(shared).toMatch(/\nFrom: [\p{L} ]+\n/u);
  expect(shared).not.toContain('roof');
});

test('at its end a coin of the market leads back to the market', async () => {
  const mock = await signedInWithStoppedClock();
  const { id } = await paid(mock, toTron('12'));
  await renderScreen(`/w/marketplace/send?asset=usdt&step=status&id=${id}`, { mock });
  await expect.poll(heading).toMatch(/^Sending 12\.00 USDT to/);
  const links = within(main()).getAllByRole('link', { name: 'Back to Market' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/w/marketplace', '/w/marketplace']);
  expect(within(main()).queryByRole('link', { name: en.done })).toBeNull();
});

test('one that failed and one that the bank returned say that the money is back', async () => {
  const mock = await signedInWithStoppedClock();
  const chain = await paid(mock, toTron('12'));
  await happen(mock, chain.id, 'broadcast');
  await happen(mock, chain.id, 'failed', { reason: 'network_failed' });
  await open(mock, chain.id);
  await expect.poll(heading).toBe('Transfer failed. 13.00 USDT is back in your balance.');
  expect(main().textContent).toContain(detail.reasons.network_failed);
  const bank = await paid(mock, toBank('20000'));
  await happen(mock, bank.id, 'settled');
  await open(mock, bank.id);
  await expect.poll(heading).toMatch(/^You sent ₦20,000/);
  await happen(mock, bank.id, 'returned', { reason: 'wrong_details' });
  await expect.poll(heading).toMatch(/^Returned by the bank\. ₦20,000(?:\.00)? is back in your balance\.$/);
});

test('one that takes longer than usual says so, with a way to report it', async () => {
  const mock = await signedInWithStoppedClock();
  const { id, eta_at, created_at } = await paid(mock, toTron('12'));
  await happen(mock, id, 'broadcast');
  const { user } = await open(mock, id);
  await expect.poll(heading).toMatch(/^Sending/);
  expect(main().textContent).not.toContain(detail.late);
  // The page's clock is moved: a minute of ticks would take the test too long.
  vi.setSystemTime(Date.parse(created_at) + 2 * (Date.parse(eta_at ?? '') - Date.parse(created_at)));
  await pass(6000);
  await expectText(main).toContain(detail.late);
  const [button] = within(main()).getAllByRole('button', { name: detail.report.open });
  await user.click(button ?? document.body);
  await screen.findByRole('heading', { name: detail.report.heading });
});

test('an address that is new can be saved, with the PIN', async () => {
  const mock = await signedInWithStoppedClock();
  const { id } = await paid(mock, toTron('12'));
  const { user } = await open(mock, id);
  await user.click(await buttonIn(main, en.save.address));
  const dialog = await screen.findByRole('dialog', { name: en.save.heading });
  await user.click(within(dialog).getByRole('button', { name: en.save.confirm }));
  expect(dialog.textContent).toContain(en.save.missing);
  await user.type(within(dialog).getByRole('textbox', { name: en.save.label }), 'Cold store{Enter}');
  await approve(user, en.save.confirm);
  await expect.poll(() => within(main()).queryByRole('button', { name: en.save.address })).toBeNull();
  expect((await mock.journal('POST /wallet/payees')).map(({ status }) => status)).toEqual([201]);
});

test('a completed one can be sent again, to the same person', async () => {
  const mock = await signedInWithStoppedClock();
  const { id } = await paid(mock, toChinedu('5000'));
  const { user } = await open(mock, id);
  await expect.poll(heading).toMatch(/^You sent ₦5,000(?:\.00)? to Chinedu/);
  await user.click(await buttonIn(main, detail.repeat));
  await expect.poll(() => location.pathname + location.search).toMatch(/^\/w\/send(?!.*status)/);
});

test('amounts are masked while balances are hidden', async () => {
  const mock = await signedInWithStoppedClock();
  const { id } = await paid(mock, toChinedu('54321'));
  await hideBalances(mock);
  await open(mock, id);
  await expect.poll(heading).toMatch(/^You sent .* to Chinedu/);
  expect(main().textContent).not.toContain('54,321');
});

test('a transaction that is not there says so; one that can’t be loaded can be tried again', async () => {
  const mock = await signedInWithStoppedClock();
  await open(mock, 'txn_nobody');
  await screen.findByRole('heading', { name: detail.gone.heading });
  const { id } = await paid(mock, toChinedu('5000'));
  await mock.fault('GET /wallet/transactions/{id}', { type: 'status', status: 500 });
  const { user } = await open(mock, id);
  await expectText(main).toContain(detail.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, messages('en').wallet.load.retry));
  await expect.poll(heading).toMatch(/^You sent/);
});

for (const locale of locales) {
  test(`in ${locale}: every state is put into words`, async () => {
    const mock = await signedInWithStoppedClock();
    const { id } = await paid(mock, toTron('168'));
    await open(mock, id, { locale });
    await expectText(main).toContain(messages(locale).transactions.statuses.review);
    await advance(mock, 601_000);
    await expectText(main).toContain(messages(locale).transactions.statuses.processing);
    expect(main().textContent).not.toMatch(/undefined|null|NaN|\{\w+\}/);
  });
}
