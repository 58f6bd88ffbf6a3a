import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { checkAddress } from '#contract/addresses/parse-address.ts';
import { checkMemo } from '#contract/addresses/memos.ts';
import { parsePaymentUri } from '#contract/addresses/payment-uri.ts';
import { banksRequests } from '#contract/banks.request.ts';
import * as field from '#contract/fields.ts';
import { payeesRequests } from '#contract/payees.request.ts';
import { paymentRequestsRequests } from '#contract/payment-requests.request.ts';
import { peopleRequests } from '#contract/people.request.ts';
import { searchRequests } from '#contract/search.request.ts';
import { normalizeAscii } from '#contract/text/ascii-field.ts';
import { quoteRequest } from '#contract/transfers.request.ts';
import { formatReferralCode } from '#src/islands/onboarding/format-referral-code.ts';
import { sanitizeUsername } from '#src/islands/onboarding/sanitize-username.ts';
import { digitsOf } from '#src/islands/wallet/payment/use-bank-account.ts';
import { recognizeRecipient } from '#src/stores/transfers/address-checks/recognize-recipient.ts';
import { cleanCode, pastedCode } from '#src/ui/form/otp-code.ts';
import { normalizePhone } from '#src/ui/form/normalize-phone.ts';

const ORIGIN = 'https://cowrie.example';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

type Read = (text: string) => unknown;
/** What a schema makes of a text; null where it is refused. */
const by =
  (schema: z.ZodMiniType): Read =>
  (text) => {
    const parsed = z.safeParse(schema, text);
    return parsed.success ? parsed.data : null;
  };
/** The same of a member of a body. */
const inBody =
  (schema: z.ZodMiniType, bodyOf: (text: string) => object): Read =>
  (text) => {
    const parsed = z.safeParse(schema, bodyOf(text));
    return parsed.success ? parsed.data : null;
  };

const quoteTo = (to: object) => ({ kind: 'send', asset: 'usdt', amount: '5', to });

/** Every reader of a text whose grammar is ASCII, in forms and at the API, with a text that it takes. */
const readers: readonly (readonly [name: string, text: string, read: Read])[] = [
  ['email', 'complete@example.com', by(field.email)],
  ['calling code', '+234', by(field.countryCode)],
  ['phone number', '+2348031234567', by(field.phoneNumber)],
  ['username', 'kofisi', by(field.username)],
  ['referral code', 'SKID2345', by(field.referralCode)],
  ['one-time code', '123456', by(field.otp)],
  ['reset code', 'SK12ID34', by(field.resetCode)],
  ['authenticator code', '123456', by(field.twoFactorCode)],
  ['recovery code', 'SK12I-3D4E5', by(field.twoFactorCode)],
  ['username of a payment', 'kofisi', inBody(quoteRequest, (username) => quoteTo({ username }))],
  ['address of a payment', TRON, inBody(quoteRequest, (address) => quoteTo({ network: 'trc20', address }))],
  [
    'account number of a payout',
    '0123456789',
    inBody(quoteRequest, (account_number) => ({
      kind: 'payout',
      amount: '5',
      to: { bank_code: '044', account_number },
    })),
  ],
  [
    'account number that is looked up',
    '0123456789',
    inBody(banksRequests.resolveBankAccount.body, (account_number) => ({ bank_code: '044', account_number })),
  ],
  [
    'address of a payee',
    TRON,
    inBody(payeesRequests.createPayee.body, (address) => ({
      kind: 'address',
      label: 'Rent',
      asset: 'usdt',
      network: 'trc20',
      address,
    })),
  ],
  [
    'account number of a payee',
    '0123456789',
    inBody(payeesRequests.createPayee.body, (account_number) => ({
      kind: 'bank',
      label: 'Rent',
      bank_code: '044',
      account_number,
    })),
  ],
  [
    'username that is asked for money',
    'kofisi',
    inBody(paymentRequestsRequests.createPaymentRequest.body, (to) => ({ asset: 'ngn', amount: '5', to })),
  ],
  ['username in a path', 'kofisi', inBody(peopleRequests.getPerson.params, (username) => ({ username }))],
  ['search for a person', '@kofisi', inBody(searchRequests.searchUsers.query, (q) => ({ q }))],
  ['address on a network', TRON, (text) => checkAddress('trc20', text)],
  [
    'address in capitals',
    'BC1QW508D6QEJXTDG4Y5R3ZARVARY0C5XW7KV8F3T4',
    (text) => checkAddress('bitcoin', text),
  ],
  ['destination tag', '123456', (text) => checkMemo('xrpl', text)],
  ['payment URI', 'bitcoin:bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4?amount=0.5', parsePaymentUri],
  ['recipient by @username', '@kofisi', (text) => recognizeRecipient(text, ORIGIN)],
  ['recipient by account number', '0123456789', (text) => recognizeRecipient(text, ORIGIN)],
  ['recipient by address', TRON, (text) => recognizeRecipient(text, ORIGIN)],
  ['recipient by link', `${ORIGIN}/w/send?to=@kofisi`, (text) => recognizeRecipient(text, ORIGIN)],
  ['account number in its field', '0123456789', digitsOf],
  ['code in its boxes', '123456', (text) => cleanCode(text, 'digits')],
  ['pasted code', 'SK12ID34', (text) => pastedCode(text, 8, 'letters')],
  ['phone number in its field', '8031234567', (text) => normalizePhone(text, '+234')],
  ['referral code in its field', 'SKID2345', formatReferralCode],
  ['username in its field', 'kofisi', sanitizeUsername],
];

const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

test.each(readers)('full width in a field of ASCII grammar is ASCII: %s', (_name, text, read) => {
  const plain = read(text);
  expect(plain).not.toBeNull();
  expect(read(inFullWidth(text))).toEqual(plain);
});

test.each(readers)('what a copy brings along, which nobody sees, does not count: %s', (_name, text, read) => {
  const plain = read(text);
  expect(read(` \u2068${text}\u2069\u200b `)).toEqual(plain);
});

test.each(readers)(
  'a letter or digit that only looks like ASCII does not become it: %s',
  (_name, text, read) => {
    const plain = read(text);
    for (const [ascii, like] of [
      ['a', 'а'],
      ['a', 'ₐ'],
      ['A', 'Ａ\u0301'],
      ['T', 'Т'],
      ['1', '¹'],
      ['1', '①'],
      ['1', '١'],
      ['2', '२'],
      ['8', '𝟖'],
      // Their other case is ASCII, or has ASCII's letters.
      ['k', '\u212a'],
      ['K', '\u212a'],
      ['s', 'ſ'],
      ['S', 'ſ'],
      ['i', 'ı'],
      ['I', 'ı'],
      ['i', 'İ'],
    ] as const) {
      if (!text.includes(ascii)) continue;
      expect(read(text.replace(ascii, like)), `${like} for ${ascii}`).not.toEqual(plain);
    }
  },
);

test.each(['SK12ID3ß', 'SK12IDﬁ', 'K12ID3ß'])(
  'letters that become two in the other case make no code: %s',
  (text) => {
    expect(field.resetCode.safeParse(text).success).toBe(false);
    expect(pastedCode(text, 8, 'letters')).toBeNull();
  },
);

test('the Chinese full stop parts the names of a domain', () => {
  expect(normalizeAscii('complete＠example。com')).toBe('complete@example.com');
});

test('digits of another script are not dropped from a phone number: the form refuses them', () => {
  expect(field.phoneNumber.safeParse(`+234${normalizePhone('803123456٧', '+234')}`).success).toBe(false);
});
