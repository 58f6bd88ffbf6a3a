import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanCode, pastedCode } from '#src/ui/form/otp-code.ts';

// requirement: 5.19
test.each([
  ['12a3', 'digits', '123'],
  ['１２３', 'digits', '123'],
  ['ab-12', 'letters', 'AB12'],
  ['é小', 'letters', ''],
] as const)('typed: %s in a box for %s leaves %j', (text, alphabet, expected) => {
  expect(cleanCode(text, alphabet)).toBe(expected);
});

test.each([
  ['123456', 6, 'digits', '123456'],
  [' 123-456\n', 6, 'digits', '123456'],
  ['\u200e123456', 6, 'digits', '123456'],
  ['12345', 6, 'digits', null],
  ['1234567', 6, 'digits', null],
  ['12a456', 6, 'digits', null],
  ['abcd2345', 8, 'letters', 'ABCD2345'],
  ['abcd 234', 8, 'letters', null],
] as const)('pasted: %j, %i %s: %j', (text, length, alphabet, code) => {
  expect(pastedCode(text, length, alphabet)).toBe(code);
});

// requirement: 5.20
test('a paste gives the whole code, or nothing', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[0-9 -]{0,9}$/)), (text) => {
      const code = pastedCode(text, 6, 'digits');
      if (code !== null) expect(code).toMatch(/^[0-9]{6}$/);
    }),
  );
});
