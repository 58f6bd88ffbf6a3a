import type { FieldMessage } from '#contract/fields.ts';

export type Fields = Readonly<Record<string, string | File>>;
type Field = 'name' | 'email' | 'message';

export interface InvalidMessage {
  readonly what: string;
  readonly fields: Fields;
  readonly errors: Partial<Record<Field, FieldMessage>>;
  /** The values of the form shown again; a field is left out where it does not matter. */
  readonly kept: Partial<Record<Field, string>>;
}

/** A valid message. */
export const good = {
  name: 'Ada Okoro',
  email: 'ada@example.com',
  message: 'Where is my card?\nI asked on Monday.',
};
const file = (content: string | Uint8Array<ArrayBuffer>) =>
  new File([content], 'a.txt', { type: 'text/plain' });

/** A message with one invalid field; the form keeps the others. */
function invalidMessage(
  what: string,
  field: Field,
  value: string | File | undefined,
  error: FieldMessage,
  kept = typeof value === 'string' ? value : '',
): InvalidMessage {
  const { [field]: _omitted, ...others } = good;
  const fields: Fields = value === undefined ? others : { ...good, [field]: value };
  return { what, fields, errors: { [field]: error }, kept: { ...good, [field]: kept } };
}

/** Invalid messages of every kind we know. */
export const invalidMessages: readonly InvalidMessage[] = [
  invalidMessage('no name', 'name', undefined, 'sender.required'),
  invalidMessage('an empty name', 'name', '', 'sender.required'),
  invalidMessage('a name of spaces', 'name', ' \u00a0\u3000 ', 'sender.required'),
  invalidMessage('a name of 81 characters', 'name', 'x'.repeat(81), 'sender.long'),
  invalidMessage('a name of 40 000 characters', 'name', '贝'.repeat(10_000), 'sender.long'),
  invalidMessage('a name that is a file', 'name', file('Ada'), 'sender.required'),
  invalidMessage('a name of control characters', 'name', '\u0000\u0007\u001b', 'sender.required', ' '),
  invalidMessage('no email', 'email', undefined, 'email.required'),
  invalidMessage('an email without a domain', 'email', 'ada@', 'email.invalid'),
  invalidMessage('an email of HTML', 'email', '"><script>alert(1)</script>@x.co', 'email.invalid'),
  invalidMessage('an email turned round', 'email', '\u202emoc.elpmaxe@ada', 'email.invalid'),
  invalidMessage(
    'an email of two lines',
    'email',
    'a@b.co\r\nBcc: c@d.co',
    'email.invalid',
    'a@b.co Bcc: c@d.co',
  ),
  invalidMessage('two emails', 'email', 'a@b.co, c@d.co', 'email.invalid'),
  invalidMessage('an email of 300 characters', 'email', `${'a'.repeat(290)}@example.com`, 'email.invalid'),
  invalidMessage('an email that is a file', 'email', file('ada@example.com'), 'email.required'),
  invalidMessage('no message', 'message', undefined, 'message.required'),
  invalidMessage('a message of blank lines', 'message', '\n\n \n', 'message.required'),
  invalidMessage('a message of nine characters', 'message', ' 123456789 ', 'message.short'),
  invalidMessage('a message of 4001 characters', 'message', 'é'.repeat(4001), 'message.long'),
  invalidMessage(
    'a message that is a picture',
    'message',
    file(new Uint8Array([137, 80, 78, 71])),
    'message.required',
  ),
  invalidMessage('a message of NUL', 'message', '\u0000'.repeat(20), 'message.required', ''),
  invalidMessage('a name that nobody sees', 'name', '\u3164', 'sender.required'),
  invalidMessage('a name turned round', 'name', '\u202eadA', 'text.characters'),
  invalidMessage(
    'a message turned round',
    'message',
    '\u202egnihtemos yas ot\u202c \u2066x\u2069',
    'text.characters',
  ),
  invalidMessage('half a pair', 'name', '\ud83d'.repeat(81), 'sender.long', '\ufffd'.repeat(81)),
  {
    what: 'nothing at all',
    fields: { unknown: 'field' },
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

/** Unusual but valid messages, which must stay unchanged. */
export const texts: readonly string[] = [
  '<script>alert(1)</script>',
  '</textarea><img src=x onerror=alert(1)>',
  '&lt;&amp;{{7*7}}${7*7}',
  '我的卡在哪里？ أين بطاقتي؟ 🐚👩🏽‍🚀 می‌خواهم',
  "' OR 1=1; --",
];
