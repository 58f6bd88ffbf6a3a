import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { searchTerms } from '#mock-api/features/transactions/search-terms.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { numberLocales } from '#contract/preference-choices.ts';
import { sized } from '../../tier.ts';
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
