import { describe, expect, test } from 'vitest';
import * as field from '#contract/fields.ts';

/** Today is 2026-11-21 for every birthday below. */
const today = () => new Date('2026-11-21T09:00:00Z');

const long = (length: number) => 'a'.repeat(length);

/** [rule, input, the first message key, or null where the input is accepted]. Boundaries of spec section 5, one a line. */
const table: [
  string,
  { safeParse: (value: unknown) => { success: boolean; error?: unknown } },
  unknown,
  string | null,
][] = [
  ['email', field.email, '', 'email.required'],
  ['email', field.email, '   ', 'email.required'],
  ['email', field.email, undefined, 'email.required'],
  ['email', field.email, 'tobi', 'email.invalid'],
  ['email', field.email, 'tobi@', 'email.invalid'],
  ['email', field.email, 'tobi@example', 'email.invalid'],
  ['email', field.email, 'tobi@example.com', null],
  ['email', field.email, ' tobi@example.com ', null],
  ['email', field.email, `${long(250)}@example.com`, 'email.invalid'],

  ['password tried', field.password, '', 'password.required'],
  ['password tried', field.password, 'x', null],
  ['password set', field.newPassword, '', 'password.required'],
  ['password set', field.newPassword, 'Abcde12', 'password.length'],
  ['password set', field.newPassword, 'Abcdef12', null],
  ['password set', field.newPassword, 'ABCDEF12', 'password.lowercase'],
  ['password set', field.newPassword, 'abcdef12', 'password.uppercase'],
  ['password set', field.newPassword, 'Abcdefgh', 'password.number'],
  ['password set', field.newPassword, `Aa1${long(997)}`, null],
  ['password set', field.newPassword, `Aa1🐚🐚🐚🐚🐚`, null],
  ['password set', field.newPassword, `Aa1🐚🐚🐚🐚`, 'password.length'],
  // Six code points once they are composed.
  ['password set', field.newPassword, `Aa1e\u0301e\u0301e\u0301`, 'password.length'],
  ['password set', field.newPassword, `Abcdef1\u0000`, 'text.characters'],
  ['password set', field.newPassword, `Abcdef1\ud800`, 'text.characters'],
  ['password reset', field.resetPassword, 'Abcdef12', 'password.special'],
  ['password reset', field.resetPassword, 'Abcdef1#', 'password.special'],
  ...['@', '$', '!', '%', '*', '?', '&'].map((sign): (typeof table)[number] => [
    'password reset',
    field.resetPassword,
    `Abcdef1${sign}`,
    null,
  ]),

  ['first name', field.firstName, '', 'firstName.required'],
  ['first name', field.firstName, 'Adaeze', null],
  ['first name', field.firstName, 'Olúwáṣeun', null],
  ['first name', field.firstName, '小明', null],
  ['first name', field.firstName, 'Anne Marie', 'name.letters'],
  ['first name', field.firstName, 'R2D2', 'name.letters'],
  ['first name', field.firstName, 'Olu\u0301wa\u0301s\u0323eun', null],
  ['first name', field.firstName, 'علی\u200cرضا', null],
  ['first name', field.firstName, 'ශ\u0dca\u200dරී', null],
  ['first name', field.firstName, '葛\u{e0100}城', null],
  ['first name', field.firstName, 'Ada\u200cobi', 'name.letters'],
  ['first name', field.firstName, 'Ada\u200d', 'name.letters'],
  ['first name', field.firstName, 'Ada\ufe0f', 'name.letters'],
  ['first name', field.firstName, 'Ada\u034fobi', 'name.letters'],
  ['first name', field.firstName, '\u3164', 'name.letters'],
  ['first name', field.firstName, '\u115f\u1160', 'name.letters'],
  ['first name', field.firstName, 'Ada\u202eibo', 'name.letters'],
  ['first name', field.firstName, '\u0301Ada', 'name.letters'],
  ['first name', field.firstName, '𠮷'.repeat(10), null],
  ['first name', field.firstName, '𠮷'.repeat(11), 'name.length'],
  ['first name', field.firstName, long(10), null],
  ['first name', field.firstName, long(11), 'name.length'],
  ['last name', field.lastName, '', 'lastName.required'],
  ['last name', field.lastName, long(10), null],
  ['last name', field.lastName, long(11), 'name.length'],
  ['middle name', field.middleName, '', null],
  ['middle name', field.middleName, 'O-', 'name.letters'],

  ['birthday', field.birthDate(today), '', 'birthDate.required'],
  ['birthday', field.birthDate(today), '2008-11-21', null],
  ['birthday', field.birthDate(today), '2008-11-22', 'birthDate.age'],
  ['birthday', field.birthDate(today), '2008-11-20', null],
  ['birthday', field.birthDate(today), '2001-02-29', 'birthDate.invalid'],
  ['birthday', field.birthDate(today), '2000-02-29', null],
  ['birthday', field.birthDate(today), '1990-13-01', 'birthDate.invalid'],
  ['birthday', field.birthDate(today), '1990-04-31', 'birthDate.invalid'],
  ['birthday', field.birthDate(today), '90-4-3', 'birthDate.invalid'],
  ['birthday', field.birthDate(today), '0090-04-03', 'birthDate.invalid'],
  ['birthday', field.birthDate(today), '1990-04', 'birthDate.invalid'],

  ['gender', field.gender, 'male', null],
  ['gender', field.gender, 'female', null],
  ['gender', field.gender, 'custom', null],
  ['gender', field.gender, 'other', 'gender.required'],
  ['gender', field.gender, undefined, 'gender.required'],

  // Without the plus: 10, 11, 14 and 15 digits.
  ['phone', field.phoneNumber, '', 'phone.required'],
  ['phone', field.phoneNumber, '+2348012345', 'phone.invalid'],
  ['phone', field.phoneNumber, '+23480123456', null],
  ['phone', field.phoneNumber, '+2348012345678', null],
  ['phone', field.phoneNumber, '+23480123456789', null],
  ['phone', field.phoneNumber, '+234801234567890', 'phone.invalid'],
  ['phone', field.phoneNumber, '+23480123a5678', 'phone.invalid'],
  ['country code', field.countryCode, '+234', null],
  ['country code', field.countryCode, '234', 'phone.invalid'],

  ['street', field.street, ' ', 'street.required'],
  ['city', field.city, '', 'city.required'],
  ['state', field.state, '', 'state.required'],
  ['postal code', field.postalCode, '', 'postalCode.required'],
  ['country', field.country, '', 'country.required'],
  ['street', field.street, long(200), null],
  ['street', field.street, long(201), 'text.long'],
  ['street', field.street, '\u3164', 'street.required'],
  ['street', field.street, '1 Road\u202e', 'text.characters'],
  ['street', field.street, '🏠'.repeat(200), null],

  ['username', field.username, '', 'username.required'],
  ['username', field.username, long(4), 'username.short'],
  ['username', field.username, long(5), null],
  ['username', field.username, long(6), null],
  ['username', field.username, long(10), null],
  ['username', field.username, long(11), 'username.long'],
  ['username', field.username, 'Tobiade', 'username.characters'],
  ['username', field.username, 'tobi_ade', 'username.characters'],

  ['referral', field.referralCode, '', 'referral.required'],
  ['referral', field.referralCode, 'ABCD123', 'referral.length'],
  ['referral', field.referralCode, 'ABCD1234', null],
  ['referral', field.referralCode, 'ABCD12345', 'referral.length'],
  ['referral', field.referralCode, 'ABCD-123', 'referral.characters'],

  ['code', field.otp, '12345', 'otp.full'],
  ['code', field.otp, '123456', null],
  ['code', field.otp, '1234567', 'otp.full'],
  ['code', field.otp, '12345a', 'otp.full'],
  ['reset code', field.resetCode, 'ABCD123', 'resetCode.full'],
  ['reset code', field.resetCode, 'ABCD1234', null],
  ['reset code', field.resetCode, 'ABCD12345', 'resetCode.full'],
  ['reset code', field.resetCode, 'ABCD-234', 'resetCode.full'],
];

