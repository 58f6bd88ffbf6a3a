import { expect, test } from 'vitest';
import type { Counterparty } from '#contract/transactions.ts';
import { isQuoteFor } from '#src/stores/transfers/quote-recipient.ts';
import type { Recipient } from '#src/stores/transfers/send-draft.ts';

const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const ada: Recipient = { kind: 'user', username: 'ada', name: 'Ada', avatar_url: null, sent_count: 1 };
const at = (address: string): Recipient => ({
  kind: 'address',
  address,
  networks: ['trc20'],
  checksum: 'full',
  memo: null,
  payee: null,
});
const account: Recipient = {
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: '0123456784',
  account_name: 'Ada Obi',
  name_match: 'full',
  payee: null,
};
const toUser = (username: string): Counterparty => ({
  kind: 'user',
  username,
  name: 'Ada',
  avatar_url: null,
});
const toAddress = (address: string): Counterparty => ({
  kind: 'address',
  name: '',
  address,
  label: null,
  memo: null,
});
const toBank = (last4: string): Counterparty => ({
  kind: 'bank',
  name: 'Ada Obi',
  bank_name: 'Harbour Bank',
  last4,
});

test.each<[what: string, recipient: Recipient | null, to: Counterparty | null, network: string, is: boolean]>(
  [
    ['the same person', ada, toUser('ada'), 'trc20', true],
    ['another person of the same name', ada, toUser('ada1'), 'trc20', false],
    ['a person for an address', at(TRON), toUser('ada'), 'trc20', false],
    ['the same address', at(TRON), toAddress(TRON), 'trc20', true],
    ['a look-alike', at(TRON), toAddress('TR7NHqjeKQxGTCi9q8ZY4pL8otSzgjLj6t'), 'trc20', false],
    ['other capitals of base58', at(TRON), toAddress(TRON.toLowerCase()), 'trc20', false],
    ['other capitals of hexadecimal', at(EVM), toAddress(EVM.toLowerCase()), 'trc20', true],
    ['another network', at(TRON), toAddress(TRON), 'erc20', false],
    ['the same account', account, toBank('6784'), 'bank', true],
    ['another account', account, toBank('6785'), 'bank', false],
    ['nobody', account, null, 'bank', false],
    ['somebody where nobody is chosen', null, toUser('ada'), 'trc20', false],
  ],
)('%s', (_what, recipient, to, network, is) => {
  expect(isQuoteFor({ to, network }, { recipient, network: 'trc20' })).toBe(is);
});
