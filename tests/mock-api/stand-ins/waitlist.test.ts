import { beforeEach, expect, test } from 'vitest';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let app: Mock;
let ann: Visitor;
beforeEach(() => {
  app = emptyMock();
  ann = new Visitor(app);
});

const open = (language = 'en', path = '/waitlist') =>
  ann.send('GET', path, { headers: { 'accept-language': language } });
const join = (email: string, headers: Record<string, string> = {}) =>
  ann.send('POST', '/waitlist', {
    body: new URLSearchParams({ email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });
const list = () => Object.keys(app.sandboxes.default.state.waitlist);

test.each([
  ['en', 'en', 'Join the early-access waitlist', 'You’re on the waitlist'],
  ['zh', 'zh-CN', '加入抢先体验候补名单', '你已加入候补名单'],
])(
  'asks on a page without a script, in the reader’s language (%s)',
  async (asked, language, title, joined) => {
    const response = await open(asked);
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toMatch(/<label for="email">/);
    expect(html).not.toMatch(/<script|style=|(?:src|action)="https?:|role="alert"/);
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self'");
    expect(await (await open(asked, '/waitlist/joined')).text()).toContain(`<h1>${joined}</h1>`);
  },
);

test('a sent address is on the list once, however it is written, and a reload sends nothing again', async () => {
  for (const email of ['Ada@Example.com', ' ada@example.com ']) {
    const response = await join(email);
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/waitlist\/joined\?/);
  }
  expect(list()).toEqual(['ada@example.com']);
});

test.each(['', 'ada', 'ada@nowhere', '"><script>x'])(
  '%j is no address: asked again, as typed',
  async (email) => {
    const response = await join(email);
    const html = await response.text();
    expect(response.status).toBe(422);
    expect(html).toContain('aria-describedby="email-error"');
    expect(html).toContain(email.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    expect(html).not.toContain('<script');
    expect(list()).toEqual([]);
  },
);

test.each([500, 503])('an answer of %i keeps the address, and the next try sends it', async (status) => {
  await ann.control('POST', '/faults', {
    op: 'POST /waitlist',
    effect: { type: 'status', status },
    times: 1,
  });
  const response = await join('ada@example.com');
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(html).toContain('role="alert"');
  expect(html).toContain('value="ada@example.com"');
  expect(list()).toEqual([]);
  expect((await join('ada@example.com')).status).toBe(303);
  expect(list()).toEqual(['ada@example.com']);
});

test('is sent five times in ten minutes at most', async () => {
  for (let time = 0; time < 5; time++) await join(`ada${time}@example.com`);
  expect((await join('ada5@example.com')).status).toBe(429);
  expect(list()).toHaveLength(5);
});

test('stays in its sandbox, and is written down in the request log', async () => {
  await ann.control('POST', '/sandboxes', { id: 's-list' });
  const bob = new Visitor(app, { 'x-mock-sandbox': 's-list' });
  expect(await (await bob.send('GET', '/waitlist')).text()).toContain('action="/waitlist?__sandbox=s-list"');
  await join('ada@example.com', { 'x-mock-sandbox': 's-list' });
  expect(list()).toEqual([]);
  expect(Object.keys(app.sandboxes.find('s-list')!.state.waitlist)).toEqual(['ada@example.com']);
  const { items } = (await bob.get('/__mock/journal')).body as { items: object[] };
  expect(items).toMatchObject([{ op: 'GET /waitlist' }, { op: 'POST /waitlist', status: 303 }]);
});
