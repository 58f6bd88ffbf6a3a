import { expect, test } from 'vitest';
import { apiTexts, ownMessages } from './every-text.ts';

/** Terms that a text in Chinese has another word for, and that word. */
const terms: readonly (readonly [term: RegExp, instead: string])[] = [
  // 网络 alone is a chain.
  [/网络已断开|没有网络连接|已断网|请检查网络(?!连接)/, '网络连接'],
  [/清算/, '待结算'],
  [/款项已冻结/, '资金暂时冻结，仍归你所有'],
  [/网络手续费/, '网络费'],
  [/兑换设置/, '交易设置'],
  [/支付密码|PIN/, '交易密码'],
  [/收付款/, '交易'],
  [/一次性账户|专用账号/, '专用充值账号'],
  [/点按|点选/, '点击'],
  [/再试一次/, '重试'],
  [/未能(?:更新|检查)/, '刷新失败, 检查失败'],
  [/新标签页打开/, '在新标签页中打开'],
  [/发送[^，。]*收款请求/, '发起收款请求'],
  [/请放心/, '你的资产不受影响'],
];

/** What people type into the search. */
const typedByPeople = /^(?:walletSearch\.also|assetWords|articles)\./;
const chinese = [...apiTexts, ...ownMessages].filter(
  ({ locale, path }) => locale === 'cn' && !typedByPeople.test(path),
);

test.each(terms)('%s is called %s', (term) => {
  expect(chinese.length).toBeGreaterThan(1000);
  expect(
    chinese.filter(({ text }) => term.test(text)).map(({ file, path, text }) => `${file} ${path}: ${text}`),
  ).toEqual([]);
});

/** A mark of English, other than in a figure, a time, a link, a list of characters or a name of a network. */
const halfWidth = /[,;:!?]|[()](?!TRC|BEP|ERC)/;
const bare = (text: string) =>
  text
    .replace(/https?:\S+|\]\([^)]*\)|`[^`]*`/g, '')
    .replace(/\((?:TRC|BEP|ERC)-\d+\)/g, '')
    .replace(/\d[,:]\d/g, '')
    .replace('@$!%*?&', '');

test('no text in Chinese has a mark of English', () => {
  expect(
    chinese
      .filter(({ text }) => /\p{Script=Han}/u.test(text) && halfWidth.test(bare(text)))
      .map(({ file, path, text }) => `${file} ${path}: ${text}`),
  ).toEqual([]);
});
