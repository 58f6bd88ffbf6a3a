import { describe, expect, test } from 'vitest';
import { ACTIVITY_DAYS } from '#contract/activities.ts';
import { assetIds, coinIds } from '#contract/assets.ts';
import { CODE_SECONDS } from '#contract/fields.ts';
import { marketRows } from '#mock-api/features/market/market-rows.ts';
import { TRAVEL_RULE_ABOVE } from '#mock-api/features/transfers/quotes.ts';
import { CODE_ABOVE, CODE_ABOVE_TO_NEW } from '#mock-api/features/transfers/step-up.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { apiTexts, documents, ownMessages, questions, type PlacedText } from './every-text.ts';

type Words = Readonly<Record<Locale, RegExp>>;

/** Figures that texts give, and what the product has. */
const figures: Readonly<Record<string, { readonly says: Words; readonly is: (said: number) => boolean }>> = {
  'coins that can be held and have a live price': {
    says: { en: /\b(?:of|and|for|supports) (\d+) coins\b/, cn: /(\d+) 个币种/ },
    is: (said) => said === coinIds.length && assetIds.length === coinIds.length + 3,
  },
  'assets whose price can be followed': {
    says: { en: /\b[Oo]ver (\d+) assets\b/, cn: /(\d+) 多种资产/ },
    is: (said) => said < marketRows.length && said > marketRows.length - 100,
  },
  'minutes that a code is good for': {
    says: { en: /\bcodes\b[^.]* last (\d+) minutes/, cn: /验证码[^。]*(\d+) 分钟内有效/ },
    is: (said) => said === CODE_SECONDS / 60,
  },
  'days that the security log is kept': {
    says: { en: /\bsecurity log: (\d+) days/, cn: /安全记录：(\d+) 天/ },
    is: (said) => said === ACTIVITY_DAYS,
  },
  'naira above which an address needs its owner’s name': {
    says: { en: /\blaw\b[^.]* ₦([\d,]+)/, cn: /₦([\d,]+) (?:的转账，|时)法律/ },
    is: (said) => said === Number(TRAVEL_RULE_ABOVE),
  },
  'naira above which a code is asked for': {
    says: { en: /\bmore than ₦([\d,]+) in 24 hours/, cn: /24 小时内[^；，]*₦([\d,]+)/ },
    is: (said) => said === Number(CODE_ABOVE),
  },
  'naira to new people above which a code is asked for': {
    says: { en: /\bmore than ₦([\d,]+) to people/, cn: /未付过款的人[^₦]*₦([\d,]+)/ },
    is: (said) => said === Number(CODE_ABOVE_TO_NEW),
  },
};

const place = ({ file, path }: PlacedText) => `${file} ${path}`;

describe.each(Object.entries(figures))('the number of %s', (_name, { says, is }) => {
  test.each(locales)('is the product’s in %s', (locale) => {
    const given = [...apiTexts, ...ownMessages, ...questions, ...documents]
      .filter((one) => one.locale === locale)
      .flatMap((one) =>
        Array.from(one.text.matchAll(new RegExp(says[locale], 'g')), ([, said]) => ({
          at: place(one),
          said: Number(said?.replaceAll(',', '')),
        })),
      );
    expect(given.length).toBeGreaterThan(0);
    expect(given.filter(({ said }) => !is(said))).toEqual([]);
  });
});
