import { describe, expect, test } from 'vitest';
import { accepts, allTextMembers as all, samples, takesAnyScript, type TextMember } from './text-members.ts';

/** Members that take texts of any script and are no text of a person, and why none of the rules is theirs. */
const others: Readonly<Record<string, string>> = {
  // Looked up among what there is, and never stored: another one is not found.
  identifier: 'names a flow that the API began',
  quote_id: 'names a quote',
  payee_id: 'names a payee',
  request_id: 'names a request for money',
  transaction_id: 'names a transaction',
  asset: 'names an asset',
  network: 'names a network',
  bank_code: 'names a bank',
  period: 'names a statement',
  username: 'names a person',
  to: 'names a person',
  // Proven by who made it.
  turnstile_token: 'made by the challenge',
  device_id: 'made by the API',
  token: 'made by the API',
  // Compared with digits, or judged by rules and a code of their own.
  pin: 'compared with a PIN',
  current_pin: 'compared with a PIN',
  totp: 'compared with a code',
  amount: 'refused with amount_format',
  value: 'refused with alert_value_invalid',
  address: 'refused with address_invalid',
  memo: 'goes onto a chain byte for byte; refused with memo_invalid',
  account_number: 'refused with account_number_invalid',
  // Prepared instead of tidied, and never shown.
  password: 'has the rule of passwords',
  current_password: 'has the rule of passwords',
};
const isOther = ({ name, member }: TextMember) =>
  name.startsWith('registerDevice.body') ||
  // The beginning of a username, of ASCII grammar.
  name === 'searchUsers.query.q' ||
  name.includes('.params.') ||
  Object.hasOwn(others, member);

const texts = all.filter((one) => takesAnyScript(one) && !isOther(one));

/** Whatever stands round it. */
const refused: Readonly<Record<string, string>> = {
  'a zero': '\u0000',
  'an escape': '\u001b',
  'a control character of C1': '\u0085',
  // At the ends of a text it is space.
  'a line of Unicode': 'x\u2028x',
  'an embedding': '\u202a',
  'an override': '\u202e',
  'an isolate': '\u2067',
  'a deprecated format character': '\u206e',
  'half of a pair': '\ud83d',
  'the other half': '\ude00',
  'no character': '\uffff',
  'a hidden text in tags': '\u{E0068}\u{E0069}\u{E007F}',
};
const blank = [
  '\u3164',
  '\u115f\u1160',
  '\u17b4\u17b5',
  '\u2800',
  '\u200d',
  '\u034f',
  '\ufe0f',
  '\u0301',
  '\u{1d159}',
];

test('the texts of people are found among all members of all calls', () => {
  expect(all.length).toBeGreaterThan(100);
  expect(texts.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'createPayee.body.label',
      'updatePayee.body.label',
      'createTransaction.body.note',
      'createTransaction.body.message',
      'createTransaction.body.save_payee',
      'createQuote.body.beneficiary.name',
      'createPaymentRequest.body.note',
      'setTransactionNote.body.note',
      'reportTransaction.body.text',
      'openConversation.body.subject',
      'sendMessage.body.text',
      'saveProfile.body.first_name',
      'saveProfile.body.address.street',
      'saveEmergencyContact.body.relation',
      'sendContactMessage.body.message',
      'listTransactions.query.q',
      'createExport.body.filter.q',
      'listMarketAssets.query.search',
    ]),
  );
});

describe.each(texts)('$name', (one) => {
  const around = samples.find((text) => accepts(one, text)) ?? '';

  test.each(Object.entries(refused))('refuses %s in a text', (_what, mark) => {
    const middle = Math.ceil(around.length / 2);
    for (const text of [mark + around, around.slice(0, middle) + mark + around.slice(middle), around + mark])
      expect([JSON.stringify(text), accepts(one, text)]).toEqual([JSON.stringify(text), false]);
  });

  test('refuses what is blank to the eye', () => {
    // Longer than a shortest length.
    for (const mark of blank)
      for (const text of [mark, mark.repeat(10), `\u3164${mark} \u3164`])
        expect([JSON.stringify(text), accepts(one, text)]).toEqual([JSON.stringify(text), false]);
  });

  test('is one text, composed or decomposed', () => {
    const forms = samples.filter((text) => accepts(one, text));
    for (const text of forms)
      expect(one.schema.safeParse(text.normalize('NFD')).data).toBe(one.schema.safeParse(text).data);
  });

  test('counts code points', () => {
    // Han characters beyond the BMP, which a name may have too: two units of UTF-16 each.
    const fits = (count: number) => accepts(one, '𠮷'.repeat(count));
    const longest = [10, 40, 60, 80, 100, 120, 140, 200, 2000, 4000].filter(
      (count) => fits(count) && !fits(count + 1),
    );
    expect(longest).toHaveLength(1);
    const [count = 0] = longest;
    expect(accepts(one, 'a'.repeat(count))).toBe(true);
    expect(accepts(one, 'a'.repeat(count + 1))).toBe(false);
  });
});

/** Longer than one line, and with what people type: the spelling of scripts, emoji of several characters. */
const kept = ['👩🏾‍🍳 می‌خواهم, thank you', '🏴󠁧󠁢󠁳󠁣󠁴󠁿 ශ්‍රී 葛󠄀 ❤️', '\u200fשלום\u200e and hello'];

test.each(texts.filter((one) => accepts(one, 'Several words, and marks: ?!')))(
  '$name keeps joiners, variants and flags as they are typed',
  ({ schema }) => {
    for (const text of kept) expect(schema.safeParse(text).data).toBe(text);
  },
);

test.each(all.filter(({ member }) => member.includes('password')))(
  '$name is the same password from every keyboard',
  ({ schema }) => {
    const [typed, same] = ['Café Pass1!', 'Cafe\u0301\u00a0Pass1!'];
    expect(schema.safeParse(same).data).toBe(typed);
  },
);

test.each(all.filter(({ member }) => ['from', 'to', 'as_of', 'date_of_birth'].includes(member)))(
  '$name takes no date that there is not',
  (one) => {
    if (Object.hasOwn(others, one.member) && takesAnyScript(one)) return;
    const time = one.member === 'as_of' ? 'T10:00:00Z' : '';
    for (const date of [
      '0026-11-05',
      '2026-02-30',
      '2026-13-01',
      '2026-11',
      '26-11-05',
      '11/05/26',
      '12026-01-01',
    ])
      expect([date, accepts(one, date + time)]).toEqual([date, false]);
    expect(accepts(one, `1990-11-05${time}`)).toBe(true);
  },
);
