import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetIds, assets } from '#contract/assets.ts';
import { numberLocales } from '#contract/preference-choices.ts';
import { formatMoney, formatPrice, formatTargetPrice } from '#src/intl/format/money.ts';
import type { NumberLocale } from '#src/intl/format/number-locale.ts';
import {
  ambiguousReadings,
  formatTypedAmount,
  parseTypedAmount,
  type AmountUnit,
} from '#src/intl/format/typed-amount.ts';
import { sized } from '../../tier.ts';

const locales: readonly NumberLocale[] = ['en', 'cn', ...numberLocales.filter((one) => one !== 'auto')];

test.each<[typed: string, locale: NumberLocale, amount: string | null]>([
  ['5000', 'en', '5000'],
  ['1,234.5', 'en', '1234.5'],
  ['₦1 234.50', 'en', '1234.5'],
  ['1,234,567.8900', 'en', '1234567.89'],
  ['1.234,5', 'de-DE', '1234.5'],
  ['1 234,5', 'fr-FR', '1234.5'],
  ['1\u202f234,5', 'fr-FR', '1234.5'],
  ["1'234.5", 'en', '1234.5'],
  ['1,234.5', 'cn', '1234.5'],
  ['007', 'en', '7'],
  ['0', 'en', '0'],
  ['0.00', 'en', '0'],
  ['.5', 'en', '0.5'],
  ['5.', 'en', '5'],
  ['0.000000000000000000000001', 'en', '0.000000000000000000000001'],
  // Separators that could mean two amounts, and what is no amount.
  ['1.234,5', 'en', null],
  ['1,23', 'en', null],
  ['1,2345', 'en', null],
  [',123', 'en', null],
  ['1,234 567', 'en', null],
  ['1.2.3', 'en', null],
  ['five', 'en', null],
  ['', 'en', null],
  ['.', 'en', null],
  ['₦', 'en', null],
])('groups and decimals: %j in %s is %s', (typed, locale, amount) => {
  expect(parseTypedAmount(typed, locale, 'ngn')).toBe(amount);
});

test.each<[typed: string, locale: NumberLocale]>([
  ['5000\t6000', 'en'],
  ['5000\n6000', 'en'],
  ['5000 6000', 'en'],
  ['5000\u00a06000', 'en'],
  ['12 5', 'en'],
  ['100 50', 'fr-FR'],
  ['100\u202f50', 'fr-FR'],
  ['1 2345', 'en'],
  ['1\t234', 'en'],
  ['\u20685000\u2069\u20686000\u2069', 'en'],
  ['5000\u200b6000', 'en'],
  ['5000/6000', 'en'],
  ['5000-6000', 'en'],
  ['5000;6000', 'en'],
])('two numbers do not become one: %j in %s is refused', (typed, locale) => {
  expect(parseTypedAmount(typed, locale, 'ngn')).toBeNull();
});

test.each([
  '½',
  '5²',
  '①',
  'Ⅷ',
  '八',
  '٣',
  '５٣',
  '५',
  '1e5',
  '0x10',
  '-5',
  '+5',
  '−5',
  '(5)',
  '5%',
  '<5',
  '5…',
  '\u{1d7d3}',
])('what is no digit does not become one: %j is refused', (typed) => {
  for (const locale of locales) expect(parseTypedAmount(typed, locale, 'ngn')).toBeNull();
});

test.each([
  ['１２３４．５', '1234.5'],
  ['12。5', '12.5'],
  ['12｡5', '12.5'],
  ['1，234。5', '1234.5'],
  ['１，２３４', '1234'],
  ['1\u3000234', '1234'],
])('what a Chinese keyboard types is taken: %j', (typed, amount) => {
  expect(parseTypedAmount(typed, 'cn', 'ngn')).toBe(amount);
});

test.each<[typed: string, unit: AmountUnit, amount: string | null]>([
  ['2,500.00 NGN', 'ngn', '2500'],
  ['NGN 2,500', 'ngn', '2500'],
  ['ngn2500', 'ngn', '2500'],
  ['N5,000', 'ngn', '5000'],
  ['₦5,000.00', 'ngn', '5000'],
  ['\u2068₦\u200b5,000\u2069', 'ngn', '5000'],
  [' 5000\t\r\n', 'ngn', '5000'],
  ['US$12', 'usd', '12'],
  ['$12', 'usd', '12'],
  ['0.0015 BTC', 'btc', '0.0015'],
  ['5%', '%', '5'],
  ['5 USD', 'ngn', null],
  ['$5', 'ngn', null],
  ['₦5', 'usd', null],
  ['5 ETH', 'btc', null],
  ['5 BTCX', 'btc', null],
  ['5 N', 'btc', null],
  // Letters whose other case is ASCII.
  ['5 uſdt', 'usdt', null],
  ['5 LIN\u212a', 'link', null],
])(
  'the own code or sign may stand at either end, another one is refused: %j in %s',
  (typed, unit, amount) => {
    expect(parseTypedAmount(typed, 'en', unit)).toBe(amount);
  },
);

