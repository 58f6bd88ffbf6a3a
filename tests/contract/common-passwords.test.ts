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
])('%s is not', (text) => {
  expect(isCommonPassword(text)).toBe(false);
});

test('a long one is judged at once', () => {
  expect(isCommonPassword(`Aa1${'ab'.repeat(510)}`)).toBe(false);
});
