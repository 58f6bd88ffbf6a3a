import fc from 'fast-check';
import { expect, test } from 'vitest';
import { callingCodeRows } from '#src/i18n/reference-lists.ts';
import { splitPhoneNumber } from '#src/connected/user-info/split-phone-number.ts';
import { contactBody } from '#src/islands/wallet/features/security/emergency-contact/contact-form.ts';
import { sized } from '../../../../tier.ts';

const codes = callingCodeRows('en');
const codeOf = (country: string) => codes.find(({ value }) => value === country)?.detail ?? '';

test.each([
  ['+2348012345678', 'NG', '+234', '8012345678'],
  ['+12125550100', 'US', '+1', '2125550100'],
  ['+12645551234', 'AI', '+1264', '5551234'],
  ['+447700900123', 'GB', '+44', '7700900123'],
  ['+8613800138000', 'CN', '+86', '13800138000'],
])('%s is a number of %s', (number, country, code, digits) => {
  expect(splitPhoneNumber(number, codes)).toEqual({ country, code, digits });
});

test('a number without a known calling code is not split', () => {
  expect(splitPhoneNumber('+0', codes)).toBeNull();
  expect(splitPhoneNumber('', codes)).toBeNull();
});

test('numbers that the form can produce are split and joined again unchanged', () => {
  const typed = fc.record({
    country: fc.constantFrom(...codes.map(({ value }) => value)),
    digits: fc.stringMatching(/^[1-9]\d{6,9}$/),
  });
  fc.assert(
    fc.property(typed, (phone) => {
      const { phone_number } = contactBody({ name: 'Bisi', relation: 'Sister', phone }, codeOf);
      const split = splitPhoneNumber(phone_number, codes);
      expect(split && split.code + split.digits).toBe(phone_number);
      expect(split && codeOf(split.country)).toBe(split?.code);
    }),
    { numRuns: sized(300, 2000) },
  );
});
