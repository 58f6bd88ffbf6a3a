import { expect, test } from 'vitest';
import { networkIds, networks } from '#contract/networks.ts';
import { messages } from '#src/i18n/messages.ts';
import { kindText } from '#src/islands/wallet/transaction/kind-text.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import {
  isFromChain,
  isReversed,
  networkName,
  signedAmount,
  transactionSentence,
  transactionTitle,
  type TransactionSummary,
} from '#src/islands/wallet/transaction/transaction-title.ts';

const ada = { kind: 'user', name: 'Ada Okafor', username: 'adaokafor', avatar_url: null } as const;
const address = { kind: 'address', name: '0x71C7…F3a9', address: '0x71C7', label: null, memo: null } as const;
const bank = { kind: 'bank', name: 'Tobi Adeyemi', bank_name: 'Harbour Bank', last4: '4821' } as const;

const saved = { ...address, name: 'Cold wallet', label: 'Cold wallet' } as const;

/** A transaction, what a list calls it, and the sentence that a screen reader says: each in both languages. */
const sentences: readonly (readonly [TransactionSummary, string, string])[] = [
  [
    { type: 'send', direction: 'out', asset: 'ngn', counterparty: ada },
    'Sent to Ada Okafor',
    '转给 Ada Okafor',
  ],
  [
    { type: 'send', direction: 'out', asset: 'eth', counterparty: address },
    'Sent to 0x71C7…F3a9',
    '转给 0x71C7…F3a9',
  ],
  [{ type: 'send', direction: 'out', asset: 'eth' }, 'Sent ETH', '转出 ETH'],
  [
    { type: 'receive', direction: 'in', asset: 'ngn', counterparty: ada },
    'Received from Ada Okafor',
    'Ada Okafor 转入',
  ],
  [
    { type: 'receive', direction: 'in', asset: 'ngn', counterparty_name: '张伟' },
    'Received from 张伟',
    '张伟转入',
  ],
  [
    { type: 'deposit', direction: 'in', asset: 'usdt', network: 'trc20', counterparty: address },
    'Deposit from Tron (TRC-20)',
    '通过 Tron (TRC-20) 网络充值',
  ],
  [
    { type: 'deposit', direction: 'in', asset: 'icp', network: 'icp' },
    'Deposit from Internet Computer',
    '通过 Internet Computer 网络充值',
  ],
  [
    { type: 'deposit', direction: 'in', asset: 'btc', network: 'newchain' },
    'Deposit from newchain',
    '通过 newchain 网络充值',
  ],
  [
    { type: 'deposit', direction: 'in', asset: 'ngn', network: 'bank', counterparty: bank },
    'Deposit from Harbour Bank',
    'Harbour Bank 充值',
  ],
  [{ type: 'deposit', direction: 'in', asset: 'usdt' }, 'USDT deposit', '充值 USDT'],
  // One that is waited for: its bank is not known yet.
  [{ type: 'deposit', direction: 'in', asset: 'ngn', network: 'bank' }, 'NGN deposit', '充值 NGN'],
  [
    { type: 'deposit', direction: 'in', asset: 'ngn', network: 'bank', counterparty: null },
    'NGN deposit',
    '充值 NGN',
  ],
  [
    { type: 'payout', direction: 'out', asset: 'ngn', counterparty: bank },
    'Withdrawal to Harbour Bank',
    '提现到 Harbour Bank',
  ],
  [
    { type: 'convert', direction: 'convert', asset: 'btc', received: { asset: 'usdt', amount: '136.11' } },
    'Converted BTC to USDT',
    'BTC 兑换 USDT',
  ],
  [{ type: 'convert', direction: 'convert', asset: 'btc' }, 'Converted BTC', '兑换 BTC'],
  [{ type: 'reward', direction: 'in', asset: 'ngn' }, 'Reward', '奖励'],
  [{ type: 'adjustment', direction: 'in', asset: 'ngn' }, 'Correction', '账目更正'],
];

const sentenceIn = (transaction: TransactionSummary, locale: Locale) =>
  transactionSentence(transaction, messages(locale).transactions.titles);
const titleIn = (transaction: TransactionSummary, locale: Locale) =>
  transactionTitle(transaction, messages(locale).transactions.titles);

