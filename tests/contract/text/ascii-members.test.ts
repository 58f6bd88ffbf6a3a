import { expect, test } from 'vitest';
import { accepts, allTextMembers, takesAnyScript, type TextMember } from './text-members.ts';

const ADDRESS = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

/** Members that a person types or pastes and whose grammar is ASCII, by their name, with texts of the forms that they have. */
const typed: Readonly<Record<string, readonly string[]>> = {
  email: ['complete@example.com'],
  code: ['123456', 'SK12ID34'],
  phone_number: ['+2348031234567'],
  country_code: ['+234'],
  username: ['kofisi'],
  referral_code: ['SKID2345'],
  account_number: ['0123456789'],
  address: [ADDRESS],
  pin: ['135790'],
  current_pin: ['135790'],
  totp: ['123456'],
  email_code: ['123456'],
  recovery_code: ['7QK2M-X4PWD'],
};
/** The same of one call alone. */
const typedIn: Readonly<Record<string, readonly string[]>> = {
  'createPaymentRequest.body.to': ['kofisi'],
  'searchUsers.query.q': ['@kofisi'],
};
const textsOf = ({ name, member }: TextMember) => typedIn[name] ?? typed[member] ?? null;

/** Members of ASCII alone that nobody types: a program writes them, from what it has read by then. */
const written: Readonly<Record<string, string>> = {
  page: 'counted',
  page_size: 'counted',
  limit: 'counted',
  year: 'counted',
  cursor: 'given by the API',
  after: 'given by the API',
  before: 'given by the API',
  key: 'made by a program',
  client_id: 'made by a program',
  as_of: 'a moment',
  since: 'a moment',
  from: 'a date',
  to: 'a date',
  date_of_birth: 'a date',
  min: 'an amount that the form has read',
  max: 'an amount that the form has read',
  convert_pin_above: 'an amount that the form has read',
  quick_amounts: 'amounts that the form has read',
  small_balance: 'an amount that the form has read',
  image: 'made by a program',
  quotes: 'ids of assets',
  zone: 'named by the browser',
  route: 'a path of the wallet',
  password: 'has the rule of passwords',
};

const inFullWidth = (text: string) =>
  text.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0));

test('each member of ASCII grammar is known: a person types it, or a program writes it', () => {
  const unknown = allTextMembers.filter(
    (one) => !takesAnyScript(one) && textsOf(one) === null && !Object.hasOwn(written, one.member),
  );
  expect(unknown.map(({ name }) => name)).toEqual([]);
});

test.each(allTextMembers.filter((one) => textsOf(one) !== null))(
  '$name takes in full width, and with marks that nobody sees, what it takes in ASCII',
  (one) => {
    const texts = textsOf(one)?.filter((text) => accepts(one, text)) ?? [];
    expect(texts).not.toEqual([]);
    for (const text of texts) {
      const plain = one.schema.safeParse(text).data;
      for (const same of [inFullWidth(text), ` \u2068${text}\u2069\u200b `, `\u3000${text}`])
        expect([same, one.schema.safeParse(same).data]).toEqual([same, plain]);
    }
  },
);
