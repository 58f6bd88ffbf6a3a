import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { EventReader, type Heard } from '../control/event-reader.ts';
import { hear, names, notify, openStream, PATH, secondSession, signedIn } from '../market/stream-listener.ts';
import type { Visitor } from '../visitor.ts';

const SITE = 'http://localhost:4321';

let app: Mock;
let tobi: Visitor;
beforeEach(async () => {
  ({ app, tobi } = await signedIn());
});

test('begins with when to come back and where it stands, and a site may read it with cookies', async () => {
  const response = await tobi.send('GET', PATH, { headers: { origin: SITE } });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
  expect(response.headers.get('access-control-allow-credentials')).toBe('true');
  const reader = new EventReader(response);
  expect(await reader.block()).toMatch(/^retry: 3000\nid: \d+$/);
  await reader.leave();
  const [item] = (await tobi.get('/__mock/journal?limit=1')).body.items as { op: string; status: number }[];
  expect(item).toMatchObject({ op: 'GET /wallet/stream', status: 200 });
});

test('a deposit is told as it comes: on its way, then here, with its notifications', async () => {
  const reader = await openStream(tobi);
  const { body } = await tobi.control('POST', '/deposits', {
    asset: 'usdt',
    amount: '12.5',
    status: 'confirming',
  });
  const seen = await hear(reader, 3);
  expect(names(seen)).toEqual(['transaction', 'balance', 'notification']);
  expect(seen[0]!.data).toEqual({ id: body.id, status: 'confirming' });
  expect((await tobi.control('PUT', `/deposits/${String(body.id)}`, { status: 'credited' })).status).toBe(
    200,
  );
  const here = await hear(reader, 3);
  expect(here.map(({ data }) => data)).toMatchObject([
    { id: body.id, status: 'completed' },
    { asset: 'usdt', as_of: '2026-11-21T09:00:00.000Z' },
    {
      notification: { title: '12.5 USDT received', link: `/w/transactions?id=${String(body.id)}` },
      unread: 7,
    },
  ]);
  const { items } = (await tobi.get('/wallet/balances')).body.data as {
    items: { asset: string; available: string }[];
  };
  expect(items.find(({ asset }) => asset === 'usdt')?.available).toBe('1874.941273');
  expect((await tobi.control('PUT', `/deposits/${String(body.id)}`, { status: 'credited' })).status).toBe(
    404,
  );
  expect((await tobi.get('/__mock/invariants')).body.ok).toBe(true);
  await reader.leave();
});

test('tells in the reader’s language, by the query as well', async () => {
  const reader = await openStream(tobi, '?language=zh-CN');
  await tobi.control('POST', '/deposits', { asset: 'ngn', amount: '5', from: 'ADEYEMI TOBI' });
  const heard = await hear(reader, 5);
  expect(heard.at(-1)!.data).toMatchObject({
    notification: {
      title: '收到 ₦5.00',
      params: [{ kind: 'amount', text: '₦5.00', asset: 'ngn', amount: '5' }],
    },
  });
  await reader.leave();
  expect((await tobi.get(`${PATH}?language=fr`)).body.fields).toEqual({ language: 'invalid' });
});

// requirement: 2.41
test('who comes back hears what was missed; who was away too long asks anew', async () => {
  const first = await openStream(tobi);
  await notify(tobi, 'one');
  const [one] = await hear(first, 1);
  await first.leave();
  await notify(tobi, 'two');
  await notify(tobi, 'three');
  const titles = (heard: readonly Heard[]) =>
    heard.map(({ data }) => (data.notification as { title: string }).title);
  for (const again of [
    await openStream(tobi, '', { 'last-event-id': one!.id! }),
    await openStream(tobi, `?last_event_id=${one!.id!}`),
  ]) {
    expect(titles(await hear(again, 2))).toEqual(['two', 'three']);
    await again.leave();
  }
  for (let turn = 0; turn < 100; turn += 1) await notify(tobi);
  for (const id of [one!.id!, '9999999', 'nonsense']) {
    const late = await openStream(tobi, '', { 'last-event-id': id });
    const [resync] = await hear(late, 1);
    expect(resync).toMatchObject({ event: 'resync', data: {} });
    await notify(tobi, 'after');
    expect(titles(await hear(late, 1))).toEqual(['after']);
    await late.leave();
  }
});

test('preferences are told to the other session, not to the one that saved them', async () => {
  const other = await secondSession(app);
  const [mine, theirs] = [await openStream(tobi), await openStream(other)];
  const { body } = await tobi.write('PUT', '/user/preferences', { theme: 'dark' }, {});
  expect(await hear(theirs, 1)).toMatchObject([{ event: 'preferences', data: body.data }]);
  await notify(tobi);
  expect(names(await hear(mine, 1))).toEqual(['notification']);
  await mine.leave();
  await theirs.leave();
});

test('what comes from outside is checked', async () => {
  const post = async (path: string, body: object) => (await tobi.control('POST', path, body)).body;
  expect(await post('/deposits', { asset: 'ngn', amount: '1.234' })).toMatchObject({
    fields: { amount: 'invalid' },
  });
  expect(await post('/deposits', { asset: 'ngn', amount: '0' })).toMatchObject({
    fields: { amount: 'invalid' },
  });
  expect(await post('/deposits', { asset: 'ngn', amount: '1', email: 'x@example.com' })).toMatchObject({
    code: 'not_found',
  });
  expect(await post('/notifications', { title: 'x', link: 'https://evil.example' })).toMatchObject({
    fields: { link: 'invalid' },
  });
  await tobi.post('/auth/logout');
  expect(await post('/notifications', { title: 'x' })).toMatchObject({ code: 'nobody_signed_in' });
});
