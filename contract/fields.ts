import * as z from 'zod/mini';
import { latestBirthDate } from './birth-date.ts';
import { isCalendarDate } from './calendar-date.ts';
import { normalizeAscii, toAsciiUpperCase } from './text/ascii-field.ts';
import { isSeenWhole, NAME_CHARACTERS } from './text/name-characters.ts';
import { personText, tidyText } from './text/person-text.ts';

/**
 * Every field rule of spec section 5, once. A rule's error is a message key; the words stand in
 * `src/content/i18n/{en,cn}/fields.ts`, which must have all of these keys.
 */
export const fieldMessages = [
  'email.required',
  'email.invalid',
  'challenge.required',
  'password.required',
  'password.length',
  'password.lowercase',
  'password.uppercase',
  'password.number',
  'password.special',
  'password.common',
  'password.personal',
  'confirm.required',
  'confirm.mismatch',
  'firstName.required',
  'lastName.required',
  'name.letters',
  'name.length',
  'birthDate.required',
  'birthDate.invalid',
  'birthDate.age',
  'gender.required',
  'phone.required',
  'phone.invalid',
  'street.required',
  'city.required',
  'state.required',
  'postalCode.required',
  'country.required',
  'relation.required',
  'contactName.required',
  'username.required',
  'username.short',
  'username.long',
  'username.characters',
  'referral.required',
  'referral.length',
  'referral.characters',
  'otp.full',
  'otp.fullDevice',
  'otp.paste',
  'resetCode.full',
  'twoFactor.full',
  'sender.required',
  'sender.long',
  'message.required',
  'message.short',
  'message.long',
  'text.characters',
  'text.long',
  'label.required',
  'date.invalid',
] as const;
export type FieldMessage = (typeof fieldMessages)[number];

const key = (message: FieldMessage) => message;
/** Long enough for any real value; a bound so that nobody posts a novel. */
const required = (message: FieldMessage) => personText(message, { longest: 200 });

export const email = z
  .string(key('email.required'))
  .check(
    z.overwrite(normalizeAscii),
    z.minLength(1, { error: key('email.required'), abort: true }),
    z.maxLength(254, { error: key('email.invalid'), abort: true }),
    z.email(key('email.invalid')),
  );

/** At most 2048 characters, as the challenge's provider documents its tokens. */
export const challengeToken = z
  .string(key('challenge.required'))
  .check(z.maxLength(2048, key('challenge.required')));

/**
 * A password as it is stored and compared, so that it is the same one from every keyboard: the mapping of OpaqueString (RFC 8265,
 * section 4.2), which makes any space of Unicode the usual one, in its normal form C. Nothing is trimmed. Set and tried, a password
 * goes through it once, in the schemas below; it changes nothing when it is done again.
 */
export const preparePassword = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** Control characters can't be typed, and halves of pairs have no bytes to be hashed. */
const PASSWORD_CHARACTERS = /^[^\p{Cc}\p{Cs}]*$/u;
/** A bound against abuse only; nothing is cut off. */
const LONGEST_PASSWORD = 1024;

/** The rules of a new password, in the order in which the checklist shows them. They count code points of the prepared one. */
export const passwordRules = [
  { message: 'password.length', pattern: /^[^]{8,}$/u },
  { message: 'password.lowercase', pattern: /[a-z]/ },
  { message: 'password.uppercase', pattern: /[A-Z]/ },
  { message: 'password.number', pattern: /\d/ },
] as const satisfies readonly { message: FieldMessage; pattern: RegExp }[];

/** A reset asks for one special character more (spec section 5). */
export const resetPasswordRules = [
  ...passwordRules,
  { message: 'password.special', pattern: /[@$!%*?&]/ },
] as const;

function newPasswordBy(rules: readonly { message: FieldMessage; pattern: RegExp }[]) {
  return z
    .string(key('password.required'))
    .check(
      z.overwrite(preparePassword),
      z.minLength(1, { error: key('password.required'), abort: true }),
      z.maxLength(LONGEST_PASSWORD, key('text.long')),
      z.regex(PASSWORD_CHARACTERS, { error: key('text.characters'), abort: true }),
      ...rules.map((rule) => z.regex(rule.pattern, key(rule.message))),
    );
}

/** For login: any password that could exist. The rules apply where one is chosen, not where one is tried. */
export const password = z
  .string(key('password.required'))
  .check(
    z.overwrite(preparePassword),
    z.minLength(1, key('password.required')),
    z.maxLength(LONGEST_PASSWORD, key('text.long')),
  );
export const newPassword = newPasswordBy(passwordRules);
export const resetPassword = newPasswordBy(resetPasswordRules);

/** At most 10 letters (spec section 5; docs/decisions/009). */
const NAME_LENGTH = 10;
const nameRules = () => [
  z.regex(NAME_CHARACTERS, { error: key('name.letters'), abort: true }),
  z.refine<string>(isSeenWhole, key('name.letters')),
  z.maxLength(NAME_LENGTH, key('name.length')),
];
const name = (message: FieldMessage) =>
  z
    .string(key(message))
    .check(z.overwrite(tidyText), z.minLength(1, { error: key(message), abort: true }), ...nameRules());
