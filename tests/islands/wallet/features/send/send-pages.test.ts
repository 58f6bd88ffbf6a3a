import { expect, test } from 'vitest';
import type { AssetId } from '#contract/assets.ts';
import {
  firstOpenPage,
  hasAssetChoice,
  isFinished,
  linkedIn,
  pageAddress,
  pageToShow,
  type SendPage,
} from '#src/islands/wallet/features/send/send-steps.ts';
import { emptySendDraft, type Recipient, type SendDraft } from '#src/stores/transfers/send-draft.ts';

const person: Recipient = { kind: 'user', username: 'ada', name: 'Ada', avatar_url: null, sent_count: 0 };
const address = {
  kind: 'address',
  address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  networks: ['trc20'],
  memo: null,
  payee: null,
} satisfies Recipient;
const saved: Recipient = {
  ...address,
  payee: { payee_id: 'pay_1', label: 'Cold', asset: 'usdt', network: 'trc20' },
};
const bank: Recipient = {
  kind: 'bank',
  bank_code: '901',
  bank_name: 'Harbour Bank',
  account_number: '0123456784',
  account_name: 'Ada Obi',
  name_match: 'full',
  payee: null,
};
const draft = (change: Partial<SendDraft>): SendDraft => ({ ...emptySendDraft, ...change });
const amount = { ...emptySendDraft.amount, value: '5' };
const max = { ...emptySendDraft.amount, max: true };

test.each<[what: string, draft: SendDraft, first: SendPage]>([
  ['nothing', draft({}), 'to'],
  ['a preset and an amount without a recipient', draft({ amount, asset: 'ngn' }), 'to'],
  ['a person', draft({ recipient: person }), 'asset'],
  ['a person and an asset', draft({ recipient: person, asset: 'ngn' }), 'amount'],
  [
    'an address and an asset without a network',
    draft({ recipient: address, asset: 'usdt', amount }),
    'asset',
  ],
  ['an address with its network', draft({ recipient: address, asset: 'usdt', network: 'trc20' }), 'amount'],
  ['an amount', draft({ recipient: person, asset: 'ngn', amount }), 'review'],
  ['all of the balance', draft({ recipient: bank, asset: 'ngn', amount: max }), 'review'],
])(
  'with %s chosen no later page is shown than the first open one, and those before it are finished',
  (_what, chosen, first) => {
    expect(firstOpenPage(chosen)).toBe(first);
    const pages = ['to', 'asset', 'amount', 'review'] as const;
    const at = pages.indexOf(first as (typeof pages)[number]);
    expect(pages.map((page) => pageToShow(page, chosen, null))).toEqual(
      pages.map((page, index) => (index > at ? first : page)),
    );
    expect(pages.map((page) => isFinished(page, chosen))).toEqual(pages.map((_, index) => index < at));
    expect(pageToShow('status', chosen, null)).toBe('status');
  },
);

test('a recipient of another asset than the market’s is told so before the amount', () => {
  const chosen = draft({ recipient: person, asset: 'ngn', amount });
  expect(
    (['to', 'asset', 'amount', 'review'] as const).map((page) => pageToShow(page, chosen, 'btc')),
  ).toEqual(['to', 'asset', 'asset', 'asset']);
});

test.each<[query: string, fixedAsset: AssetId | null, isLink: boolean]>([
  ['', null, false],
  ['asset=btc', null, true],
  ['to=@ada', null, true],
  ['bank=Harbour&last4=1234', null, true],
  ['step=amount', null, false],
  ['request=req_1', null, false],
  // The market's coin is in the address of each of its pages.
  ['asset=btc', 'btc', false],
  ['asset=btc&to=@ada', 'btc', true],
])('?%s with %s fixed fills in: %s', (query, fixedAsset, isLink) => {
  expect(linkedIn(new URLSearchParams(query), fixedAsset) !== null).toBe(isLink);
});

test('the address of a page has the market’s coin', () => {
  expect(pageAddress('/w/send', 'to', null)).toBe('/w/send');
  expect(pageAddress('/w/marketplace/send', 'to', 'btc')).toBe('/w/marketplace/send?asset=btc');
  expect(pageAddress('/w/marketplace/send', 'asset', 'btc')).toBe('/w/marketplace/send?asset=btc&step=asset');
});

test.each<[who: string, recipient: Recipient, fixedAsset: AssetId | null, hasChoice: boolean]>([
  ['a person', person, null, true],
  ['a person, from the market', person, 'btc', false],
  ['an address', address, null, true],
  ['an address, from the market: its network', address, 'usdt', true],
  ['a saved address', saved, null, false],
  ['a bank account', bank, null, false],
])('another asset for %s: %s', (_who, recipient, fixedAsset, hasChoice) => {
  expect(hasAssetChoice(recipient, fixedAsset)).toBe(hasChoice);
});