const SEED = 20_261_127;

/** Amounts of an asset, with up to this many decimals. */
const amountOf = (most: number) =>
  fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** BigInt(most + 8) }), fc.nat({ max: most }))
    .map(([minor, places]) => {
      const digits = String(minor).padStart(places + 1, '0');
      const fraction = digits.slice(digits.length - places).replace(/0+$/, '');
      const whole = digits.slice(0, digits.length - places);
      return places === 0 || fraction === '' ? whole : `${whole}.${fraction}`;
    });

test('an amount as our screens write it is read back, of every asset in every number format', () => {
  for (const asset of assetIds)
    for (const locale of locales)
      fc.assert(
        fc.property(
          amountOf(Math.min(assets[asset].scale, 8)),
          amountOf(assets[asset].scale),
          (amount, exact) => {
            for (const [shown, meant] of [
              [formatMoney(amount, asset, locale), amount],
              [formatMoney(exact, asset, locale, { exact: true }), exact],
              [formatTypedAmount(exact, locale, assets[asset].kind === 'fiat'), exact],
              [formatTargetPrice(amount, asset, locale), amount],
            ] as const) {
              expect(parseTypedAmount(shown, locale, asset), shown).toBe(meant);
              expect(parseTypedAmount(`\u2068${shown}\u2069`, locale, asset), shown).toBe(meant);
            }
          },
        ),
        { numRuns: 20, seed: SEED },
      );
});

test('a price as our screens write it is read back in every number format', () => {
  for (const locale of locales)
    for (const [price, shown] of [
      ['68123.46', '68123.46'],
      ['1234567.891', '1234567.89'],
      ['0.00001235', '0.00001235'],
      ['70000', '70000'],
    ] as const)
      expect(parseTypedAmount(formatPrice(price, locale), locale, 'usd')).toBe(shown);
});

test('what is less than an amount, a gain or a loss is not read as an amount', () => {
  for (const asset of assetIds)
    for (const locale of locales)
      for (const shown of [
        formatMoney('0.000000000000000000000001', asset, locale),
        formatMoney('5', asset, locale, { signed: true }),
        formatMoney('-5', asset, locale),
      ])
        expect(parseTypedAmount(shown, locale, asset), shown).toBeNull();
});

/** The marks of each number format, written down from the locales' own tables (CLDR), not asked of Intl. */
const marks: Readonly<Record<NumberLocale, { readonly decimal: string; readonly group: string }>> = {
  en: { decimal: '.', group: ',' },
  cn: { decimal: '.', group: ',' },
  'en-NG': { decimal: '.', group: ',' },
  'en-US': { decimal: '.', group: ',' },
  'zh-CN': { decimal: '.', group: ',' },
  'de-DE': { decimal: ',', group: '.' },
  'fr-FR': { decimal: ',', group: ' ' },
};

/**
 * A plain reading, character by character: the number that somebody sees in a text of naira. It counts digits since the last
 * separator, and gives up at whatever it does not know.
 */
function plainReading(text: string, locale: NumberLocale): string | null {
  const { decimal, group } = marks[locale];
  let whole = '';
  let fraction: string | null = null;
  let separator = '';
  let run = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const digit =
      code >= 0x30 && code <= 0x39 ? code - 0x30 : code >= 0xff10 && code <= 0xff19 ? code - 0xff10 : -1;
    if (digit >= 0) {
      if (fraction === null) {
        whole += String(digit);
        run += 1;
      } else fraction += String(digit);
      continue;
    }
    const mark = { '，': ',', '．': '.', '。': '.', '｡': '.', '’': "'", '＇': "'" }[character] ?? character;
    const kind = [' ', '\u00a0', '\u2009', '\u202f', '\u3000'].includes(mark) ? ' ' : mark;
    if (kind === decimal && fraction === null) {
      if (separator !== '' && run !== 3) return null;
      fraction = '';
      continue;
    }
    if (![group, ' ', "'"].includes(kind) || fraction !== null) return null;
    if (separator === '' ? run === 0 || run > 3 || whole.startsWith('0') : kind !== separator || run !== 3)
      return null;
    separator = kind;
    run = 0;
  }
  if (separator !== '' && fraction === null && run !== 3) return null;
  if (whole + (fraction ?? '') === '') return null;
  while (whole.length > 1 && whole.startsWith('0')) whole = whole.slice(1);
  let rest = fraction ?? '';
  while (rest.endsWith('0')) rest = rest.slice(0, -1);
  return `${whole || '0'}${rest === '' ? '' : `.${rest}`}`;
}

