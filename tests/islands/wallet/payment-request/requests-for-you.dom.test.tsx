import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/payment-requests.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../render-wallet.tsx';
import { textsOf } from '../features/dashboard/dashboard-rows.ts';

const { paymentRequests: en, receiveUser } = messages('en');
const LIST = 'GET /wallet/payment-requests';

const card = () => screen.getByRole('region', { name: en.heading });
const isShown = () => expect.poll(() => screen.queryByRole('region', { name: en.heading })).not.toBeNull();
const ask = (mock: WalletMock, from: string, amount: string, note: string | null = null) =>
  mock.control<{ request_id: string }>('POST', '/simulate/requests', { from, asset: 'ngn', amount, note });
const requestsIn = async (mock: WalletMock) =>
  (await mock.call(contract.listPaymentRequests, { query: { box: 'in' } })).data.items;

test.each(['/w', '/w/send'])(
  '%s has the requests that wait for an answer, each with both',
  async (address) => {
    const mock = await signedIn();
    await ask(mock, 'amina', '12000');
    await renderScreen(address, { mock });
    await isShown();
    const open = (await requestsIn(mock)).filter(({ status }) => status === 'open');
    expect(within(card()).getAllByRole('listitem')).toHaveLength(open.length);
    const [first] = open;
    const values = { name: first!.from.name, amount: '₦12,000.00' };
    const pay = within(card()).getByRole('link', { name: interpolate(en.payNamed, values) });
    // To Send, filled with it: nothing is paid by the press.
    expect(pay.getAttribute('href')).toBe(first!.link);
    within(card()).getByRole('button', { name: interpolate(en.declineNamed, values) });
  },
);

test('what a button is called contains what it says, and no amount loses its kobo', async () => {
  const mock = await signedIn();
  await ask(mock, 'amina', '12000');
  await renderScreen('/w', { mock });
  await isShown();
  const named = [...card().querySelectorAll<HTMLElement>('[aria-label]')];
  expect(named.length).toBeGreaterThan(1);
  for (const one of named) expect(one.getAttribute('aria-label')).toContain(one.textContent);
  const pay = interpolate(en.payAmount, { amount: '₦12,000.00' });
  expect(within(card()).getAllByRole('link')[0]?.textContent).toBe(pay);
});

test('a username and the note beside it are not read as one word', async () => {
  const mock = await signedIn();
  await ask(mock, 'amina', '12000', 'Dinner on Friday');
  await renderScreen('/w', { mock });
  await isShown();
  const read = card().cloneNode(true) as HTMLElement;
  for (const unread of read.querySelectorAll('[aria-hidden="true"]')) unread.remove();
  expect(read.textContent).toContain('@amina · Dinner on Friday');
});

test('the newest three are shown, and all of them are one link away', async () => {
  const mock = await signedIn();
  for (const amount of ['100', '200', '300']) await ask(mock, 'amina', amount);
  await renderScreen('/w', { mock });
  await isShown();
  const all = () => within(card()).queryByRole('link', { name: /^See all/ });
  expect(within(card()).getAllByRole('listitem')).toHaveLength(3);
  expect(all()).toBeNull();
  for (const amount of ['400', '500']) await ask(mock, 'kwame', amount);
  await expect.poll(() => all()?.textContent).toBe(interpolate(en.all, { count: 5 }));
  expect(all()?.getAttribute('href')).toBe('/w/receive?tab=user');
  expect(within(card()).getAllByRole('listitem')).toHaveLength(3);
  expect(card().textContent).toContain('₦500.00');
  // Those of one person are told apart.
  const names = within(card())
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(new Set(names).size).toBe(3);
});

test('a request that is declined goes, and the one who asks is told', async () => {
  const mock = await signedIn();
  const { request_id: id } = await ask(mock, 'amina', '12000');
  const { user } = await renderScreen('/w', { mock });
  await isShown();
  const asked = (await requestsIn(mock)).find(({ request_id }) => request_id === id)!;
  const name = interpolate(en.declineNamed, { name: asked.from.name, amount: '₦12,000.00' });
  await user.click(await buttonIn(card, name));
  await expectText(() => document.body).toContain(en.declined);
  await expect.poll(() => screen.queryByRole('button', { name })).toBeNull();
  // The button is gone: the focus is not lost with it.
  expect(document.activeElement).not.toBe(document.body);
  await expect
    .poll(async () => (await requestsIn(mock)).find(({ request_id }) => request_id === id)?.status)
    .toBe('declined');
});

test('a request that could not be declined stays, and says so', async () => {
  const mock = await signedIn();
  await ask(mock, 'amina', '12000');
  const { user } = await renderScreen('/w', { mock });
  await isShown();
  await mock.fault('PUT /wallet/payment-requests/{id}/status', {
    type: 'status',
    status: 503,
    message: null,
  });
  const before = within(card()).getAllByRole('listitem').length;
  await user.click(within(card()).getAllByRole('button')[0]!);
  await expectText(() => document.body).toContain(messages('en').wallet.unsure);
  expect(within(card()).getAllByRole('listitem')).toHaveLength(before);
});

// requirement: 2.49
test('while balances are hidden no request tells its amount', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await ask(mock, 'amina', '12000');
  await renderScreen('/w', { mock });
  await isShown();
  expect(card().textContent).toContain(DOTS);
  expect(textsOf(card())).not.toMatch(/12,?000/);
});

test('where requests can’t be had the dashboard says nothing of them: Receive does', async () => {
  const mock = await signedIn();
  await ask(mock, 'amina', '12000');
  await mock.fault(LIST, { type: 'status', status: 500 });
  await renderScreen('/w', { mock });
  await expect.poll(async () => (await mock.journal(LIST)).length).toBeGreaterThan(0);
  await expectText(main).toContain(messages('en').dashboard.activity.heading);
  expect(screen.queryByRole('region', { name: en.heading })).toBeNull();
  expect(main().textContent).not.toContain(receiveUser.requests.failed);
});
