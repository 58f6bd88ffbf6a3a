import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assetIds, assets } from '#contract/assets.ts';
import { notificationTexts } from '#mock-api/features/notifications/texts.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales } from '#src/intl/locale.ts';
import { DOTS, maskAmounts, maskKnownAmounts } from '#src/intl/text/mask-amounts.ts';
import { formatMoney } from '#src/intl/format/money.ts';
import { sized } from '../../tier.ts';

describe('an amount becomes six dots', () => {
  test.each([
    ['₦1,234.56 received', `${DOTS} received`],
    ['You sent $5', `You sent ${DOTS}`],
    ['0.0015 BTC converted', `${DOTS} BTC converted`],
    ['Zainab asks for ₦5,000.', `Zainab asks for ${DOTS}.`],
    ['12.345,67 € arrived', `${DOTS} arrived`],
    ['1 234,56 € arrived', `${DOTS} arrived`],
    ['1 234,56 € arrived', `${DOTS} arrived`],
    ['−₦5', DOTS],
    ['- ₦ 5', DOTS],
    ['$-5.00', DOTS],
    ['fee (₦10)', `fee (${DOTS})`],
    ['NGN 5000', `NGN ${DOTS}`],
    ['NGN5,000', `NGN${DOTS}`],
    ['50 USDT converted to BTC', `${DOTS} USDT converted to BTC`],
    ['BTC is above $70,000', `BTC is above ${DOTS}`],
    ['It is $68,123.46 now', `It is ${DOTS} now`],
    ['₦5k or 2.5m naira', `${DOTS} or ${DOTS} naira`],
    ['Ada sent you 500', `Ada sent you ${DOTS}`],
    ['.5 SOL', `${DOTS} SOL`],
    ['收到 100 USDT', `收到 ${DOTS} USDT`],
    ['收到100元', `收到${DOTS}元`],
    ['已转出 1.2 亿奈拉', `已转出 ${DOTS}奈拉`],
    ['５，０００ 奈拉', `${DOTS} 奈拉`],
    ['5 个比特币', `${DOTS} 个比特币`],
    ['¥١٬٢٣٤٫٥٦', DOTS],
    ['Sold 2 BTC @N5000000', `Sold ${DOTS} BTC @N${DOTS}`],
    ['卖出 2 BTC@奈拉5000', `卖出 ${DOTS} BTC@奈拉${DOTS}`],
    ['USDT 50 May be late', `USDT ${DOTS} May be late`],
    ['from 1e5 BTC', `from ${DOTS}e${DOTS} BTC`],
  ])('%s', (text, shown) => {
    expect(maskAmounts(text)).toBe(shown);
  });
});

describe('text that is known not to be money stays', () => {
  test.each([
    '14 of 20 confirmations',
    '已有 14/20 次确认',
    'New addresses wait until Sunday 06:15.',
    'On 22 November 2026 at 10:38',
    'Since Nov 22, 2026',
    '2026-11-22',
    '2026年11月22日',
    'up +1.12% in 24 hours',
    'from @ada5 by TRC-20',
    '来自@ada5的转账',
    'Due 20 May',
    'Turn on 2FA',
    'to TQ5n8Yx2Vn',
    'order #4711',
    'Welcome to Cowrie',
    '',
  ])('%s', (text) => {
    expect(maskAmounts(text)).toBe(text);
  });
});

describe('money that looks like something else is masked', () => {
  test.each([
    ['14 of 20 BTC', `${DOTS} of ${DOTS} BTC`],
    ['Deposit May 500 USDT', `Deposit May ${DOTS} USDT`],
    ['N5000', `N${DOTS}`],
    ['Rs500', `Rs${DOTS}`],
    ['Paid-5,000', `Paid-${DOTS}`],
    ['5 BTC @70000', `${DOTS} BTC @${DOTS}`],
    ['#5,000', `#${DOTS}`],
    ['500日元', `${DOTS}日元`],
    ['₦5 days ago', `${DOTS} days ago`],
    ['12:30 BTC', `${DOTS}:${DOTS} BTC`],
  ])('%s', (text, shown) => {
    expect(maskAmounts(text)).toBe(shown);
  });
});