function firstMessage(result: { success: boolean; error?: unknown }): string | null {
  if (result.success) return null;
  const { issues } = result.error as { issues: { message: string }[] };
  return issues[0]?.message ?? 'no message';
}

describe('field rules of spec section 5', () => {
  // requirement: 5.02, 5.06, 5.07, 5.08, 5.10, 5.11, 5.13, 5.14, 5.16, 5.17, 5.22, 5.25, 5.28, 9.08
  test.each(table)('%s: %#', (_name, rule, input, expected) => {
    expect(firstMessage(rule.safeParse(input))).toBe(expected);
  });

  // requirement: 5.18
  test('a weak password is told everything that is missing, in the checklist’s order', () => {
    const { error } = field.newPassword.safeParse('........');
    expect(error?.issues.map((issue) => issue.message)).toEqual([
      'password.lowercase',
      'password.uppercase',
      'password.number',
    ]);
  });

  // requirement: 5.14
  test('a referral code and a reset code arrive in capitals', () => {
    expect(field.referralCode.parse('abcd1234')).toBe('ABCD1234');
    expect(field.resetCode.parse('abcd1234')).toBe('ABCD1234');
  });

  test('every message that a rule can give is a known key', () => {
    const keys = new Set<string>(field.fieldMessages);
    for (const [, rule, input] of table) {
      const message = firstMessage(rule.safeParse(input));
      if (message !== null) expect(keys).toContain(message);
    }
  });
});