test.each(sentences)('%j', (transaction, en, cn) => {
  expect(sentenceIn(transaction, 'en')).toBe(en);
  expect(sentenceIn(transaction, 'cn')).toBe(cn);
});

const titles: readonly (readonly [TransactionSummary, string, string])[] = [
  [{ type: 'send', direction: 'out', asset: 'ngn', counterparty: ada }, 'Ada Okafor', 'Ada Okafor'],
  [{ type: 'receive', direction: 'in', asset: 'ngn', counterparty: ada }, 'Ada Okafor', 'Ada Okafor'],
  [{ type: 'receive', direction: 'in', asset: 'ngn', counterparty_name: '张伟' }, '张伟', '张伟'],
  [
    { type: 'send', direction: 'out', asset: 'eth', counterparty: address },
    'To 0x71C7…F3a9',
    '转给 0x71C7…F3a9',
  ],
  [{ type: 'send', direction: 'out', asset: 'eth', counterparty: saved }, 'Cold wallet', 'Cold wallet'],
  [{ type: 'payout', direction: 'out', asset: 'ngn', counterparty: bank }, 'Harbour Bank', 'Harbour Bank'],
  [
    { type: 'deposit', direction: 'in', asset: 'ngn', network: 'bank', counterparty: bank },
    'Harbour Bank',
    'Harbour Bank',
  ],
  [
    { type: 'deposit', direction: 'in', asset: 'usdt', network: 'trc20', counterparty: address },
    'Deposit from Tron',
    'Tron 充值',
  ],
  [
    { type: 'convert', direction: 'convert', asset: 'ngn', received: { asset: 'usdt', amount: '1' } },
    'NGN to USDT',
    'NGN 兑换 USDT',
  ],
  [{ type: 'reward', direction: 'in', asset: 'ngn' }, 'Reward', '奖励'],
];

test.each(titles)('%j is called who or what', (transaction, en, cn) => {
  expect(titleIn(transaction, 'en')).toBe(en);
  expect(titleIn(transaction, 'cn')).toBe(cn);
});

test('the sentence has the title in it: what is seen can be said to a screen reader', () => {
  for (const [transaction] of [...sentences, ...titles].filter(([one]) => !isFromChain(one)))
    for (const locale of locales)
      expect(sentenceIn(transaction, locale).toLowerCase()).toContain(
        titleIn(transaction, locale).toLowerCase(),
      );
});

test.each(networkIds)('%s has one name, its official one, in every language', (network) => {
  const { name } = networks[network];
  expect(networkName(network)).toBe(name);
  for (const locale of ['en', 'cn'] as const) {
    const deposit = { type: 'deposit', direction: 'in', asset: 'usdt', network } as const;
    expect(sentenceIn(deposit, locale)).toContain(name);
    expect(kindText(deposit, messages(locale).transactions)).toContain(name);
    expect(titleIn(deposit, locale)).toContain(name.replace(/ \(.*/, ''));
  }
});

test('a name cannot reverse the text or break the line', () => {
  const { transactions } = messages('en');
  const name = 'Ada\u202E\nOkafor';
  expect(
    transactionTitle(
      { type: 'send', direction: 'out', asset: 'ngn', counterparty: { ...ada, name } },
      transactions.titles,
    ),
  ).toBe('Ada Okafor');
});

test('amounts have the sign of their effect on the balance, fees included; a conversion shows the received amount', () => {
  expect(signedAmount({ direction: 'out', asset: 'ngn', amount: '5' })).toEqual({
    asset: 'ngn',
    amount: '-5',
  });
  expect(signedAmount({ direction: 'in', asset: 'ngn', amount: '5' })).toEqual({ asset: 'ngn', amount: '5' });
  const paid = { asset: 'ngn', amount: '5.5' } as const;
  expect(signedAmount({ direction: 'out', asset: 'ngn', amount: '5', total_debit: paid }).amount).toBe(
    '-5.5',
  );
  const receive = { asset: 'usdt', amount: '136.11' } as const;
  expect(signedAmount({ direction: 'convert', asset: 'btc', amount: '0.002', received: receive })).toEqual(
    receive,
  );
  expect(signedAmount({ direction: 'convert', asset: 'btc', amount: '0.002' }).amount).toBe('-0.002');
});

test('failed and returned transactions are reversed', () => {
  expect((['completed', 'pending', 'failed', 'returned'] as const).map(isReversed)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
