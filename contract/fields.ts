import * as z from 'zod/mini';
import { isRealDate, latestBirthDate } from './birth-date.ts';
import { normalizeAscii } from './text/ascii-field.ts';

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
] as const;
export type FieldMessage = (typeof fieldMessages)[number];

const key = (message: FieldMessage) => message;
/** Long enough for any real value; a bound so that nobody posts a novel. */
const LONGEST_TEXT = 200;

const required = (message: FieldMessage) =>
  z
    .string(key(message))
    .check(z.trim(), z.minLength(1, key(message)), z.maxLength(LONGEST_TEXT, key('text.long')));

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

/** The rules of a new password, in the order in which the checklist shows them. */
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
  return z.string(key('password.required')).check(
    z.minLength(1, { error: key('password.required'), abort: true }),
    // A bound against abuse only; nothing is cut off.
    z.maxLength(1024, key('text.long')),
    ...rules.map((rule) => z.regex(rule.pattern, key(rule.message))),
  );
}

/** For login: any password that could exist. The rules apply where one is chosen, not where one is tried. */
export const password = z
  .string(key('password.required'))
  .check(z.minLength(1, key('password.required')), z.maxLength(1024, key('text.long')));
export const newPassword = newPasswordBy(passwordRules);
export const resetPassword = newPasswordBy(resetPasswordRules);

/** Letters of any script, combining marks included; at most 10 (spec section 5; docs/decisions/009). */
const NAME = /^[\p{L}\p{M}]+$/u;
const NAME_LENGTH = 10;
const name = (message: FieldMessage) =>
  z.string(key(message)).check(
    z.trim(),
    z.minLength(1, { error: key(message), abort: true }),
    z.regex(NAME, key('name.letters')),
    z.refine((text) => [...text].length <= NAME_LENGTH, key('name.length')),
  );
export const firstName = name('firstName.required');
export const lastName = name('lastName.required');
export const middleName = z.string().check(
  z.trim(),
  z.regex(/^[\p{L}\p{M}]*$/u, key('name.letters')),
  z.refine((text) => [...text].length <= NAME_LENGTH, key('name.length')),
);

/** `YYYY-MM-DD`, a real day, 18 years ago at the latest. `today` is a parameter because the mock's clock can be moved. */
export const birthDate = (today: () => Date = () => new Date()) =>
  z.string(key('birthDate.required')).check(
    z.minLength(1, { error: key('birthDate.required'), abort: true }),
    z.refine((text) => isRealDate(text), { error: key('birthDate.invalid'), abort: true }),
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
    z.toUpperCase(),
  );

export const OTP_LENGTH = 6;
/** Seconds that a one-time code, a device code and a reset code live (spec section 9). */
export const CODE_SECONDS = 300;
export const otp = z
  .string(key('otp.full'))
  .check(z.overwrite(normalizeAscii), z.regex(/^\d{6}$/, key('otp.full')));
export const RESET_CODE_LENGTH = 8;
export const resetCode = z
  .string(key('resetCode.full'))
  .check(z.overwrite(normalizeAscii), z.toUpperCase(), z.regex(/^[A-Z0-9]{8}$/, key('resetCode.full')));

/** Without the dash in the middle. */
export const RECOVERY_CODE_LENGTH = 10;
/** Six digits of an authenticator app, or a recovery code: two groups of five, the dash may be left out. */
export const twoFactorCode = z
  .string(key('twoFactor.full'))
  .check(
    z.overwrite(normalizeAscii),
    z.toUpperCase(),
    z.regex(/^(?:\d{6}|[A-Z0-9]{5}-?[A-Z0-9]{5})$/, key('twoFactor.full')),
  );

const SENDER_LONGEST = 80;
/** Whoever writes to support, as they like to be called. */
export const senderName = z.string(key('sender.required')).check(
  z.trim(),
  z.minLength(1, { error: key('sender.required'), abort: true }),
  z.maxLength(SENDER_LONGEST, { error: key('sender.long'), abort: true }),
  // No control characters, and no half of a pair that stands for one character.
  z.regex(/^[^\p{Cc}\p{Cs}]*$/u, key('text.characters')),
);
const MESSAGE_SHORTEST = 10;
const MESSAGE_LONGEST = 4000;
/** Several lines of plain text. */
export const contactMessage = z
  .string(key('message.required'))
  .check(
    z.trim(),
    z.minLength(1, { error: key('message.required'), abort: true }),
    z.minLength(MESSAGE_SHORTEST, { error: key('message.short'), abort: true }),
    z.maxLength(MESSAGE_LONGEST, { error: key('message.long'), abort: true }),
    z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, key('text.characters')),
  );
/** The product's languages as tags of BCP 47. */
export const languageCodes = ['en', 'zh-CN'] as const;
export type LanguageCode = (typeof languageCodes)[number];
export const language = z.enum(languageCodes);

/** The server's name for a flow in progress: opaque to the client. */
export const identifier = z.string().check(z.minLength(1), z.maxLength(200));
/** Null when the device could not be registered (spec section 7). */
export const deviceId = z.nullable(z.string().check(z.maxLength(200)));