/** A text without what may surround the number of an amount in naira. */
function withoutSurroundings(text: string): string {
  const points = [...text];
  const isEdge = (point = '') =>
    /\s/u.test(point) ||
    ['\u00ad', '\u2060', '\ufeff'].includes(point) ||
    (point >= '\u200b' && point <= '\u200f') ||
    (point >= '\u202a' && point <= '\u202c') ||
    (point >= '\u2066' && point <= '\u2069');
  const trim = () => {
    while (points.length > 0 && isEdge(points[0])) points.shift();
    while (points.length > 0 && isEdge(points.at(-1))) points.pop();
  };
  const half = (from: number, to: number) =>
    points
      .slice(from, to)
      .map((point) =>
        point >= '！' && point <= '～' ? String.fromCodePoint(point.codePointAt(0)! - 0xfee0) : point,
      )
      .join('')
      .toUpperCase();
  trim();
  const front = ['NGN', '₦', 'N'].find((own) => half(0, own.length) === own);
  if (front) points.splice(0, front.length);
  trim();
  const back = ['NGN', '₦', 'N'].find((own) => half(points.length - own.length, points.length) === own);
  if (back) points.splice(-back.length);
  trim();
  return points.join('');
}

const digits = fc.stringMatching(/^\d{1,7}$/);
const separator = fc.constantFrom(
  ...",.  \u00a0\u2009\u202f\u3000\t\n'’，．。｡、·٫٬_/;:-".split(''),
  '',
  '\u200b',
  '\u2068',
  '\r\n',
);
const looksLike = fc
  .array(fc.tuple(digits, separator), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.flat().join(''));
const grouped = fc
  .tuple(
    fc.stringMatching(/^\d{1,3}$/),
    fc.array(fc.stringMatching(/^\d{3}$/), { maxLength: 3 }),
    fc.option(fc.stringMatching(/^\d{0,8}$/), { nil: null }),
    fc.constantFrom(',', '.', ' ', '\u202f', '，'),
    fc.constantFrom('.', ',', '。'),
  )
  .map(
    ([first, groups, fraction, group, decimal]) =>
      [first, ...groups].join(group) + (fraction === null ? '' : decimal + fraction),
  );
const wide = grouped.map((text) => text.replace(/\d/g, (one) => String.fromCodePoint(0xff10 + Number(one))));
const surroundings = fc.constantFrom(
  '',
  '',
  '',
  '₦',
  'NGN',
  ' NGN',
  'N',
  '$',
  'USD',
  '\u2068',
  '\u2069',
  '\u200e',
  ' ',
  '-',
  '%',
);
const anything = fc.string({ unit: 'binary', maxLength: 12 });
const graphemes = fc.string({ unit: 'grapheme', maxLength: 8 });
const typedText = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(surroundings, grouped, surroundings).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: wide },
  { weight: 2, arbitrary: fc.tuple(surroundings, looksLike, surroundings).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.tuple(digits, anything, digits).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.tuple(graphemes, digits).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: anything },
);

const RUNS = sized(10_000, 100_000);

test(`whatever is taken is the number that a plain reading sees: ${RUNS} random texts, seed ${SEED}`, () => {
  let taken = 0;
  fc.assert(
    fc.property(typedText, fc.constantFrom(...locales), (text, locale) => {
      const amount = parseTypedAmount(text, locale, 'ngn');
      if (amount === null) return;
      taken += 1;
      expect(amount, JSON.stringify(text)).toBe(plainReading(withoutSurroundings(text), locale));
    }),
    { numRuns: RUNS, seed: SEED },
  );
  // Else the property would hold of a parser that refuses everything.
  expect(taken).toBeGreaterThan(RUNS / 10);
});

test.each([
  ['1,234', 'ngn', ['1234', '1.234']],
  ['1.234 NGN', 'ngn', ['1234', '1.234']],
  ['1，234', 'ngn', ['1234', '1.234']],
  ['0,234', 'ngn', null],
  ['1,2345', 'ngn', null],
  ['1,234 USD', 'ngn', null],
] as const)(
  'a mark that may part thousands or decimals has two readings: %j in %s',
  (typed, unit, readings) => {
    expect(ambiguousReadings(typed, unit)).toEqual(readings);
  },
);

describe.each(locales)('in %s', (locale) => {
  const { group, decimal } = marks[locale];
  test.each(['0', '00', '01', '012'])('a mark of groups after %s groups nothing', (first) => {
    for (const separator of [group, ' ', "'"])
      expect(parseTypedAmount(`${first}${separator}125`, locale, 'btc')).toBeNull();
    expect(parseTypedAmount(`${first}${decimal}125`, locale, 'btc')).toBe(`${Number(first)}.125`);
  });
});

test('a text that is far too long for an amount is refused at once', () => {
  const slow = `0.${'0'.repeat(50_000)}1`;
  expect(parseTypedAmount(slow, 'en', 'ngn')).toBeNull();
  expect(ambiguousReadings(slow, 'ngn')).toBeNull();
  // As long as it may be, and of what a careless pattern would try in every way.
  expect(parseTypedAmount(`${'\u2068 '.repeat(49)}x`, 'en', 'ngn')).toBeNull();
});
