import { beforeEach, expect, test } from 'vitest';
import { MESSAGES_A_MINUTE, type Article, type Conversation, type Message } from '#contract/support.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { articles } from '#mock-api/features/support/articles.ts';
import { readFileSync } from 'node:fs';
import { hear, names, openStream, signedIn } from '../market/stream-listener.ts';
import { Visitor } from '../visitor.ts';

let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  ({ app, tobi } = await signedIn());
});

const uuid = (last: number) => `0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b${String(last).padStart(2, '0')}`;
const PATH = '/support/conversations';
const opening = {
  client_id: uuid(1),
  subject: 'My deposit',
  text: 'Where is it?',
  context: { route: '/w/transactions' },
};
const begin = async (body: object = opening) => (await tobi.post(PATH, body)).body.data as Conversation;
const list = async () =>
  (await tobi.get(PATH)).body.data as { expected_answer_seconds: number; items: Conversation[] };
const read = async (id: string, query = '', headers = {}) =>
  ((await tobi.get(`${PATH}/${id}/messages${query}`, headers)).body.data as { items: Message[] }).items;
const pass = (seconds: number) => tobi.control('POST', '/clock/advance', { ms: seconds * 1000 });
const write = (id: string, client: number, text = 'And?') =>
  tobi.post(`${PATH}/${id}/messages`, { client_id: uuid(client), text });

test('a message is sent, delivered, read and answered, by the clock', async () => {
  const opened = await begin();
  expect(opened).toMatchObject({ subject: 'My deposit', status: 'open', unread: 0 });
  const mine = async () => (await read(opened.id)).find(({ from }) => from === 'customer');
  expect(await mine()).toMatchObject({ client_id: uuid(1), text: 'Where is it?', delivery: 'sent' });
  await pass(2);
  expect((await mine())?.delivery).toBe('delivered');
  await pass(18);
  expect((await mine())?.delivery).toBe('read');
  expect((await read(opened.id)).map(({ from }) => from)).toEqual(['system', 'customer']);
  await pass(25);
  expect(await list()).toMatchObject({
    expected_answer_seconds: 45,
    items: [{ id: opened.id, status: 'answered', unread: 1, updated_at: '2026-11-21T09:00:45.000Z' }],
  });
  const all = await read(opened.id);
  expect(all.map(({ from }) => from)).toEqual(['system', 'customer', 'agent']);
  expect((await list()).items[0]?.unread).toBe(0);
  expect(await read(opened.id, `?after=${all[1]!.id}`)).toEqual([all[2]]);
  await write(opened.id, 2);
  expect((await list()).items[0]?.status).toBe('open');
  await pass(45);
  const later = await read(opened.id);
  expect(later.map(({ from }) => from)).toEqual(['system', 'customer', 'agent', 'customer', 'agent']);
  expect(later[4]!.text).not.toBe(later[2]!.text);
});

test('what support says is in the reader’s language, and asks for no secret', async () => {
  const { id } = await begin();
  await pass(45);
  await write(id, 2);
  await pass(45);
  const told = [await read(id), await read(id, '', { 'accept-language': 'zh-CN' })];
  expect(told[1]![0]!.text).toBe('我们绝不会索要你的登录密码、交易密码或验证码。凡是索要的，都不是我们。');
  for (const { text } of told.flat().filter(({ from }) => from === 'agent')) {
    expect(text).not.toMatch(/\b(?:PIN|password|code)\b|密码|验证码/i);
    expect(text.length).toBeLessThan(2000);
  }
});

test('sent twice, it is said once', async () => {
  const first = await begin();
  expect(await begin({ ...opening, text: 'Other words' })).toEqual(first);
  expect((await list()).items).toHaveLength(1);
  const one = (await write(first.id, 2)).body.data;
  expect((await write(first.id, 2, 'Other words')).body.data).toEqual(one);
  expect(await read(first.id)).toHaveLength(3);
});

