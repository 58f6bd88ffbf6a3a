import { notificationTexts } from '#mock-api/features/notifications/texts.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { translate } from '#mock-api/server/translate.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let app: Mock;
let reader: Visitor;
beforeEach(() => {
  app = emptyMock();
  reader = new Visitor(app);
});

interface Entry {
  id: string;
  type: string;
  title: string;
  body: string;
  status: string;
  created_at: string;
}
const entries = async (query = '', headers = {}) => {
  const { body } = await reader.get(`/user/notifications/list${query}`, headers);
  return body as unknown as { data: Entry[]; total: number; unread: number; page: number };
};

test('the five flags are kept as they are sent; one less is refused', async () => {
  await reader.become('complete');
  const { body } = await reader.get('/user/notifications');
  expect(body).toMatchObject({ device_alerts: true, newsletter_subscription: false });
  const flags = {
    device_alerts: false,
    email_notifications: false,
    newsletter_subscription: true,
    security_alerts: true,
    trade_alerts: false,
  };
  expect((await reader.write('PUT', '/user/notifications', flags, {})).body).toMatchObject(flags);
  expect((await reader.get('/user/notifications')).body).toMatchObject(flags);
  const { trade_alerts: _, ...four } = flags;
  const refused = await reader.write('PUT', '/user/notifications', four, {});
  expect([refused.status, refused.body.fields]).toEqual([422, { trade_alerts: 'invalid' }]);
});

test('500 come in pages, newest first, none twice', async () => {
  await reader.become('notifications-500');
  const seen: Entry[] = [];
  for (let page = 1; page <= 11; page += 1) seen.push(...(await entries(`?page=${page}&page_size=50`)).data);
  expect(seen).toHaveLength(500);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(500);
  const times = seen.map(({ created_at }) => created_at);
  expect(times).toEqual([...times].sort().reverse());
  expect((await entries()).data).toHaveLength(10);
});

test('of one moment, the last that came is the first listed', async () => {
  await reader.control('PUT', '/clock', { mode: 'frozen' });
  const { email } = await reader.become('notifications-0');
  const titles = ['First', 'Second', 'Third'];
  for (const title of titles) {
    const { status } = await reader.control('POST', '/notifications', {
      email,
      type: 'product',
      title,
      body: 'Text',
    });
    expect(status).toBe(201);
  }
  const { data } = await entries();
  expect(new Set(data.map(({ created_at }) => created_at)).size).toBe(1);
  expect(data.map(({ title }) => title)).toEqual(titles.toReversed());
});

test('a type filters, and the count of unread is of all', async () => {
  await reader.become('notifications-500');
  const { data, total, unread } = await entries('?type=security&page_size=50');
  expect(total).toBeLessThan(500);
  expect(new Set(data.map(({ type }) => type))).toEqual(new Set(['security']));
  expect(unread).toBe((await entries()).unread);
});

test('one is read, then all are; reading twice changes nothing', async () => {
  await reader.become('notifications-500');
  const { data, unread } = await entries();
  const first = data.find(({ status }) => status === 'unread')!;
  const read = () => reader.write('PUT', `/user/notifications/${first.id}/status`, { status: 'read' }, {});
  expect((await read()).status).toBe(200);
  expect((await read()).status).toBe(200);
  expect((await entries()).unread).toBe(unread - 1);
  expect((await reader.write('PUT', '/user/notifications/mark-all-read', undefined, {})).status).toBe(200);
  expect((await entries()).unread).toBe(0);
});

test('nobody reads another person’s, and only `read` can be set', async () => {
  await reader.become('notifications-1');
  const [mine] = (await entries()).data;
  const other = new Visitor(app);
  await other.become('complete');
  const path = `/user/notifications/${mine!.id}/status`;
  expect((await other.write('PUT', path, { status: 'read' }, {})).status).toBe(404);
  expect((await reader.write('PUT', path, { status: 'unread' }, {})).status).toBe(422);
  expect((await entries()).unread).toBe(1);
});

test('they are told in the reader’s language', async () => {
  await reader.become('notifications-1');
  expect((await entries()).data[0]?.title).toBe('Welcome to Cowrie');
  expect((await entries('', { 'accept-language': 'zh-CN' })).data[0]?.title).toBe('欢迎使用贝币');
});

test('a name in Chinese stands in Chinese without spaces, one in Latin letters with them', () => {
  const sent = (name: string) =>
    translate('zh-CN', notificationTexts.sent.title, { name, amount: { asset: 'usdt', amount: '5' } });
  expect([sent('张伟'), sent('Ada')]).toEqual(['已向张伟转出 5 USDT', '已向 Ada 转出 5 USDT']);
  const told = translate('zh-CN', notificationTexts.support.body, { subject: '我的 充值' });
  expect(told).toBe('关于“我的 充值”有一条新消息。');
});

test('none is an empty list; a page that can’t be is refused beside its name', async () => {
  await reader.become('notifications-0');
  expect(await entries()).toMatchObject({ data: [], total: 0, unread: 0, page: 1 });
  for (const query of ['?page=0', '?page=x', '?page=1.5', '?page_size=51', '?type=gossip']) {
    const { status, body } = await reader.get(`/user/notifications/list${query}`);
    expect([status, Object.keys(body.fields as object)]).toEqual([422, [query.slice(1).split('=')[0]]]);
  }
});
