import { describe, expect, test } from 'vitest';
import { operations } from '#contract/registry.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { specStrings } from '../spec/strings.ts';
import { apiTexts, documents, ownMessages, questions, type PlacedText } from './every-text.ts';

type Words = Readonly<Record<Locale, RegExp>>;

interface Thing {
  /** How a text speaks of it. */
  readonly mentions: Words;
  /** What a call or a screen of it would be called: once there is one, the row goes. */
  readonly built: RegExp;
}

/** What people look for in a wallet, and can't have here yet. */
const notBuilt: Readonly<Record<string, Thing>> = {
  'staking, and rewards for holding a coin': {
    mentions: {
      en: /\bstak(?:e|ed|es|ing)\b|\bearns? (?:rewards|interest|a second coin)\b/i,
      cn: /质押|赚取|持有人[^。]*获得/,
    },
    built: /stak|earn/i,
  },
  'payment cards': {
    mentions: { en: /\b(?:debit|virtual|prepaid|Cowrie) cards?\b/i, cn: /借记卡|虚拟卡|预付卡|贝币卡/ },
    built: /\bcards?\b/i,
  },
  passkeys: { mentions: { en: /\bpasskeys?\b/i, cn: /通行密钥/ }, built: /passkey|webauthn/i },
  'paying from a chat': {
    mentions: {
      en: /\b(?:WhatsApp|chat)\b[^.]*\b(?:check a balance|send money|pay)\b|\b(?:send|pay)[^.]* from (?:a|the|your) chat\b|\bbalance from WhatsApp\b/i,
      cn: /(?:WhatsApp|聊天)[^。]*(?:查余额|转账|付款)/,
    },
    built: /whatsapp\/(?:pay|send|transfer)/i,
  },
  'bank deposits in dollars': {
    mentions: {
      en: /\bdollars? (?:can|can’t) be deposited\b|\bdeposit dollars\b/i,
      cn: /充值美元|美元充值/,
    },
    built: /usd-(?:deposit|account)/i,
  },
  'an app for phones': {
    mentions: { en: /\b(?:App Store|Google Play|mobile app)\b/, cn: /应用商店|手机应用|手机 App/ },
    built: /^never$/,
  },
  'support by phone': {
    mentions: { en: /\b(?:call us|hotline)\b/i, cn: /热线|致电我们/ },
    built: /hotline/i,
  },
};

const NOT_YET: Words = {
  en: /n’t\b|\b(?:not|no|nothing|never|yet|coming|soon|planned)\b/i,
  cn: /不|未|没有|无|即将|计划/,
};
/** What says that something will be there. */
const COMING: Words = {
  en: /\bcoming soon\b|\bisn’t available yet\b|\bnot available yet\b|\bdoesn’t offer\b/i,
  cn: /即将推出|敬请期待|暂未开放|目前(?:不提供|还没有)|暂不支持充值/,
};

/** Names that the specification gives, whatever they promise. */
const specified = new Set(Object.values(specStrings).flat());
/** The pages that show the product to guests are read by their own tests. */
const SHOWN = /^(?:features\.(?:drawing|soon)|home\.drawing|shell\.links)\b/;
const texts: readonly PlacedText[] = [...apiTexts, ...ownMessages, ...questions, ...documents].filter(
  ({ path, text }) => !SHOWN.test(path) && !specified.has(text),
);
const sentences = (text: string) => text.split(/(?<=[.!?。！？；])\s*|\n/);
const place = ({ file, path }: PlacedText) => `${file} ${path}`;

describe.each(Object.entries(notBuilt))('%s', (_name, { mentions, built }) => {
  test.each(locales)('is spoken of in %s only by texts that say it isn’t there yet', (locale) => {
    const promising = texts.filter(
      ({ locale: itsLocale, text }) =>
        itsLocale === locale &&
        mentions[locale].test(text) &&
        !sentences(text).some(
          (sentence) => mentions[locale].test(sentence) && NOT_YET[locale].test(sentence),
        ),
    );
    expect(promising.map((one) => [place(one), one.text.slice(0, 200)])).toEqual([]);
  });

  test('has no call and no screen', () => {
    const names = [...operations.map(({ op }) => op), ...walletPaths.map(({ path }) => path)];
    expect(names.filter((name) => built.test(name))).toEqual([]);
  });
});

test.each(locales)('what is said in %s to be coming is not there yet', (locale) => {
  const coming = texts.filter((one) => one.locale === locale && COMING[locale].test(one.text));
  expect(coming.length).toBeGreaterThan(0);
  const there = coming.filter(
    // A label that is nothing else stands beside the name of what it is about.
    ({ text }) =>
      text.replace(COMING[locale], '') !== '' &&
      !Object.values(notBuilt).some(({ mentions }) => mentions[locale].test(text)),
  );
  expect(there.map((one) => [place(one), one.text.slice(0, 200)])).toEqual([]);
});
