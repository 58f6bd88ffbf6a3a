import { expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import type { SavedPayee } from '#src/stores/payees/payees.ts';
import { recipientOptions } from '#src/islands/wallet/features/send/to/recipient-options.ts';
import { differences } from '#src/islands/wallet/features/send/to/address/SimilarAddress.tsx';
import { addressOffers, checkedAsset } from '#src/islands/wallet/features/send/to/address/address-offers.ts';

const saved = (payee: Partial<SavedPayee> & Pick<SavedPayee, 'payee_id' | 'label' | 'kind'>) =>
  ({ usableAt: null, last_used_at: null, created_at: '2026-11-01T10:00:00Z', ...payee }) as SavedPayee;
const payees = [
  saved({ payee_id: 'p1', label: 'Cold wallet', kind: 'address', address: 'T-cold' }),
  saved({
    payee_id: 'p2',
    label: 'Ada’s savings',
    kind: 'bank',
    bank_name: 'Palm Trust',
    account_number: '0123456784',
  }),
];
const transaction = (values: object) => values as Transaction;
const transactions = [
  transaction({
    type: 'deposit',
    direction: 'in',
    counterparty: { kind: 'address', name: 'T-dust', address: 'T-dust' },
  }),
  transaction({
    type: 'send',
    direction: 'out',
    asset: 'usdt',
    network: 'trc20',
    counterparty: { kind: 'address', name: 'T-paid', address: 'T-paid' },
  }),
  transaction({
    type: 'send',
    direction: 'out',
    asset: 'usdt',
    network: 'trc20',
    counterparty: { kind: 'address', name: 'Cold wallet', address: 'T-cold' },
  }),
  transaction({
    type: 'receive',
    direction: 'in',
    counterparty: { kind: 'user', name: 'Ada Okafor', username: 'adaobi' },
  }),
];
const sources = { searched: [], transactions, payees, found: [], typed: '', offersSaved: true };
const keys = (more: Partial<Parameters<typeof recipientOptions>[0]>) =>
  recipientOptions({ ...sources, mode: 'people', ...more }).map(({ key }) => key);

test('addresses are those that are saved and those that were paid: never one that money came from', () => {
  expect(keys({ mode: 'address' })).toEqual(['p1', 'T-paid']);
});

test('saved ones that can be paid stand under recent people, the last one first, where they may take what is sent', () => {
  const used = payees.map((payee, day) => ({ ...payee, last_used_at: `2026-11-2${day}T10:00:00Z` }));
  const waiting = payees.map((payee) => ({ ...payee, usableAt: Date.now() + 60_000 }));
  expect(keys({ payees: waiting })).toEqual(['@adaobi']);
  expect(keys({ payees: used })).toEqual(['@adaobi', 'p2', 'p1']);
  expect(keys({ payees: used, offersSaved: false })).toEqual(['@adaobi']);
});

test('a bank account is found by its label, its bank and its number', () => {
  for (const typed of ['', 'sav', 'palm', '0123']) expect(keys({ mode: 'bank', typed })).toEqual(['p2']);
  expect(keys({ mode: 'bank', typed: 'cold' })).toEqual([]);
});

test('a person is found by a part of their name; payees by their label; with the sign only people', () => {
  expect(keys({ typed: 'okafor' })).toEqual(['@adaobi']);
  expect(keys({ typed: 'ada' })).toEqual(['@adaobi', 'p2']);
  expect(keys({ typed: '@ada' })).toEqual(['@adaobi']);
});

test('somebody who is recent and found stands there once', () => {
  const found = ['adaobi', 'adaeze'].map((username) => ({
    username,
    name: 'Ada',
    avatar_url: null,
    sent_count: 0,
    last_sent_at: null,
  }));
  expect(keys({ typed: '@ada', found })).toEqual(['@adaobi', '@adaeze']);
});

test('differences are told character by character, but not by the case of an Ethereum address', () => {
  expect([...differences('TAbc', 'TAbd')]).toEqual([3]);
  expect([...differences('TAbc', 'TABc')]).toEqual([2]);
  expect([...differences('0xAbc1', '0xabc1')]).toEqual([]);
  expect([...differences('abc', 'abcde')]).toEqual([3, 4]);
});

test('offers keep the chosen asset where one of its networks fits, else name what fits', () => {
  expect(addressOffers('usdt', ['erc20', 'polygon', 'fantom'])).toEqual([
    { asset: 'usdt', network: 'erc20' },
    { asset: 'usdt', network: 'polygon' },
  ]);
  expect(addressOffers('btc', ['trc20'])).toEqual([
    { asset: 'usdt', network: 'trc20' },
    { asset: 'trx', network: 'trc20' },
  ]);
  expect(addressOffers('ngn', ['bitcoin'])).toEqual([{ asset: 'btc', network: 'bitcoin' }]);
});

test('an address is checked for the chosen asset if it fits, else for one that does', () => {
  expect(checkedAsset('eth', ['erc20'])).toBe('eth');
  expect(checkedAsset('btc', ['trc20'])).toBe('usdt');
  expect(checkedAsset(null, ['xrpl'])).toBe('xrp');
});
