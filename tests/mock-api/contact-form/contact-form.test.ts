import { beforeEach, expect, test } from 'vitest';
import { REFERENCE } from '#contract/contact-form.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, forwardedFor as from, Visitor } from '../visitor.ts';

let app: Mock;
let site: Visitor;
beforeEach(() => {
  app = emptyMock();
  site = new Visitor(app);
});

const question = {
  name: 'Ada Okoro',
  email: 'Ada@Example.com',
  message: 'Where is my card?',
  language: 'en',
};
const state = () => app.sandboxes.default.state;
const mailsTo = (to: string) => state().mails.filter((mail) => mail.to === to);

test('a message is kept under its number, and a mail tells the number', async () => {
  const { status, body } = await site.post('/contact', question);
  expect(status).toBe(200);
  expect(body.reference).toMatch(REFERENCE);
  expect(body.message).toContain(body.reference);
  expect(state().contactMessages).toMatchObject([
    { name: 'Ada Okoro', email: 'ada@example.com', message: 'Where is my card?', reference: body.reference },
  ]);
  const [mail] = mailsTo('ada@example.com');
  expect(mail).toMatchObject({ kind: 'contact', code: body.reference, expires_at: null });
  expect(mail!.text).toContain(body.reference);
});

test('a message is kept with its topic, and as one for the help desk without', async () => {
  await site.post('/contact', { ...question, topic: 'press' });
  await site.post('/contact', { ...question, message: 'And where is my other card?' });
  expect(state().contactMessages.map(({ topic }) => topic)).toEqual(['press', 'help']);
  const { status } = await site.post('/contact', { ...question, topic: 'pearls' });
  expect(status).toBe(422);
});

test('no mail repeats what a stranger wrote', async () => {
  await site.post('/contact', { ...question, name: 'Buy pearls', message: 'Buy pearls at pearls.example' });
  expect(JSON.stringify(mailsTo('ada@example.com'))).not.toMatch(/pearls/i);
});

test.each([
  [{ language: 'zh-CN' }, {}, /留言/],
  [{ language: 'en' }, { 'accept-language': 'zh' }, /message/],
  [{ language: undefined }, { 'accept-language': 'zh-CN' }, /留言/],
  [{ language: undefined }, {}, /message/],
])('the mail of %j asked with %j is in its language', async (body, headers, words) => {
  await site.post('/contact', { ...question, ...body }, headers);
  expect(mailsTo('ada@example.com')[0]!.text).toMatch(words);
});

test('the same message sent twice is one message with one number and one mail', async () => {
  const first = await site.post('/contact', question);
  const second = await site.post('/contact', { ...question, email: 'ada@example.com' });
  expect(second.body.reference).toBe(first.body.reference);
  expect([state().contactMessages.length, mailsTo('ada@example.com').length]).toEqual([1, 1]);
  const other = await site.post('/contact', { ...question, message: 'And where is my other card?' });
  expect(other.body.reference).not.toBe(first.body.reference);
  await site.control('POST', '/clock/advance', { ms: 600_000 });
  const later = await site.post('/contact', question);
  expect(later.body.reference).not.toBe(first.body.reference);
  expect(state().contactMessages).toHaveLength(3);
});

test('a client gets five in ten minutes, whatever addresses it names; another is not held back', async () => {
  const send = (client: string, number: number) =>
    site.post('/contact', { ...question, email: `ada${number}@example.com` }, from(client));
  for (let number = 0; number < 5; number += 1) expect((await send('192.0.2.1', number)).status).toBe(200);
  await site.control('POST', '/clock/advance', { ms: 240_000 });
  const refused = await send('192.0.2.1', 5);
  expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
  const wait = Number(refused.headers.get('retry-after'));
  expect(wait).toBeGreaterThan(350);
  expect(wait).toBeLessThanOrEqual(360);
  expect(refused.body.message).toContain('6 min');
  expect((await send('192.0.2.2', 6)).status).toBe(200);
  // A proxy between the site and the API appends its own address: the first one is the site's word.
  expect((await send('192.0.2.1, 203.0.113.9', 7)).status).toBe(429);
  expect((await send('203.0.113.9, 192.0.2.1', 8)).status).toBe(200);
  await site.control('POST', '/clock/advance', { ms: wait * 1000 });
  expect((await send('192.0.2.1', 9)).status).toBe(200);
});

test('without a connection and the site’s word all are one client', async () => {
  const answers = [];
  for (let number = 0; number < 7; number += 1)
    answers.push((await site.post('/contact', { ...question, email: `ada${number}@example.com` })).status);
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
});

test('references are never alike', async () => {
  const seen = new Set<unknown>();
  for (let number = 0; number < 40; number += 1) {
    const { body } = await site.post(
      '/contact',
      { ...question, email: `a${number}@example.com` },
      from(`10.0.0.${number}`),
    );
    expect(body.reference).toMatch(REFERENCE);
    seen.add(body.reference);
  }
  expect(seen.size).toBe(40);
});

test.each([
  ['name', ' ', 'sender.required'],
  ['name', 'x'.repeat(81), 'sender.long'],
  ['name', 'Ada\nBcc: everybody@example.com', 'text.characters'],
  ['name', 'Ada\ud800', 'text.characters'],
  ['email', 'ada@nowhere', 'email.invalid'],
  ['message', '  short ok ', 'message.short'],
  ['message', 'x'.repeat(4001), 'message.long'],
  ['message', 'Where is\u0000 my card?', 'text.characters'],
  ['message', 'Where is \u202emy card?', 'text.characters'],
  ['name', '\u3164', 'sender.required'],
])('a %s like %j is refused with %s', async (field, value, key) => {
  const { status, body } = await site.post('/contact', { ...question, [field]: value });
  expect([status, body.fields]).toEqual([422, { [field]: key }]);
  expect(state().contactMessages).toEqual([]);
});

test.each([
  ['name', '<b>Ada</b> & “friends” 贝'],
  ['name', 'x'.repeat(80)],
  ['message', 'Line one\n\n\tLine two <script>alert(1)</script> 🐚'],
  ['message', 'x'.repeat(4000)],
])('a %s like %j is text like any other', async (field, value) => {
  const { status } = await site.post('/contact', { ...question, [field]: value });
  expect(status).toBe(200);
  expect(state().contactMessages[0]).toMatchObject({ [field]: value });
});

test('the inbox of the mock shows what was written as text', async () => {
  await site.post('/contact', question);
  const page = await (await site.send('GET', '/__mock/inbox')).text();
  expect(page).toContain(state().contactMessages[0]!.reference);
  expect(page).not.toContain('Valid until');
});