/** Text before and after an amount, without digits of its own. */
const prefixes = fc.constantFrom('', 'You sent ', 'received from Ada: ', '收到 ', '已转给小明：', '(', '“');
const suffixes = fc.constantFrom('', ' sent', '.', ', thank you', ' 已到账', '。', ')', ' to Ada');
const decimal = fc
  .tuple(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 0, max: 8 }), fc.nat(99_999_999))
  .map(([whole, places, rest]) =>
    places ? `${whole}.${String(rest).padStart(8, '0').slice(0, places)}` : String(whole),
  );

test('an amount in any of our formats is masked, wherever it stands in a text', () => {
  fc.assert(
    fc.property(
      prefixes,
      decimal,
      fc.constantFrom(...assetIds),
      fc.constantFrom(...locales),
      fc.boolean(),
      suffixes,
      (before, amount, asset, locale, negative, rest) => {
        const text = formatMoney(negative ? `-${amount}` : amount, asset, locale);
        const unit = assets[asset].kind === 'fiat' ? '' : ` ${assets[asset].symbol}`;
        expect(maskAmounts(`${before}${text}${rest}`)).toBe(`${before}${DOTS}${unit}${rest}`);
      },
    ),
    { numRuns: sized(300, 2000) },
  );
});

test('an amount in any locale’s format keeps no digit', () => {
  const tags = fc.constantFrom('en', 'zh-CN', 'de', 'fr', 'de-CH', 'en-IN', 'ar-EG', 'hi', 'sv', 'pt-BR');
  const currencies = fc.constantFrom('NGN', 'USD', 'EUR', 'CNY', 'GBP', 'JPY', 'CHF');
  const displays = fc.constantFrom('code', 'symbol', 'narrowSymbol', 'name');
  fc.assert(
    fc.property(
      prefixes,
      decimal,
      tags,
      currencies,
      displays,
      fc.constantFrom('standard', 'compact'),
      (before, amount, tag, currency, currencyDisplay, notation) => {
        const text = new Intl.NumberFormat(tag, {
          style: 'currency',
          currency,
          currencyDisplay,
          notation,
        }).format(Number(amount));
        expect(maskAmounts(before + text)).not.toMatch(/\p{N}/u);
      },
    ),
    { numRuns: sized(300, 2000) },
  );
});

test('masking is idempotent, and takes linear time', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      const once = maskAmounts(text);
      expect(maskAmounts(once)).toBe(once);
    }),
  );
  // A regular expression that backtracks would take minutes on such a text, so this test would time out.
  const many = 150_000;
  expect(maskAmounts('1,'.repeat(many))).toBe(`${DOTS},`);
  expect(maskAmounts('1 '.repeat(many))).toBe(`${DOTS} `.repeat(many));
  expect(maskAmounts('a1'.repeat(many))).toBe('a1'.repeat(many));
  expect(maskAmounts('1'.repeat(2 * many))).toBe(DOTS);
});

test('no notification of the mock keeps a digit except in known places', () => {
  const values = {
    amount: '1,234.5',
    asset: 'USDT',
    from: '50 USDT',
    to: 'BTC',
    price: '$70,000',
    name: 'Ada',
  };
  for (const [key, { title, body }] of Object.entries(notificationTexts)) {
    for (const message of [title.en, title['zh-CN'], body.en, body['zh-CN']]) {
      const text = interpolate(message, values);
      expect([key, maskAmounts(text)]).toEqual([key, expect.not.stringMatching(/\d/)]);
    }
  }
});

describe('where the server names the amounts, only they are masked', () => {
  test.each([
    ['Flat 12 sent you ₦5,000', ['₦5,000'], `Flat 12 sent you ${DOTS}`],
    ['0.5 BTC sent to Wallet 0.5', ['0.5 BTC'], `${DOTS} BTC sent to Wallet 0.5`],
    ['₦5,000 of ₦50,000', ['₦50,000', '₦5,000'], `${DOTS} of ${DOTS}`],
    ['₦50 less ₦5', ['₦5', '₦50'], `${DOTS} less ${DOTS}`],
    ['₦5 and ₦5 again', ['₦5'], `${DOTS} and ${DOTS} again`],
    ['Nothing here', ['₦5'], 'Nothing here'],
  ])('%s', (text, amounts, shown) => {
    expect(maskKnownAmounts(text, amounts)).toBe(shown);
  });
});
