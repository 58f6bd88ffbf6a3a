import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/payees.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import {
  buttonIn,
  expectText,
  main,
  pass,
  renderScreen,
  signedIn,
  type WalletMock,
} from '../../../../render-wallet.tsx';
import { enterPin, savePayee } from './payee-steps.ts';
import { onAnyDay } from '../../on-any-day.ts';

const PATH = '/w/linked-accounts';
const LIST = 'GET /wallet/payees';
const HOUR = 3_600_000;
const { linkedAccounts: en, payees: row, wallet, pin } = messages('en');
const LABEL = 'Salary account';

const book = (kind: 'bank' | 'address', locale: 'en' | 'cn' = 'en') =>
  screen.getByRole('region', { name: messages(locale).linkedAccounts[kind].heading });
const opened = async (mock: WalletMock) => {
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(LABEL);
  return user;
};
const showActions = async (user: Awaited<ReturnType<typeof opened>>, label = LABEL) =>
  user.click(await buttonIn(main, interpolate(en.more, { label })));
const labels = async (mock: WalletMock) =>
  (await mock.call(contract.listPayees)).data.items.map(({ label }) => label);

for (const locale of locales)
  // requirement: 2.113
  test(`in ${locale}: accounts and addresses stand apart, with label, place and last use`, async () => {
    await renderScreen(PATH, { persona: 'complete', locale });
    await expectText(main).toContain(LABEL);
    expect(book('bank', locale).textContent).toContain('Savannah Bank ••3668');
    expect(book('address', locale).textContent).toContain('Cold wallet');
    expect(book('address', locale).textContent).toMatch(/[A-Z]+ · .+ · \w{6}…\w{6}/);
  });

test('a book without payees says what will be in it', async () => {
  await renderScreen(PATH, { persona: 'restricted' });
  await expectText(main).toContain(en.bank.empty);
  expect(main().textContent).toContain(en.address.empty);
});

test('a book that fails says so, and Try again brings it', async () => {
  const mock = await signedIn('complete');
  await mock.fault(LIST, { type: 'status', status: 503 });
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(en.payees.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(main, wallet.load.retry));
  await expectText(main).toContain(LABEL);
});

test('what is there stays when newer data cannot be had', async () => {
  const mock = await signedIn('complete');
  await opened(mock);
  await pass(6000);
  await mock.fault(LIST, { type: 'status', status: 503 });
  await mock.notify({ title: 'Something' });
  await expectText(main).toContain(en.payees.notRefreshed);
  expect(main().textContent).toContain(LABEL);
});

test('one that waits shows from when it can be used, and why', async () => {
  const mock = await signedIn('restricted');
  await savePayee(mock, { kind: 'bank', label: 'Rent', bank_code: '901', account_number: '0123456784' });
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain(row.waiting);
  expect(book('bank').textContent).toMatch(
    onAnyDay(/You can send here from \d\d:\d\d(?:23 h 0|22 h 59) min/),
  );
  expect(main().textContent).toContain(en.waits);
  expect(book('bank').querySelectorAll('.segment-bar .left')).toHaveLength(1);
  await showActions(user, 'Rent');
  expect(within(book('bank')).queryByRole('button', { name: en.send })).toBeNull();
});

test('one that waits can be paid from the second on in which its time is over', async () => {
  const mock = await signedIn('complete');
  const [payee] = (await mock.call(contract.listPayees)).data.items;
  // The server's clock is an hour behind this browser's.
  const asOf = Date.now() - HOUR;
  const usable_from = new Date(asOf + 90_000).toISOString();
  const data = { items: [{ ...payee, usable_from }], as_of: new Date(asOf).toISOString() };
  await mock.fault(LIST, { type: 'reply', body: { status: 'success', data } });
  const { user } = await renderScreen(PATH, { mock });
  await expectText(main).toContain('2 min');
  // A month that ends announces its statement, and the wallet reads anew: the same reply would begin another wait.
  await mock.clearFaults();
  await mock.hold(LIST);
  const label = payee?.label ?? 'none';
  await showActions(user, label);
  expect(within(main()).queryByRole('button', { name: en.send })).toBeNull();
  await pass(91_000);
  await expectText(main).not.toContain(row.waiting);
  expect(main().textContent).not.toContain(en.waits);
  within(main()).getByRole('button', { name: en.send });
});

test('another label is shown at once; an empty one is refused beside its field', async () => {
  const mock = await signedIn('complete');
  const user = await opened(mock);
  await showActions(user);
  await user.click(await buttonIn(main, en.rename));
  const field = await screen.findByLabelText<HTMLInputElement>(en.label);
  expect(field.value).toBe(LABEL);
  await user.clear(field);
  await user.keyboard('{Enter}');
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  await user.type(field, 'Savings{Enter}');
  await expectText(() => book('bank')).toContain('Savings');
  await screen.findByText(en.renamed);
  expect(await labels(mock)).toContain('Savings');
});

