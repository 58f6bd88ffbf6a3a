import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { searchFaq, type Question } from '#src/i18n/faq-search.ts';
import { locales, type Locale } from '#src/intl/locale.ts';

const topicsOf = (locale: Locale) => {
  const file = new URL(`../../src/content/faq/${locale}.yaml`, import.meta.url);
  return (parse(readFileSync(file, 'utf8')) as { topics: { questions: Question[] }[] }).topics;
};

/** Queries that users type, and the question that must come first. */
const queries: Readonly<Record<Locale, readonly (readonly [query: string, id: string])[]>> = {
  en: [
    ['send money', 'send-to-username'],
    ['fees', 'fees'],
    ['how much does it cost', 'fees'],
    ['change email', 'change-email'],
    ['new e-mail', 'change-email'],
    ['delete account', 'delete-account'],
    ['how do i close my account?', 'delete-account'],
    ['forgot password', 'forgot-password'],
    ['forgot pasword', 'forgot-password'],
    ['change password', 'change-password'],
    ['reset PIN', 'change-password'],
    ['sign up', 'open-account'],
    ['minimum age', 'open-account'],
    ['kyc', 'after-sign-up'],
    ['deposit', 'receive-money'],
    ['bank account', 'receive-money'],
    ['how do I withdraw', 'send-to-address'],
    ['cancel transfer', 'undo-transfer'],
    ['transfer pending', 'transfer-checked'],
    ['wrong address', 'wrong-network'],
    ['login code not received', 'six-digit-code'],
    ['scam', 'asked-for-code'],
    ['my account was hacked', 'not-me'],
    ['lost my phone', 'new-device'],
    ['what coins do you support', 'which-assets'],
    ['exchange rates', 'live-prices'],
    ['username taken', 'choose-username'],
    ['unsubscribe', 'leave-newsletter'],
    ['talk to a human', 'reach-support'],
    ['account banned', 'banned-or-deleted'],
  ],
  cn: [
    ['转账', 'send-to-username'],
    ['怎么提现', 'send-to-address'],
    ['手续费', 'fees'],
    ['多少钱', 'fees'],
    ['忘记密码', 'forgot-password'],
    ['怎么改密码', 'change-password'],
    ['修改邮箱', 'change-email'],
    ['注销账户', 'delete-account'],
    ['怎么删除账号', 'delete-account'],
    ['收不到验证码', 'six-digit-code'],
    ['充值', 'receive-money'],
    ['退订', 'leave-newsletter'],
    ['联系客服', 'reach-support'],
    ['账号被盗了怎么办', 'not-me'],
    ['实名认证', 'after-sign-up'],
    ['转错人了', 'undo-transfer'],
    ['选错网络', 'wrong-network'],
    ['隐藏余额', 'hide-balances'],
    ['封号', 'banned-or-deleted'],
    ['质押', 'what-is-staking'],
    ['没到账', 'transfer-checked'],
    ['支持哪些币种', 'which-assets'],
  ],
};

describe.each(locales)('the help search in %s', (locale) => {
  const topics = topicsOf(locale);

  it.each(queries[locale])('answers "%s" with %s first', (query, id) => {
    const result = searchFaq(query, topics);
    expect(result.kind === 'found' ? result.questions[0]?.id : result.kind).toBe(id);
  });
});
