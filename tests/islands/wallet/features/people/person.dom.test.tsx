import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/people.ts';
import { setBlocked } from '#mock-api/features/users/blocks.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  main,
  panel,
  pass,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { AMINA, card, name, open } from './person-page.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { person: en, wallet, transactionList } = messages('en');
const READ = 'GET /users/{username}';
const BLOCK = 'PUT /users/{username}/block';
const withName = (text: string) => interpolate(text, { name });

const history = () => screen.getByRole('region', { name: en.history.heading });
/** A network that comes back has everything read again. */
async function refetch() {
  await pass(5_000);
  setNetwork(false);
  setNetwork(true);
}
const savedBlock = async (mock: WalletMock) =>
  (await mock.call(contract.getPerson, { params: { username: 'amina' } })).data.blocked;

// requirement: 2.121
test('a card says who it is, since when, and what was sent', async () => {
  await open(AMINA, { persona: 'complete' });
  await expectText(card).toContain(name);
  expect(card().textContent).toContain('@amina');
  expect(card().textContent).toMatch(/Member since 6 May 2024/);
  expect(card().textContent).toMatch(/You’ve sent them money once, on \d+ \w+ \d{4}/);
  const link = (text: string) => within(card()).getByRole('link', { name: text }).getAttribute('href');
  expect(link(en.send)).toBe('/w/send?to=@amina');
  expect(link(en.request)).toBe('/w/receive?tab=user&to=@amina');
});

test.each(locales)('in %s: the page is called by who it shows, else by what it is', async (locale) => {
  const { screens } = messages(locale).wallet;
  const mock = await signedIn();
  for (const [address, title] of [
    [AMINA, name],
    ['/w/user?u=nobodyhere', screens.user],
    ['/w/user', screens.user],
  ] as const) {
    await open(address, { mock, locale });
    await expect.poll(() => document.title).toMatch(new RegExp(` - ${title}$`));
    await expectText(() => screen.getByRole('heading', { level: 1 })).toBe(title);
  }
});

test('the name may come with a sign and capitals', async () => {
  await open('/w/user?u=@Amina', { persona: 'complete' });
  await expectText(card).toContain(name);
});

test('their transactions are listed, each a link to its details, and nobody else’s', async () => {
  await open(AMINA, { persona: 'complete' });
  await expectText(history).toContain('Sent to Amina Bello');
  const rows = within(history()).getAllByRole('listitem');
  expect(rows).toHaveLength(1);
  expect(within(rows[0]!).getByRole('link').getAttribute('href')).toMatch(/^\/w\/transactions\?id=\w+/);
});

test('a name that another one begins with has its own transactions only', async () => {
  // `@ada` is in `@adaobi`, with whom there are some.
  const mock = await signedIn();
  const { state } = mock.app.sandboxes.default;
  const [other] = Object.values(state.users);
  state.users.ada = { ...other!, customer_id: 'ada', username: 'ada', email: 'ada@example.com' };
  await open('/w/user?u=ada', { mock });
  await expectText(history).toContain(en.history.empty);
  expect(history().textContent).not.toContain('Adaobi');
});

test('more than one page is loaded by its button', async () => {
  const mock = await signedIn();
  for (let count = 0; count < 21; count += 1)
    await mock.control('POST', '/simulate/payments', { from: 'amina', asset: 'ngn', amount: '100' });
  const { user } = await open(AMINA, { mock });
  await waitFor(() => expect(within(history()).getAllByRole('listitem')).toHaveLength(20));
  await user.click(await buttonIn(history, transactionList.older));
  await waitFor(() => expect(within(history()).getAllByRole('listitem')).toHaveLength(22));
  expect(within(history()).queryByRole('button', { name: transactionList.older })).toBeNull();
});

test('with somebody new there is nothing yet, and a way to send', async () => {
  await open('/w/user?u=adanwafor', { persona: 'complete' });
  await expectText(history).toContain(en.history.empty);
  await expectText(card).toContain(en.neverSent);
  expect(within(history()).getByRole('link', { name: en.send }).getAttribute('href')).toBe(
    '/w/send?to=@adanwafor',
  );
});

for (const locale of locales) {
  const { person: t } = messages(locale);
  const named = (text: string) => interpolate(text, { name });

  test(`in ${locale}: a block is asked about, saved and taken back; the button keeps the focus`, async () => {
    const { user, mock } = await open(AMINA, { persona: 'complete', locale });
    const place = () => screen.getByRole('region', { name: t.card });
    const button = await buttonIn(place, t.block.button);
    await user.click(button);
    const question = await screen.findByRole('dialog', { name: named(t.block.heading) });
    expect(question.textContent).toContain(named(t.block.text));
    expect(await mock.journal(BLOCK)).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: t.block.yes }));
    await expectText(place).toContain(named(t.blocked.by_me));
    expect(within(place()).queryByRole('link', { name: t.send })).toBeNull();
    await expect.poll(() => savedBlock(mock)).toBe('by_me');

    await user.click(await buttonIn(place, t.unblock.button));
    const back = await screen.findByRole('dialog', { name: named(t.unblock.heading) });
    await user.click(within(back).getByRole('button', { name: t.unblock.yes }));
    await waitFor(() => within(place()).getByRole('link', { name: t.send }));
    await expect.poll(() => savedBlock(mock)).toBeNull();
    expect(button.isConnected).toBe(true);
  });
}

