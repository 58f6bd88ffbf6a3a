import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { phoneSchema } from '#src/connected/forms/phone.ts';
import { normalizePhone } from '#src/ui/form/normalize-phone.ts';
import { normalizeReferralCode, formatReferralCode } from '#src/islands/onboarding/format-referral-code.ts';
import { userInfoBody } from '#src/connected/user-info/user-info-form.ts';
import { normalizeAscii } from '#contract/text/ascii-field.ts';
import { sanitizeUsername } from '#src/islands/onboarding/sanitize-username.ts';

const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.stringMatching(/^[+0-9a-zA-Z -]{0,20}$/),
);

describe('a username while it is typed', () => {
  test.each([
    ['Ada Obi-7', 'adaobi7'],
    ['ÀDA', 'da'],
    ['ＡＤＡ７', 'ada7'],
    ['abcdefghijk', 'abcdefghij'],
    ['小明', ''],
  ])('%s becomes %s', (typed, sanitized) => {
    expect(sanitizeUsername(typed)).toBe(sanitized);
  });

  // requirement: 5.12
  test('has at most ten lower-case letters and digits, and sanitizing it again changes nothing', () => {
    fc.assert(
      fc.property(anything, (typed) => {
        const sanitized = sanitizeUsername(typed);
        expect(sanitized).toMatch(/^[a-z0-9]{0,10}$/);
        expect(sanitizeUsername(sanitized)).toBe(sanitized);
      }),
    );
  });
});

describe('a referral code while it is typed', () => {
  test.each([
    ['abcd1234', 'ABCD 1234'],
    ['abcd-1234', 'ABCD 1234'],
    [' ab cd12 345', 'ABCD 1234'],
    ['abcd', 'ABCD'],
    ['abcd1', 'ABCD 1'],
    ['ab_d', 'AB_D'],
  ])('%s is shown as %s', (typed, shown) => {
    expect(formatReferralCode(typed)).toBe(shown);
  });

  // requirement: 5.15
  test('is in capitals, in groups of four, and stands for the same code', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z0-9]{0,8}$/), (typed) => {
        const shown = formatReferralCode(typed);
        expect(shown).toMatch(/^[A-Z0-9]{0,4}(?: [A-Z0-9]{1,4})?$/);
        expect(normalizeReferralCode(shown)).toBe(typed.toUpperCase());
      }),
    );
  });
});

describe('a phone number while it is typed', () => {
  test.each([
    ['08031234567', '8031234567'],
    ['0803 123 4567', '8031234567'],
    ['000803', '803'],
    ['2348031234567', '8031234567'],
    ['23408031234567', '8031234567'],
    ['2348031234', '2348031234'],
    ['803123456789', '803123456789'],
    ['+234 803 123 4567', '8031234567'],
    ['00234 803 123 4567', '8031234567'],
    ['８０３', '803'],
    ['phone', ''],
    ['+44 7700 900123', '+447700900123'],
    ['+65 9123 4567', '+6591234567'],
    ['0044 7700 900123', '+447700900123'],
  ])('%s becomes %s', (typed, sanitized) => {
    expect(normalizePhone(typed, '+234')).toBe(sanitized);
  });

  // requirement: 5.09
  test.each([
    ['᪐', '᪐'],
    ['০৮০৩১২৩৪৫৬৭', '০৮০৩১২৩৪৫৬৭'],
    ['①', ''],
  ])('%s, in another script, becomes %s and is no number', (typed, sanitized) => {
    expect(normalizePhone(typed, '+234')).toBe(sanitized);
    expect(phoneSchema(() => '+234').safeParse({ country: 'any', digits: sanitized }).success).toBe(false);
  });

  // requirement: 5.09
  test('loses only leading zeros and the chosen calling code; more than ten digits are an error', () => {
    fc.assert(
      fc.property(anything, fc.constantFrom('+234', '+1', '+44', '+1684'), (typed, code) => {
        const sanitized = normalizePhone(typed, code);
        const schema = phoneSchema(() => code);
        const isValid = schema.safeParse({ country: 'any', digits: sanitized }).success;
        // Digits of another script are kept, to be refused: dropped, they would leave a shorter number, which is somebody else's.
        if (/\p{Nd}/u.test(sanitized.replace(/\d/g, ''))) {
          expect(isValid).toBe(false);
          return;
        }
        expect(sanitized).toMatch(/^(?:\+?[1-9][0-9]*)?$/);
        const digits = normalizeAscii(typed).replace(/\D/g, '').replace(/^0+/, '');
        const kept = sanitized.replace('+', '');
        const dropped = digits.slice(0, digits.length - kept.length);
        expect(dropped + kept).toBe(digits);
        expect(dropped).toMatch(new RegExp(`^(?:${code.slice(1)}0*)?$`));
        if (sanitized.startsWith('+') || sanitized.length > 10) expect(isValid).toBe(false);
        if (sanitized.length === 10 && !sanitized.startsWith('+')) expect(isValid).toBe(true);
      }),
    );
  });
});

// requirement: 3.25, 4.32, 7.11
test('both steps are sent as one payload: the date as YYYY-MM-DD, the phone number with its calling code, the address', () => {
  const address = {
    street: '1 Road',
    city: 'Lagos',
    state: 'Lagos',
    postal_code: '100001',
    country: 'Nigeria',
  };
  const body = userInfoBody(
    {
      first_name: 'Ada',
      last_name: 'Obi',
      middle_name: '',
      birth: { day: '2', month: '6', year: '1994' },
      gender: 'custom',
    },
    { phone: { country: 'Nigeria', digits: '0803 123 4567' }, address },
    '+234',
  );
  expect(body).toEqual({
    first_name: 'Ada',
    last_name: 'Obi',
    middle_name: '',
    gender: 'custom',
    date_of_birth: '1994-06-02',
    country_code: '+234',
    phone_number: '+2348031234567',
    address,
  });
});