test('a label that could not be read as it is written is refused beside its field; an emoji is one character', async () => {
  const mock = await signedIn('complete');
  const user = await opened(mock);
  await showActions(user);
  await user.click(await buttonIn(main, en.rename));
  const field = await screen.findByLabelText<HTMLInputElement>(en.label);
  const put = async (text: string) => {
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
    await user.keyboard('{Enter}');
  };
  for (const [text, says] of [
    ['Ada\u202eibO', wallet.typed.characters],
    ['\u3164', wallet.typed.characters],
    ['😀'.repeat(61), '1 character too many'],
  ] as const) {
    await put(text);
    expect(document.getElementById(`${field.id}-error`)?.textContent).toBe(says);
    expect([field.value, document.activeElement]).toEqual([text, field]);
  }
  await put('😀'.repeat(60));
  await screen.findByText(en.renamed);
  expect(await labels(mock)).toContain('😀'.repeat(60));
});

test('a label for a payee that another device removed is refused, and the book is loaded anew', async () => {
  const mock = await signedIn('complete');
  const user = await opened(mock);
  const saved = (await mock.call(contract.listPayees)).data.items.find(({ label }) => label === LABEL);
  await showActions(user);
  await user.click(await buttonIn(main, en.rename));
  const field = await screen.findByLabelText(en.label);
  const id = saved?.payee_id ?? '';
  // The notification of it has the book read anew, which fails: the row is still there.
  await mock.fault(LIST, { type: 'status', status: 503 });
  await mock.call(contract.deletePayee, { params: { id }, body: { approval: { pin: PIN } } });
  await waitFor(async () =>
    expect((await mock.journal(LIST)).some(({ status }) => status === 503)).toBe(true),
  );
  await mock.clearFaults();
  await user.clear(field);
  await user.type(field, 'Savings{Enter}');
  await screen.findByText('This payee no longer exists.');
  await expectText(() => book('bank')).toBe(en.bank.heading + en.bank.add + en.bank.empty);
});

test('a payee is removed with the PIN; the focus goes to its book', async () => {
  const mock = await signedIn('complete');
  const user = await opened(mock);
  await showActions(user);
  await user.click(await buttonIn(main, en.remove));
  await enterPin(user, '190572');
  await user.click(
    await screen.findByRole('button', { name: interpolate(en.removeAction, { label: LABEL }) }),
  );
  await expect.poll(() => screen.getByRole('dialog').textContent).toContain('Tries left: 4');
  expect(await labels(mock)).toContain(LABEL);
  await enterPin(user, PIN);
  await user.click(
    await screen.findByRole('button', { name: interpolate(en.removeAction, { label: LABEL }) }),
  );
  await screen.findByText(interpolate(en.removed, { label: LABEL }));
  expect(await labels(mock)).not.toContain(LABEL);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(en.bank.heading));
  expect(screen.queryByRole('dialog', { name: pin.approve })).toBeNull();
});

test('Send begins a payment to the payee at its amount', async () => {
  const user = await opened(await signedIn('complete'));
  await showActions(user);
  await user.click(await buttonIn(main, en.send));
  await expect.poll(() => location.pathname + location.search).toBe('/w/send?step=amount');
  const draft = JSON.parse(sessionStorage.getItem('draft:send') ?? '{}') as { recipient: unknown };
  expect(draft.recipient).toMatchObject({ kind: 'bank', payee: { label: LABEL } });
});

test('the link in each book leads to the form that it names', async () => {
  const user = await opened(await signedIn('complete'));
  await user.click(within(book('address')).getByRole('link', { name: en.address.add }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(en.address.add));
  expect(location.search).toBe('?add=address');
  await user.click(within(book('bank')).getByRole('link', { name: en.bank.add }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(en.bank.add));
});

test('before a payee is removed its whole place is shown, of an address with its tag', async () => {
  const mock = await signedIn('complete');
  const address = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
  await savePayee(mock, {
    kind: 'address',
    label: 'Exchange',
    asset: 'xrp',
    network: 'xrpl',
    address,
    memo: '1234567',
  });
  const user = await opened(mock);
  const shown = () => screen.getByRole('dialog', { name: pin.approve }).textContent.replace(/\s/g, '');
  const ask = async (label: string) => {
    await showActions(user, label);
    await user.click(await buttonIn(main, en.remove));
    await screen.findByRole('dialog', { name: pin.approve });
  };
  await ask('Exchange');
  expect(shown()).toContain(address);
  expect(shown()).toContain(`${pin.approved.tag}:1234567`.replace(/\s/g, ''));
  await user.click(await screen.findByRole('button', { name: pin.close }));
  const { items } = (await mock.call(contract.listPayees)).data;
  const account = items.find(({ label }) => label === LABEL);
  if (account?.kind !== 'bank') throw new Error('No account is saved.');
  await user.click(await buttonIn(main, interpolate(en.more, { label: 'Exchange' })));
  await ask(LABEL);
  expect(shown()).toContain(account.account_number);
  expect(shown()).toContain(account.account_name.replace(/\s/g, ''));
});
