import type { FieldMessage } from '#contract/fields.ts';

export type Fields = Readonly<Record<string, string | File>>;
type Field = 'name' | 'email' | 'message';

export interface BadMessage {
  readonly what: string;
  readonly fields: Fields;
  readonly errors: Partial<Record<Field, FieldMessage>>;
  /** What the fields hold afterwards; left out where it is not of interest. */
  readonly kept: Partial<Record<Field, string>>;
}

/** A message that is as it should be. */
export const good = {
  name: 'Ada Okoro',
  email: 'ada@example.com',
  message: 'Where is my card?\nI asked on Monday.',
};
const file = (content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], 'a.txt', { type: 'text/plain' });

/** One field that is not as it should be; the others are, and stay. */
function bad(
  what: string,
  field: Field,
  value: string | File | undefined,
  error: FieldMessage,
  kept = typeof value === 'string' ? value : '',
): BadMessage {
  const { [field]: _left, ...others } = good;
  const fields: Fields = value === undefined ? others : { ...good, [field]: value };
  return { what, fields, errors: { [field]: error }, kept: { ...good, [field]: kept } };
}

/** What is no message, in every way that we could think of. */
export const badMessages: readonly BadMessage[] = [
  bad('no name', 'name', undefined, 'sender.required'),
  bad('an empty name', 'name', '', 'sender.required'),
  bad('a name of spaces', 'name', ' \u00a0\u3000 ', 'sender.required'),
  bad('a name of 81 characters', 'name', 'x'.repeat(81), 'sender.long'),
  bad('a name of 40 000 characters', 'name', '贝'.repeat(10_000), 'sender.long'),
  bad('a name that is a file', 'name', file('Ada'), 'sender.required'),
  bad('a name of control characters', 'name', '\u0000\u0007\u001b', 'sender.required', ' '),
  bad('no email', 'email', undefined, 'email.required'),
  bad('an email without a domain', 'email', 'ada@', 'email.invalid'),
  bad('an email of HTML', 'email', '"><script>alert(1)</script>@x.co', 'email.invalid'),
  bad('an email turned round', 'email', '\u202emoc.elpmaxe@ada', 'email.invalid'),
  bad('an email of two lines', 'email', 'a@b.co\r\nBcc: c@d.co', 'email.invalid', 'a@b.co Bcc: c@d.co'),
  bad('two emails', 'email', 'a@b.co, c@d.co', 'email.invalid'),
  bad('an email of 300 characters', 'email', `${'a'.repeat(290)}@example.com`, 'email.invalid'),
  bad('an email that is a file', 'email', file('ada@example.com'), 'email.required'),
  bad('no message', 'message', undefined, 'message.required'),
  bad('a message of blank lines', 'message', '\n\n \n', 'message.required'),
  bad('a message of nine characters', 'message', ' 123456789 ', 'message.short'),
  bad('a message of 4001 characters', 'message', 'é'.repeat(4001), 'message.long'),
  bad('a message that is a picture', 'message', file(new Uint8Array([137, 80, 78, 71])), 'message.required'),
  bad('a message of NUL', 'message', '\u0000'.repeat(20), 'message.required', ''),
  bad('half a pair', 'name', '\ud83d'.repeat(81), 'sender.long', '\ufffd'.repeat(81)),
  {
    what: 'nothing at all',
    fields: { unheard: 'of' },
    errors: { name: 'sender.required', email: 'email.required', message: 'message.required' },
    kept: { name: '', email: '', message: '' },
  },
  {
    what: 'names of a prototype',
    fields: { __proto__name: 'a', constructor: 'b', 'name[]': 'c', 'values.name': 'd' },
    errors: { name: 'sender.required', email: 'email.required', message: 'message.required' },
    kept: { name: '', email: '', message: '' },
  },
];

/** What is a message all the same, and must stay what it is. */
export const texts: readonly string[] = [
  '<script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '&lt;&amp;{{7*7}}${7*7}',
  '\u202egnihtemos\u202c \u2066x\u2069',
  '我的卡在哪里？ أين بطاقتي؟ 🐚👩🏽‍🚀',
  "' OR 1=1; --",
];