// requirement: 2.44
test('20 messages a minute are a person’s own, whatever the conversation; one that is sent again is none', async () => {
  const { id } = await begin();
  for (let client = 2; client <= MESSAGES_A_MINUTE; client += 1)
    expect((await write(id, client)).status, String(client)).toBe(200);
  await pass(20);
  const [refused, opened] = [await write(id, 30), await tobi.post(PATH, { ...opening, client_id: uuid(31) })];
  for (const answer of [refused, opened]) {
    expect(answer).toMatchObject({ status: 429, body: { status: 'error', code: 'rate_limited' } });
    expect(answer.headers.get('retry-after')).toBe('40');
  }
  expect((await write(id, MESSAGES_A_MINUTE)).status).toBe(200);
  expect((await tobi.post(PATH, opening)).status).toBe(200);
  const other = new Visitor(app);
  await other.become('many');
  expect((await other.post(PATH, opening)).status).toBe(200);

  // Who waits as long as was said gets in, and what was refused was not counted.
  await pass(40);
  expect((await write(id, 30)).status).toBe(200);
  const mine = (await read(id)).filter(({ from }) => from === 'customer');
  expect(mine).toHaveLength(MESSAGES_A_MINUTE + 1);
  expect((await list()).items).toHaveLength(1);
});

test('an answer comes by stream and as a notification, also after a restore', async () => {
  const { id } = await begin();
  await tobi.control('POST', '/snapshots/asked');
  for (const turn of ['asked', 'restored']) {
    if (turn === 'restored') await tobi.control('POST', '/snapshots/asked/restore');
    const reader = await openStream(tobi);
    await pass(45);
    const [news, note] = await hear(reader, 2);
    expect([names([news!, note!]), news!.data]).toEqual([
      ['support', 'notification'],
      { conversation_id: id },
    ]);
    expect(note!.data).toMatchObject({
      notification: {
        type: 'product',
        title: 'Support has answered',
        body: 'There is a new message about “My deposit”.',
      },
    });
    await reader.leave();
  }
});

test('a long conversation comes in pages, the newest first', async () => {
  const { id } = await begin();
  for (const turn of [2, 3, 4]) await write(id, turn, `Turn ${turn}`);
  const page = async (query: string) =>
    (await tobi.get(`${PATH}/${id}/messages?limit=2${query}`)).body.data as {
      items: Message[];
      has_more: boolean;
    };
  const texts = ({ items }: { items: Message[] }) => items.map(({ text }) => text);
  const newest = await page('');
  expect([texts(newest), newest.has_more]).toEqual([['Turn 3', 'Turn 4'], true]);
  const before = await page(`&before=${newest.items[0]!.id}`);
  expect([texts(before), before.has_more]).toEqual([['Where is it?', 'Turn 2'], true]);
  const first = await page(`&before=${before.items[0]!.id}`);
  expect([first.items.map(({ from }) => from), first.has_more]).toEqual([['system'], false]);
  // More has come than one answer holds: what is between is left out, and that is said.
  const after = await page(`&after=${first.items[0]!.id}`);
  expect([texts(after), after.has_more]).toEqual([['Turn 3', 'Turn 4'], true]);
  expect((await page(`&after=${before.items[1]!.id}`)).has_more).toBe(false);
  const strange = await tobi.get(`${PATH}/${id}/messages?before=msg_none`);
  expect([strange.status, strange.body.fields]).toEqual([422, { before: 'invalid' }]);
});

test('older messages alone do not make a conversation read', async () => {
  const { id } = await begin();
  await pass(45);
  const all = await read(id, '?limit=1');
  await write(id, 2);
  await pass(45);
  await read(id, `?before=${all[0]!.id}`);
  expect((await list()).items[0]?.unread).toBe(1);
});

