import { expect, test } from 'vitest';
import { isCommonPassword } from '#contract/common-passwords.ts';

test.each([
  'Password1',
  'P@ssw0rd',
  'PASSWORD2026!',
  '123Password',
  'Qwerty123',
  'Welcome1!',
  'Nigeria2026',
  'Cowrie2026!',
  'Abcabc123',
  'Iloveyou1',
  'Letmein99',
  'Arsenal1886',
  'We1come99',
  'Pässwörd1',
  'Ｐａｓｓｗｏｒｄ１',
  'Pass\u200Bword1',
  '1qaz2WSX',
  'Zaq12wsx',
  'Q1w2e3r4',
  'Aa123456',
  'Xy111111!',
  'Ab98765432',
])('%s is tried first', (text) => {
  expect(isCommonPassword(text)).toBe(true);
});

test.each([
  'Correct-Horse-7',
  'Kettle-Sundial-41',
  'copper kettle 41 Sunda',
  'Lagoon-tide-1993',
  'Password manager 77',
  'Xk9#mQ2$vL',
  '密码安全Ab12',
  'Ab12345密码',
  'Password密码本1',
  'Ab719305!',
  'Sesame123',
  'Fresh1234!',
])('%s is not', (text) => {
  expect(isCommonPassword(text)).toBe(false);
});

test('a long one is judged at once', () => {
  expect(isCommonPassword(`Aa1${'ab'.repeat(510)}`)).toBe(false);
});
