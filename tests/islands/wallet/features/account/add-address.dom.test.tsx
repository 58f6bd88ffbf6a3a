import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as contract from '#contract/payees.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { PIN } from '../../../../mock-api/transfers/payer.ts';
import { buttonIn, expectText, main, renderScreen, signedIn } from '../../../../render-wallet.tsx';
import { enterPin, savePayee } from './payee-steps.ts';

const PATH = '/w/linked-accounts?add=address';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const ETHEREUM = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const { addPayee: en } = messages('en');

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const errors = () => [...main().querySelectorAll('.error')].map(({ textContent }) => textContent);

async function open(mock = signedIn('complete')) {
  const { user } = await renderScreen(PATH, { mock: await mock });
  const asset = await field(en.asset);
  const network = await field(en.network);
  const address = await field(en.address);
  return { user, asset, network, address, mock: await mock };
}
const add = () => buttonIn(main, en.addAddress);

test('an address is checked, and saved with the PIN', async () => {
  const { user, asset, network, address, mock } = await open();
  await user.selectOptions(asset, 'usdt');
  await user.selectOptions(network, 'trc20');
  await user.type(address, TRON);
  await expectText(main).toContain(interpolate(en.verdict.valid, { network: 'Tron (TRC-20)' }));
  await user.type(await field(en.label), 'My exchange{Enter}');
  await enterPin(user, PIN);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('USDT · Tron (TRC-20)');
  await user.click(
    within(dialog).getByRole('button', { name: interpolate(en.add, { account: 'My exchange' }) }),
  );
  await screen.findByText(interpolate(en.saved, { label: 'My exchange' }));
  await expectText(main).toContain('TR7NHq…jLj6t'.replace('…jLj6t', '…gjLj6t'));
  const { items } = (await mock.call(contract.listPayees)).data;
  expect(items).toContainEqual(expect.objectContaining({ label: 'My exchange', address: TRON, memo: null }));
});

test('what is missing is said beside each field, and the first one has the focus', async () => {
  const { user, asset } = await open();
  await user.click(await add());
  await expect
    .poll(errors)
    .toEqual([en.problems.asset, en.problems.network, en.problems.address, en.problems.label]);
  expect(document.activeElement).toBe(asset);
});

test('a coin with one network has it chosen', async () => {
  const { user, asset, network } = await open();
  await user.selectOptions(asset, 'btc');
  expect(network.value).toBe('bitcoin');
});

test('an address of another network of the asset offers that one', async () => {
  const { user, asset, network, address } = await open();
  await user.selectOptions(asset, 'usdt');
  await user.selectOptions(network, 'trc20');
  await user.type(address, ETHEREUM);
  await expect.poll(errors).toEqual([interpolate(en.verdict.wrongNetwork, { network: 'Tron (TRC-20)' })]);
  const name = interpolate(en.verdict.switchTo, { network: 'Ethereum (ERC-20)' });
  await user.click(await buttonIn(main, name));
  expect(network.value).toBe('erc20');
  await expect.poll(errors).toEqual([]);
  expect(address.value).toBe(ETHEREUM);
});

test('a mistyped address is refused, with what is known of the mistake', async () => {
  const { user, asset, network, address } = await open();
  await user.selectOptions(asset, 'usdt');
  await user.selectOptions(network, 'trc20');
  await user.type(address, TRON.replace('8q8', '8q9'));
  await expect.poll(errors).toEqual([en.faults.checksum]);
  await user.click(await add());
  await expect.poll(() => document.activeElement).toBe(address);
});

test('a look-alike of a saved address has to be compared', async () => {
  const mock = await signedIn('complete');
  // The same four characters at the front.
  const saved = '0xd8dA00000000000000000000000000000000beef';
  await savePayee(mock, {
    kind: 'address',
    label: 'Savings',
    asset: 'eth',
    network: 'erc20',
    address: saved.toLowerCase(),
    memo: null,
  });
  const { user, asset, network, address } = await open(Promise.resolve(mock));
  await user.selectOptions(asset, 'eth');
  await user.selectOptions(network, 'erc20');
  await user.type(address, ETHEREUM);
  await expectText(main).toContain(interpolate(en.verdict.lookAlike, { label: 'Savings' }));
  await user.type(await field(en.label), 'Other{Enter}');
  const tick = await field(en.verdict.compared);
  await expect.poll(() => document.activeElement).toBe(tick);
  expect(errors()).toEqual([en.problems.compared]);
  await user.click(tick);
  await user.click(await add());
  await screen.findByRole('dialog');
});

test('a destination tag is a number; what an exchange needs is said beside its field', async () => {
  const { user, asset, address, mock } = await open();
  await user.selectOptions(asset, 'xrp');
  const tag = await field(en.tag);
  await user.type(address, 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh');
  await user.type(await field(en.label), 'Exchange');
  await user.type(tag, 'abc{Enter}');
  await expect.poll(errors).toEqual([en.problems.tag]);
  expect(document.activeElement).toBe(tag);
  await user.clear(tag);
  await mock.fault('POST /wallet/payees', {
    type: 'status',
    status: 422,
    code: 'memo_required',
    message: 'This address needs a memo.',
    details: { network: 'xrpl' },
  });
  await user.click(await add());
  await enterPin(user, PIN);
  const name = interpolate(en.add, { account: 'Exchange' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
  await expect.poll(errors).toEqual(['This address needs a memo.']);
  await expect.poll(() => document.activeElement).toBe(tag);
});
