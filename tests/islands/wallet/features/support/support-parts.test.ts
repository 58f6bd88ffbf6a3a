import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { messageRule, subjectRule, type Message } from '#contract/support.ts';
import { textProblem } from '#contract/text/person-text.ts';
import { sanitizeMultiline } from '#src/api/sanitize-text.ts';
import { messages } from '#src/i18n/messages.ts';
import { conversationSubject } from '#src/islands/wallet/features/support/chat/conversation-subject.ts';
import { expectedReplyTime } from '#src/islands/wallet/features/support/chat/expected-reply-time.ts';
import { conversationIn, withConversation } from '#src/islands/wallet/panels/conversation-url.ts';
import { toMessageRows } from '#src/islands/wallet/features/support/chat/message-rows.ts';
import {
  leftText,
  validateSubject,
  validateMessage,
} from '#src/islands/wallet/features/support/chat/validate-message.ts';
import { withPanels } from '#src/islands/wallet/panels/panel-url.ts';
import { articleHref } from '#src/islands/wallet/features/support/article-href.ts';
import { conversationRows } from '#src/islands/wallet/features/support/conversation-rows.ts';
import { sized } from '../../../../tier.ts';

const { walletChat: words } = messages('en');
const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 9, minute)).toISOString();
const message = (
  id: string,
  from: Message['from'],
  minute: number,
  more: Partial<Message> = {},
): Message => ({
  id,
  client_id: null,
  from,
  text: id,
  at: at(minute),
  delivery: 'read',
  ...more,
});
const outgoing = (client_id: string, minute: number) => ({
  client_id,
  conversationId: 'cnv_1',
  text: client_id,
  at: Date.parse(at(minute)),
  newConversation: null,
  state: 'waiting' as const,
  error: null,
});

describe('an article’s page', () => {
  test('is one of the site’s support, in the reader’s language', () => {
    expect(articleHref('/support#fees', 'en')).toBe('/support#fees');
    expect(articleHref('/support#fees', 'cn')).toBe('/cn/support#fees');
    expect(articleHref('/cn/support#fees', 'en')).toBe('/support#fees');
    expect(articleHref('/support/status', 'cn')).toBe('/cn/support/status');
  });
  test.each([
    'https://evil.example/support',
    '//evil.example/support',
    '/\\evil.example',
    'javascript:alert(1)',
    '/supportive',
    '/login',
    '/support/../login',
    '/support/%2e%2e/login',
    '/support?next=https://evil.example',
    '/support#a b',
    '/support//evil.example',
    `/support#${'a'.repeat(400)}`,
    '',
  ])('is nowhere else: %s', (path) => expect(articleHref(path, 'en')).toBeNull());
});

describe('the address', () => {
  test('tells the conversation, which goes with the chat', () => {
    const open = withConversation('?panel=support&panel=chat', 'cnv_1');
    expect(open).toBe('?panel=support&panel=chat&conversation=cnv_1');
    expect(conversationIn(open)).toBe('cnv_1');
    expect(withPanels(open, ['support', 'chat', 'secondary'])).toContain('conversation=cnv_1');
    expect(withPanels(open, ['support'])).toBe('?panel=support');
  });
  test.each([
    '',
    '?conversation=',
    '?conversation=../x',
    `?conversation=${'a'.repeat(101)}`,
    '?conversation=a%20b',
  ])('tells none: %s', (search) => expect(conversationIn(search)).toBeNull());
});

describe('what is shown of a conversation', () => {
  test('what the API has, then what is on its way; each once, and the same before and after it arrived', () => {
    const before = toMessageRows([message('a', 'customer', 0)], [outgoing('x', 1)]);
    expect(before.map(({ key, state }) => [key, state])).toEqual([
      ['a', 'read'],
      ['x', 'waiting'],
    ]);
    const sent = message('m', 'customer', 1, { client_id: 'x', delivery: 'sent' });
    const after = toMessageRows([message('a', 'customer', 0), sent], [outgoing('x', 1)]);
    expect(after.map(({ key, state }) => [key, state])).toEqual([
      ['a', 'read'],
      ['x', 'sent'],
    ]);
  });
  test('one time stands for what was said together', () => {
    const said = toMessageRows(
      [
        message('a', 'customer', 0),
        message('b', 'customer', 1),
        message('c', 'agent', 2),
        message('d', 'agent', 9),
        message('e', 'customer', 9, { delivery: 'sent' }),
        message('f', 'customer', 9, { delivery: 'delivered' }),
      ],
      [],
    );
    expect(said.filter(({ last }) => last).map(({ key }) => key)).toEqual(['b', 'c', 'd', 'e', 'f']);
  });
});