test('a question that is answered with no blocks nobody', async () => {
  const { user, mock } = await open(AMINA, { persona: 'complete' });
  await user.click(await buttonIn(card, en.block.button));
  const question = await screen.findByRole('dialog', { name: withName(en.block.heading) });
  await user.click(within(question).getByRole('button', { name: en.block.no }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(await mock.journal(BLOCK)).toHaveLength(0);
});

test('a block that fails goes back and says so', async () => {
  const { user, mock } = await open(AMINA, { persona: 'complete' });
  await mock.fault(BLOCK, { type: 'status', status: 422, message: 'Not today.' });
  await user.click(await buttonIn(card, en.block.button));
  const question = await screen.findByRole('dialog', { name: withName(en.block.heading) });
  await user.click(within(question).getByRole('button', { name: en.block.yes }));
  await screen.findByText('Not today.');
  await waitFor(() => within(card()).getByRole('link', { name: en.send }));
});

test('somebody who blocked the reader can’t be sent to or asked', async () => {
  const mock = await signedIn();
  const { state } = mock.app.sandboxes.default;
  const [me] = Object.values(state.users);
  setBlocked(state, 'dir_amina', me!.customer_id, true);
  await open(AMINA, { mock });
  await expectText(card).toContain(withName(en.blocked.by_them));
  expect(within(main()).queryByRole('link', { name: en.send })).toBeNull();
  expect(within(main()).queryByRole('link', { name: en.request })).toBeNull();
  within(card()).getByRole('button', { name: en.block.button });
});

test.each([['nobody'], ['%3Cb%3E'], ['a b']])('“%s” is nobody: the search is offered', async (typed) => {
  const { user, mock } = await open(`/w/user?u=${typed}`, { persona: 'complete' });
  await expectText(main).toMatch(/We couldn’t find (?:@nobody|this person)/);
  if (typed !== 'nobody') expect(await mock.journal(READ)).toHaveLength(0);
  await user.click(await buttonIn(main, en.gone.find));
  await waitFor(() => panel('users'));
});

test.each([['/w/user'], ['/w/user?u='], ['/w/user?u=@tobiade']])(
  '%s is oneself, without a look-up',
  async (address) => {
    const { mock } = await open(address, { persona: 'complete' });
    await expectText(main).toContain(en.self.text);
    await expectText(main).toContain('Tobi Adeyemi');
    expect(within(main()).getByRole('link', { name: en.self.code }).getAttribute('href')).toBe(
      '/w/receive?tab=user',
    );
    expect(within(main()).queryByRole('button', { name: en.block.button })).toBeNull();
    expect(await mock.journal(READ)).toHaveLength(0);
  },
);

test('after too many look-ups it says so, and loads by itself', async () => {
  const mock = await signedIn();
  for (let count = 0; count < 20; count += 1)
    // Another one each time, whom nobody knows: one who was looked up before costs nothing.
    await mock.call(contract.getPerson, { params: { username: `nobody${count}` } }).catch(() => undefined);
  await open(AMINA, { mock });
  await expectText(card).toContain(en.limited);
  await pass(61_000);
  await expectText(card).toContain(name);
});

test('what is there stays when it can’t be refreshed, with its age', async () => {
  const { mock } = await open(AMINA, { persona: 'complete' });
  await expectText(card).toContain(name);
  await mock.fault(READ, { type: 'status', status: 503 });
  await refetch();
  await expectText(card).toMatch(onAnyDay(/We couldn’t refresh.*Last updated \d\d:\d\d/));
  expect(card().textContent).toContain(name);
});

test('a person who has got another name meanwhile is gone', async () => {
  const { mock } = await open(AMINA, { persona: 'complete' });
  await expectText(card).toContain(name);
  await mock.fault(READ, { type: 'status', status: 404, code: 'recipient_not_found' });
  await refetch();
  await expectText(main).toContain(interpolate(en.gone.heading, { username: 'amina' }));
});

test('without a network it says that it loads later, and then does', async () => {
  const mock = await signedIn();
  await mock.fault(READ, { type: 'reset' });
  await open(AMINA, { mock });
  await expectText(card).toContain(en.failed);
  setNetwork(false);
  await expectText(card).toContain(wallet.load.whenOnline);
  await mock.clearFaults();
  setNetwork(true);
  await expectText(card).toContain(name);
});

test('hidden balances hide what went between the two', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  await open(AMINA, { mock });
  await expectText(history).toContain('Sent to Amina Bello');
  expect(history().textContent).not.toContain('10,000');
});
