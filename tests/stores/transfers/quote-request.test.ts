import { expect, test } from 'vitest';
import { quoteRequest } from '#contract/transfers.request.ts';
import { quoteRequestOf } from '#src/stores/transfers/quote-request.ts';
import { emptySendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';

const amount = { ...emptySendDraft.amount, typed: '5', value: '5' };
const draft = (change: Partial<SendDraft>): SendDraft => ({
  ...emptySendDraft,
  asset: 'usdt',
  amount,
  ...change,
});
const user: Recipient = {
  kind: 'user',
  username: 'chinedu',
  name: 'Chinedu',
  avatar_url: null,
  sent_count: 0,
};
const address: Extract<Recipient, { kind: 'address' }> = {
  kind: 'address',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  networks: ['trc20'],
  memo: null,
  payee: null,
};
const account: Extract<Recipient, { kind: 'bank' }> = {
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: '0123456784',
  account_name: 'Ada Obi',
  name_match: 'full',
  payee: null,
};
const saved = { payee_id: 'pay_1', label: 'Cold wallet', asset: 'usdt', network: 'trc20' } as const;

test.each<[what: string, draft: SendDraft, request: object]>([
  [
    'a person',
    draft({ recipient: user }),
    {
      kind: 'send',
      asset: 'usdt',
      to: { username: 'chinedu' },
      amount: '5',
      unit: 'asset',
      fee_from: 'balance',
    },
  ],
  [
    'an address',
    draft({ recipient: address, network: 'trc20', fee_from: 'amount' }),
    { to: { network: 'trc20', address: address.address, memo: null }, fee_from: 'amount' },
  ],
  [
    'an address with a memo',
    draft({ recipient: address, network: 'xrpl', memo: { choice: 'given', text: '42' } }),
    { to: { memo: '42' } },
  ],
  [
    'an address whose memo was typed, and then left out',
    draft({ recipient: address, network: 'xrpl', memo: { choice: 'none', text: '42' } }),
    { to: { memo: null } },
  ],
  [
    'a saved address',
    draft({ recipient: { ...address, payee: saved }, network: 'trc20' }),
    { kind: 'send', to: { payee_id: 'pay_1' } },
  ],
  [
    'a bank account',
    draft({ recipient: account, asset: 'ngn' }),
    { kind: 'payout', to: { bank_code: '901', account_number: '0123456784' }, amount: '5' },
  ],
  [
    'a saved bank account',
    draft({ recipient: { ...account, payee: { payee_id: 'pay_2', label: 'Ada' } }, asset: 'ngn' }),
    { kind: 'payout', to: { payee_id: 'pay_2' } },
  ],
  [
    'all of the balance',
    draft({ recipient: user, amount: { ...amount, value: null, shown: 'fiat', max: true } }),
    { max: true, unit: 'asset' },
  ],
  [
    'an amount of money, in the currency that it was typed in',
    draft({ recipient: user, amount: { ...amount, fixed: 'fiat', currency: 'usd' } }),
    { amount: '5', unit: 'fiat', fiat_currency: 'usd' },
  ],
  ['a request for payment', draft({ recipient: user, request_id: 'req_1' }), { request_id: 'req_1' }],
  [
    'an owner of the address',
    draft({ recipient: address, network: 'trc20', beneficiary: { kind: 'self' } }),
    { beneficiary: { kind: 'self' } },
  ],
])('the quote for %s', (_what, given, expected) => {
  const request = quoteRequestOf(given, 'ngn');
  expect(request).toMatchObject(expected);
  expect(quoteRequest.safeParse(request).success).toBe(true);
});

test.each<[what: string, draft: SendDraft]>([
  ['nobody', draft({})],
  ['no asset', draft({ recipient: user, asset: null })],
  ['no amount', draft({ recipient: user, amount: emptySendDraft.amount })],
  ['an address without its network', draft({ recipient: address })],
  [
    'a bank account, and dollars',
    draft({ recipient: account, asset: 'ngn', amount: { ...amount, fixed: 'fiat', currency: 'usd' } }),
  ],
])('there is no quote for %s', (_what, given) => {
  expect(quoteRequestOf(given, 'ngn')).toBeNull();
});