test('a list of conversations begins with those that are on their way, the newest first', () => {
  const known = [{ id: 'cnv_1', subject: 'One', status: 'answered' as const, updated_at: at(0), unread: 2 }];
  const opener = (client_id: string, subject: string) => ({
    ...outgoing(client_id, 5),
    conversationId: client_id,
    newConversation: { subject, route: '/w' },
  });
  const rows = conversationRows(known, [opener('x', 'First'), opener('y', 'Second'), outgoing('z', 6)]);
  expect(rows.map(({ conversationId, status, unread }) => [conversationId, status, unread])).toEqual([
    ['y', 'waiting', 0],
    ['x', 'waiting', 0],
    ['cnv_1', 'waiting', 2],
  ]);
  expect(conversationRows(known, []).map(({ status }) => status)).toEqual(['answered']);
});

test('what can be sent is what the API takes', () => {
  const problem = (text: string) => validateMessage(text, 'en', words);
  expect([problem(''), problem(' \n ')]).toEqual([words.empty, words.empty]);
  expect([problem('a\nb'), problem('x'.repeat(2000)), problem(`  ${'x'.repeat(2000)}\n`)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(problem('x'.repeat(2001))).toBe('This is 1 character too long');
  expect(problem('x'.repeat(2012))).toBe('This is 12 characters too long');
  expect(problem('a\u0007')).toBe(words.characters);
  expect(validateSubject('a\nb', 'en', words)).toBe(words.characters);
  expect([validateSubject(' ', 'en', words), validateSubject('Fees', 'en', words)]).toEqual([null, null]);
  const left = [1799, 1800, 1999, 2000, 2001].map((length) => leftText('x'.repeat(length), 'en', words));
  expect(left).toEqual([null, '200 characters left', '1 character left', '0 characters left', null]);
});

test.each([
  ['Fees', 'Hello', 'Fees'],
  [' Fees ', 'Hello', 'Fees'],
  ['', '\n \n\tWhere is\tmy deposit?\nI sent it yesterday.', 'Where is my deposit?'],
  ['', '我的存款在哪里？', '我的存款在哪里？'],
  [' ', 'word '.repeat(20), `${'word '.repeat(12).trim()}…`],
  ['', '👩🏾‍🍳'.repeat(30), `${'👩🏾‍🍳'.repeat(15)}…`],
])('the subject %j over %j is %j', (typed, text, subject) => {
  expect(conversationSubject(typed, text)).toBe(subject);
});

const writable = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
  fc.constantFrom('\n', '\t', ' ', '\u200d', '\u3164', '\u0301', '🇳🇬', '👩🏾‍🍳'),
);

test('whatever message can be sent has a subject that the API takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: writable, maxLength: 200 }), (text) => {
      fc.pre(textProblem(text, messageRule) === null);
      expect(textProblem(conversationSubject('', text), subjectRule)).toBeNull();
    }),
    { numRuns: sized(200, 3000) },
  );
});

test.each([
  [45, 'We usually answer within a minute.', '我们通常在一分钟内回复。'],
  [61, 'We usually answer within 2 minutes.', '我们通常在 2 分钟内回复。'],
  [3600, 'We usually answer within 60 minutes.', '我们通常在 60 分钟内回复。'],
  [7201, 'We usually answer within 3 hours.', '我们通常在 3 小时内回复。'],
])('%i s: %s', (seconds, en, cn) => {
  expect(expectedReplyTime(seconds, 'en', words.expected)).toBe(en);
  expect(expectedReplyTime(seconds, 'cn', messages('cn').walletChat.expected)).toBe(cn);
});

test('a message keeps its lines and loses what is invisible', () => {
  expect(sanitizeMultiline('a\r\nb\n\n\n\n\nc  \u202e\nd\u0000e', 100)).toBe('a\nb\n\nc\nd e');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const clean = sanitizeMultiline(text, 2000);
      expect(clean).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202a-\u202e]|\n{3}/);
      expect(sanitizeMultiline(clean, 2000)).toBe(clean);
    }),
  );
});
