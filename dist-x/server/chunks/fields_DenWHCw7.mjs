import * as z from "zod/mini";
/** True for a calendar day that exists, written `YYYY-MM-DD`. */
function isRealDate(text) {
	if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
	const date = /* @__PURE__ */ new Date(`${text}T00:00:00Z`);
	return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
/** The last birthday, `YYYY-MM-DD` in UTC, with which a person is 18 on the given day. */
function latestBirthDate(today) {
	return `${String(today.getUTCFullYear() - 18).padStart(4, "0")}-${today.toISOString().slice(5, 10)}`;
}
/** The choices for the year of birth, youngest first. */
function birthYears(today) {
	const youngest = today.getUTCFullYear() - 18;
	return Array.from({ length: 82 }, (_, back) => youngest - back);
}
// contract/fields.ts
/**
* Every field rule of spec section 5, once. A rule's error is a message key; the words stand in
* `src/content/i18n/{en,cn}/fields.ts`, which must have all of these keys.
*/
var fieldMessages = [
	"email.required",
	"email.invalid",
	"challenge.required",
	"password.required",
	"password.length",
	"password.lowercase",
	"password.uppercase",
	"password.number",
	"password.special",
	"confirm.required",
	"confirm.mismatch",
	"firstName.required",
	"lastName.required",
	"name.letters",
	"name.length",
	"birthDate.required",
	"birthDate.invalid",
	"birthDate.age",
	"gender.required",
	"phone.required",
	"phone.invalid",
	"street.required",
	"city.required",
	"state.required",
	"postalCode.required",
	"country.required",
	"relation.required",
	"contactName.required",
	"username.required",
	"username.short",
	"username.long",
	"username.characters",
	"referral.required",
	"referral.length",
	"referral.characters",
	"otp.full",
	"otp.fullDevice",
	"otp.paste",
	"resetCode.full",
	"twoFactor.full",
	"sender.required",
	"sender.long",
	"message.required",
	"message.short",
	"message.long",
	"text.characters",
	"text.long"
];
var key = (message) => message;
/** Long enough for any real value; a bound so that nobody posts a novel. */
var LONGEST_TEXT = 200;
var required = (message) => z.string(key(message)).check(z.trim(), z.minLength(1, key(message)), z.maxLength(LONGEST_TEXT, key("text.long")));
var email = z.string(key("email.required")).check(z.trim(), z.minLength(1, {
	error: key("email.required"),
	abort: true
}), z.maxLength(254, {
	error: key("email.invalid"),
	abort: true
}), z.email(key("email.invalid")));
/** At most 2048 characters, as the challenge's provider documents its tokens. */
var challengeToken = z.string(key("challenge.required")).check(z.maxLength(2048, key("challenge.required")));
/** The rules of a new password, in the order in which the checklist shows them. */
var passwordRules = [
	{
		message: "password.length",
		pattern: /^[^]{8,}$/u
	},
	{
		message: "password.lowercase",
		pattern: /[a-z]/
	},
	{
		message: "password.uppercase",
		pattern: /[A-Z]/
	},
	{
		message: "password.number",
		pattern: /\d/
	}
];
/** A reset asks for one special character more (spec section 5). */
var resetPasswordRules = [...passwordRules, {
	message: "password.special",
	pattern: /[@$!%*?&]/
}];
function newPasswordBy(rules) {
	return z.string(key("password.required")).check(z.minLength(1, {
		error: key("password.required"),
		abort: true
	}), z.maxLength(1024, key("text.long")), ...rules.map((rule) => z.regex(rule.pattern, key(rule.message))));
}
/** For login: any password that could exist. The rules apply where one is chosen, not where one is tried. */
var password = z.string(key("password.required")).check(z.minLength(1, key("password.required")), z.maxLength(1024, key("text.long")));
var newPassword = newPasswordBy(passwordRules);
var resetPassword = newPasswordBy(resetPasswordRules);
/** Letters of any script, combining marks included; at most 10 (spec section 5; docs/decisions/009). */
var NAME = /^[\p{L}\p{M}]+$/u;
var name = (message) => z.string(key(message)).check(z.trim(), z.minLength(1, {
	error: key(message),
	abort: true
}), z.regex(NAME, key("name.letters")), z.refine((text) => [...text].length <= 10, key("name.length")));
var firstName = name("firstName.required");
var lastName = name("lastName.required");
var middleName = z.string().check(z.trim(), z.regex(/^[\p{L}\p{M}]*$/u, key("name.letters")), z.refine((text) => [...text].length <= 10, key("name.length")));
/** `YYYY-MM-DD`, a real day, 18 years ago at the latest. `today` is a parameter because the mock's clock can be moved. */
var birthDate = (today = () => /* @__PURE__ */ new Date()) => z.string(key("birthDate.required")).check(z.minLength(1, {
	error: key("birthDate.required"),
	abort: true
}), z.refine((text) => isRealDate(text), {
	error: key("birthDate.invalid"),
	abort: true
}), z.refine((text) => text <= latestBirthDate(today()), key("birthDate.age")));
var genders = [
	"male",
	"female",
	"custom"
];
var gender = z.enum(genders, key("gender.required"));
var countryCode = z.string(key("phone.invalid")).check(z.regex(/^\+\d{1,4}$/, key("phone.invalid")));
/**
* Country code plus digits. Without its first character it has 11 to 14 digits, so 1 to 4 beyond the typed ten
* (spec section 5).
*/
var phoneNumber = z.string(key("phone.required")).check(z.minLength(1, {
	error: key("phone.required"),
	abort: true
}), z.regex(/^\+\d{11,14}$/, key("phone.invalid")));
var street = required("street.required");
var city = required("city.required");
var state = required("state.required");
var postalCode = required("postalCode.required");
var country = required("country.required");
/** Emergency contact: the specification shows no rule, so only presence is asked. */
var contactRelation = required("relation.required");
var contactName = required("contactName.required");
var username = z.string(key("username.required")).check(z.minLength(1, {
	error: key("username.required"),
	abort: true
}), z.regex(/^[a-z0-9]*$/, {
	error: key("username.characters"),
	abort: true
}), z.minLength(5, key("username.short")), z.maxLength(10, key("username.long")));
var referralCode = z.string(key("referral.required")).check(z.minLength(1, {
	error: key("referral.required"),
	abort: true
}), z.regex(/^[A-Za-z0-9]*$/, {
	error: key("referral.characters"),
	abort: true
}), z.length(8, key("referral.length")), z.toUpperCase());
var otp = z.string(key("otp.full")).check(z.regex(/^\d{6}$/, key("otp.full")));
var resetCode = z.string(key("resetCode.full")).check(z.toUpperCase(), z.regex(/^[A-Z0-9]{8}$/, key("resetCode.full")));
/** Six digits of an authenticator app, or a recovery code: two groups of five, the dash may be left out. */
var twoFactorCode = z.string(key("twoFactor.full")).check(z.trim(), z.toUpperCase(), z.regex(/^(?:\d{6}|[A-Z0-9]{5}-?[A-Z0-9]{5})$/, key("twoFactor.full")));
/** Whoever writes to support, as they like to be called. */
var senderName = z.string(key("sender.required")).check(z.trim(), z.minLength(1, {
	error: key("sender.required"),
	abort: true
}), z.maxLength(80, {
	error: key("sender.long"),
	abort: true
}), z.regex(/^[^\p{Cc}\p{Cs}]*$/u, key("text.characters")));
/** Several lines of plain text. */
var contactMessage = z.string(key("message.required")).check(z.trim(), z.minLength(1, {
	error: key("message.required"),
	abort: true
}), z.minLength(10, {
	error: key("message.short"),
	abort: true
}), z.maxLength(4e3, {
	error: key("message.long"),
	abort: true
}), z.regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\t])*$/u, key("text.characters")));
/** The language of the page that a form stands on, for the mail that answers it. */
var language = z.enum(["en", "zh-CN"]);
/** The server's name for a flow in progress: opaque to the client. */
var identifier = z.string().check(z.minLength(1), z.maxLength(200));
/** Null when the device could not be registered (spec section 7). */
var deviceId = z.nullable(z.string().check(z.maxLength(200)));
export { state as A, phoneNumber as C, resetPassword as D, resetCode as E, twoFactorCode as M, username as N, resetPasswordRules as O, birthYears as P, passwordRules as S, referralCode as T, lastName as _, contactName as a, otp as b, countryCode as c, fieldMessages as d, firstName as f, language as g, identifier as h, contactMessage as i, street as j, senderName as k, deviceId as l, genders as m, challengeToken as n, contactRelation as o, gender as p, city as r, country as s, birthDate as t, email as u, middleName as v, postalCode as w, password as x, newPassword as y };
