import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { searchTerms } from '#mock-api/features/transactions/search-terms.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { numberLocales } from '#contract/preference-choices.ts';
import { sized } from '../../tier.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { kindText } from '#src/islands/wallet/transaction/kind-text.ts';
import { signedAmount, transactionTitle } from '#src/islands/wallet/transaction/transaction-title.ts';
import { valueThen } from '#src/islands/wallet/transaction/value-then.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

const meaning = (query: string) =>
  searchTerms(query).map(({ words, date, sums }) => date ?? (sums.length > 0 ? sums : words));

test.each([
  ['22 Nov 2026', [{ year: 2026, month: 11, day: 22 }]],
  ['Nov 22', [{ year: null, month: 11, day: 22 }]],
  ['5 May', [{ year: null, month: 5, day: 5 }]],
  ['22 November', [{ year: null, month: 11, day: 22 }]],
  ['November 2026', [{ year: 2026, month: 11, day: null }]],
  ['november', [{ year: null, month: 11, day: null }]],
  ['2026-11-22', [{ year: 2026, month: 11, day: 22 }]],
  ['2026年11月22日', [{ year: 2026, month: 11, day: 22 }]],
  ['11月22日星期日', [{ year: null, month: 11, day: 22 }, ['星期日']]],
  ['rent 22 Nov', [['rent'], { year: null, month: 11, day: 22 }]],
  ['mar', [['mar']]],
  ['may', [['may']]],
  ['22 Nova', [['22'], ['nova']]],
  ['13月1日', [['13月1日']]],
  ['₦2,500.00', [['2500']]],
  ['1,234', [['1234', '1.234']]],
  ['007', [['7']]],
  ['1.234,5 USDT', [['1234.5'], ['usdt']]],
  ['2 500,00', [['2500']]],
  ['ZZT3-3U33', [['zzt3'], ['3u33']]],
  ['', []],
])('%j means %j', (query, expected) => {
  expect(meaning(query)).toEqual(expected);
});

test('whatever is searched for has every word of it in a term', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (query) => {
      for (const { sums, words } of searchTerms(query)) {
        expect(words.every((word) => word !== '')).toBe(true);
        for (const sum of sums) expect(sum).toMatch(/^\d+(?:\.\d{1,24})?$/);
      }
    }),
    { numRuns: sized(300, 3000) },
  );
});

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});
const found = async (q: string) => {
  const { body } = await tobi.get(`/wallet/transactions?page_size=50&q=${encodeURIComponent(q)}`);
  return (body.data as { items: Transaction[] }).items.map(({ id }) => id);
};

test('a transaction is found by its sum as each number format shows it, its date and its reference', async () => {
  const paid = [await tobi.paid(toChinedu('2500')), await tobi.paid(toTron('20.5'))];
  for (const { id, asset, amount, total_debit, reference, created_at } of paid) {
    expect(await found(reference)).toEqual([id]);
    for (const locale of numberLocales.filter((one) => one !== 'auto'))
      for (const sum of [amount, total_debit!.amount])
        for (const text of [formatMoney(sum, asset, locale), formatMoney(`-${sum}`, asset, locale)])
          expect(await found(text), text).toContain(id);
    for (const locale of ['en-GB', 'en-US', 'zh-CN'])
      for (const options of [
        { day: 'numeric', month: 'short' },
        { day: 'numeric', month: 'long', year: 'numeric' },
      ] as const) {
        const text = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'Africa/Lagos' }).format(
          new Date(created_at),
        );
        expect(await found(text), text).toContain(id);
      }
  }
  expect(await found('₦2,500.01')).toEqual([]);
  expect(await found('₦2,500.00 USDT')).toEqual([]);
  expect(await found(`22 Nov 2031 ${randomUUID()}`)).toEqual([]);
});

test('a date narrows the list to its day, together with other words', async () => {
  await tobi.paid(toChinedu('1000'));
  await tobi.wait(86_400);
  const { id, created_at } = await tobi.paid(toChinedu('1000'));
  const day = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'Africa/Lagos',
  }).format(new Date(created_at));
  expect(await found(`chinedu ${day}`)).toEqual([id]);
  expect(await found(`₦1,000.00 ${day}`)).toEqual([id]);
});

test('what a row shows is found, in each language: its title, its kind, its amount and its value', async () => {
  await tobi.paid(toTron('20.5'));
  const { body } = await tobi.get('/wallet/transactions?page_size=50');
  const items = (body.data as { items: Transaction[] }).items;
  expect(new Set(items.map(({ type }) => type)).size).toBeGreaterThan(4);
  for (const one of items)
    for (const locale of locales) {
      const { transactions } = messages(locale);
      const value = valueThen(one);
      const texts = [
        kindText(one, transactions),
        formatMoney(signedAmount(one).amount, signedAmount(one).asset, 'en-NG'),
        ...(value ? [formatMoney(value.amount, value.currency, 'en-NG')] : []),
        // Of a conversion both coins are found, and of a deposit its network; the words between are the page's own.
        ...(one.counterparty && one.type !== 'deposit'
          ? [transactionTitle(one, transactions.titles).replace(/^(?:To|转给) /, '')]
          : []),
      ];
      for (const text of texts) expect(await found(text), `${one.type} ${text}`).toContain(one.id);
    }
});