test('a week after its last answer it is closed', async () => {
  const { id } = await begin();
  await pass(45);
  await pass(7 * 86_400 - 1);
  await tobi.become('complete');
  // The account is made anew with the persona, so the conversation is gone with it.
  expect((await list()).items).toEqual([]);
  const again = await begin({ ...opening, client_id: uuid(9) });
  expect(again.id).not.toBe(id);
  await pass(45);
  await tobi.post('/auth/session/extend', {});
  await pass(6 * 86_400);
  await tobi.post('/auth/session/extend', {});
  expect((await list()).items[0]?.status).toBe('answered');
  await pass(86_400);
  expect((await list()).items[0]?.status).toBe('closed');
  const refused = await write(again.id, 3);
  expect([refused.status, refused.body.code]).toEqual([409, 'conversation_closed']);
});

test('nobody reads or writes in another person’s conversation', async () => {
  const { id } = await begin();
  const other = new Visitor(app);
  await other.become('many');
  expect((await other.get(`${PATH}/${id}/messages`)).body.code).toBe('not_found');
  expect((await other.post(`${PATH}/${id}/messages`, { client_id: uuid(2), text: 'Hi' })).status).toBe(404);
  expect((await other.get(PATH)).body.data).toMatchObject({ items: [] });
});

test.each([
  [{ client_id: 'x' }, { client_id: 'invalid' }],
  [{ text: '  ' }, { text: 'message.required' }],
  [{ text: 'x'.repeat(2001) }, { text: 'text.long' }],
  [{ text: 'a\u0007' }, { text: 'text.characters' }],
  [{ subject: '' }, { subject: 'message.required' }],
  [{ context: { route: 'https://evil.example' } }, { 'context.route': 'invalid' }],
])('refuses %j beside its name', async (wrong, fields) => {
  const { status, body } = await tobi.post(PATH, { ...opening, ...wrong });
  expect([status, body.fields]).toEqual([422, fields]);
});

test('articles for a route come nearest first, and by words in the reader’s language', async () => {
  const found = async (query: string, headers = {}) =>
    ((await tobi.get(`/support/faqs${query}`, headers)).body.data as { items: Article[] }).items;
  expect(await found('')).toHaveLength(articles.length);
  const [first, ...others] = await found('?route=/w/security/pin');
  expect(first?.id).toBe('not-me');
  expect(others.map(({ id }) => id)).toContain('reach-support');
  expect((await found('?q=WHATSAPP&limit=1')).map(({ path }) => path)).toEqual(['/support#link-whatsapp']);
  expect((await found('?q=%E4%BD%99%E9%A2%9D', { 'accept-language': 'zh' })).map(({ id }) => id)).toEqual([
    'hide-balances',
  ]);
  expect(await found('?q=nothing+like+it')).toEqual([]);
  expect((await tobi.get('/support/faqs?route=/login')).body.fields).toEqual({ route: 'invalid' });
});

test.each([
  ['en', 'withd', 'send-to-address'],
  ['en', 'withdraw', 'send-to-address'],
  ['en', 'DRAWAL', 'send-to-address'],
  ['en', 'depos', 'receive-money'],
  ['en', 'rning mon', null],
  ['en', 'whats', 'link-whatsapp'],
  ['en', 'ost', 'fees'],
  ['zh-CN', '提现', 'send-to-address'],
  ['zh-CN', '提', 'send-to-address'],
  ['zh-CN', '易所', 'send-to-address'],
  ['zh-CN', '充值', 'receive-money'],
  ['zh-CN', 'whats', 'link-whatsapp'],
  ['zh-CN', 'withd', null],
])('in %s a part of a word finds the article, best match first: %s', async (language, q, id) => {
  const { body } = await tobi.get(`/support/faqs?q=${encodeURIComponent(q)}`, {
    'accept-language': language,
  });
  const { items } = body.data as { items: Article[] };
  expect(items[0]?.id ?? null).toBe(id);
});

test('every article is a question of the site’s support page, once', () => {
  const site = readFileSync(new URL('../../../src/content/faq/en.yaml', import.meta.url), 'utf8');
  for (const { id } of articles) expect(site).toContain(`- id: ${id}\n`);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});