export const firstName = name('firstName.required');
export const lastName = name('lastName.required');
export const middleName = z.string().check(z.overwrite(tidyText), ...nameRules());

/** A calendar date, 18 years ago at the latest. `today` is a parameter because the mock's clock can be moved. */
export const birthDate = (today: () => Date = () => new Date()) =>
  z.string(key('birthDate.required')).check(
    z.minLength(1, { error: key('birthDate.required'), abort: true }),
    z.refine((text) => isCalendarDate(text), { error: key('birthDate.invalid'), abort: true }),
    z.refine((text) => text <= latestBirthDate(today()), key('birthDate.age')),
  );

export const genders = ['male', 'female', 'custom'] as const;
export const gender = z.enum(genders, key('gender.required'));

export const countryCode = z
  .string(key('phone.invalid'))
  .check(z.overwrite(normalizeAscii), z.regex(/^\+\d{1,4}$/, key('phone.invalid')));
/** Digits that a person may type after the country code; leading zeros are dropped before. */
export const PHONE_TYPED_LENGTH = 10;
/**
 * Country code plus digits. Without its first character it has 11 to 14 digits, so 1 to 4 beyond the typed ten
 * (spec section 5).
 */
export const phoneNumber = z
  .string(key('phone.required'))
  .check(
    z.overwrite(normalizeAscii),
    z.minLength(1, { error: key('phone.required'), abort: true }),
    z.regex(/^\+\d{11,14}$/, key('phone.invalid')),
  );

export const street = required('street.required');
export const city = required('city.required');
export const state = required('state.required');
export const postalCode = required('postalCode.required');
export const country = required('country.required');

/** Emergency contact: the specification shows no rule, so only presence is asked. */
export const contactRelation = required('relation.required');
export const contactName = required('contactName.required');

/** The specification says "at least 3 letters" and triggers below 5; the button needs 6 (docs/decisions/009). */
export const USERNAME_SHORTEST = 5;
export const USERNAME_LONGEST = 10;
export const USERNAME_SUBMITTABLE = 6;
export const username = z
  .string(key('username.required'))
  .check(
    z.overwrite(normalizeAscii),
    z.minLength(1, { error: key('username.required'), abort: true }),
    z.regex(/^[a-z0-9]*$/, { error: key('username.characters'), abort: true }),
    z.minLength(USERNAME_SHORTEST, key('username.short')),
    z.maxLength(USERNAME_LONGEST, key('username.long')),
  );

export const REFERRAL_LENGTH = 8;
export const referralCode = z
  .string(key('referral.required'))
  .check(
    z.overwrite(normalizeAscii),
    z.minLength(1, { error: key('referral.required'), abort: true }),
    z.regex(/^[A-Za-z0-9]*$/, { error: key('referral.characters'), abort: true }),
    z.length(REFERRAL_LENGTH, key('referral.length')),
    z.overwrite(toAsciiUpperCase),
  );

export const OTP_LENGTH = 6;
/** Seconds that a one-time code, a device code and a reset code live (spec section 9). */
export const CODE_SECONDS = 300;
export const otp = z
  .string(key('otp.full'))
  .check(z.overwrite(normalizeAscii), z.regex(/^\d{6}$/, key('otp.full')));
/** A code, however it was typed. */
const inCapitals = (text: string) => toAsciiUpperCase(normalizeAscii(text));

export const RESET_CODE_LENGTH = 8;
export const resetCode = z
  .string(key('resetCode.full'))
  .check(z.overwrite(inCapitals), z.regex(/^[A-Z0-9]{8}$/, key('resetCode.full')));

/** Without the dash in the middle. */
export const RECOVERY_CODE_LENGTH = 10;
/** Six digits of an authenticator app, or a recovery code: two groups of five, the dash may be left out. */
export const twoFactorCode = z
  .string(key('twoFactor.full'))
  .check(z.overwrite(inCapitals), z.regex(/^(?:\d{6}|[A-Z0-9]{5}-?[A-Z0-9]{5})$/, key('twoFactor.full')));

/** Whoever writes to support, as they like to be called. */
export const senderName = personText('sender.required', { longest: 80 }, { long: 'sender.long' });
/** Several lines of plain text. */
export const contactMessage = personText(
  'message.required',
  { longest: 4000, lines: true },
  { long: 'message.long', shortest: [10, 'message.short'] },
);
/** The product's languages as tags of BCP 47. */
export const languageCodes = ['en', 'zh-CN'] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const language = z.enum(languageCodes);

/** The server's name for a flow in progress: opaque to the client. */
export const identifier = z.string().check(z.minLength(1), z.maxLength(200));
/** Null when the device could not be registered (spec section 7). */
export const deviceId = z.nullable(z.string().check(z.maxLength(200)));
