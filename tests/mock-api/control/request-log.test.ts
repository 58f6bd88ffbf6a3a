import { beforeEach, expect, test } from 'vitest';
import { subscribeMessage } from '#contract/market-stream.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { nearMisses } from '#mock-api/server/near-misses.ts';
import { listen } from '#mock-api/server/http-server.ts';
import type { LoggedRequest } from '#mock-api/core/request-log.ts';
import { Listener } from '../market/socket.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let told: string[];
let app: Mock;
let ann: Visitor;
beforeEach(() => {
  told = [];
  app = emptyMock({ onUnmatched: (text) => told.push(text) });
  ann = new Visitor(app);
});

const journal = async (query = '') =>
  (await ann.get(`/__mock/journal${query}`)).body.items as LoggedRequest[];
const last = async () => (await journal('?limit=1'))[0]!;

test('an item has a number, and says who asked for what', async () => {
  await ann.become('complete');
  await ann.get('/wallet/balances?currency=usd');
  await ann.post('/auth/logout');
  expect(await journal()).toMatchObject([
    {
      id: 1,
      op: 'GET /wallet/balances',
      method: 'GET',
      path: '/wallet/balances?currency=usd',
      customer_id: expect.stringMatching(/^CWR/) as unknown,
    },
    { id: 2, op: 'POST /auth/logout', customer_id: expect.stringMatching(/^CWR/) as unknown },
  ]);
});

test.each([
  ['', [1, 2, 3, 4]],
  ['?since=2', [3, 4]],
  ['?since=1&limit=2', [2, 3]],
  ['?limit=3', [2, 3, 4]],
  ['?limit=0', []],
  ['?since=9', []],
  ['?limit=1&status=200', [4]],
])('%s gives %j', async (query, ids) => {
  for (let call = 0; call < 4; call += 1) await ann.get('/auth/google');
  expect((await journal(query)).map(({ id }) => id)).toEqual(ids);
});

test('what was wrong with the fields of a 422', async () => {
  await ann.post('/auth/login', { email: 'nobody' });
  expect(await last()).toMatchObject({ issues: { email: 'email.invalid', password: 'password.required' } });
  await ann.get('/auth/google');
  expect(await last()).not.toHaveProperty('issues');
});

test('a fault is written down with its rule, also where nothing was answered', async () => {
  const effect = { type: 'status', status: 503, code: 'down' };
  await ann.control('POST', '/faults', { op: '*', effect, times: 1 });
  await ann.control('POST', '/faults', { op: '*', effect: { type: 'reset' }, times: 1 });
  await ann.get('/auth/google');
  await expect(ann.get('/auth/google')).rejects.toThrow('fetch failed');
  expect(await journal()).toMatchObject([
    { status: 503, fault: 'status', rule: { op: '*', effect, stage: 'pre' } },
    { status: 0, fault: 'reset', rule: { effect: { type: 'reset' } } },
  ]);
});

test.each([
  ['GET', '/usr/profile', 'GET /user/profile', "the path differs in segment 1: 'usr' is not 'user'"],
  ['GET', '/user/profil', 'GET /user/profile', "the path differs in segment 2: 'profil' is not 'profile'"],
  ['GET', '/User/profile', 'GET /user/profile', "the path differs in segment 1: 'User' is not 'user'"],
  ['PUT', '/auth/login', 'POST /auth/login', 'the method is PUT, not POST'],
  ['POST', '/auth/login/', 'POST /auth/login', 'it ends with a slash'],
  ['GET', '/user/profile/status/x', 'GET /user/profile/status', "segment 4, 'x', is too much"],
  ['GET', '/auth//google', 'GET /auth/google', 'it has two slashes in a row'],
  [
    'PUT',
    '/user/notification/7/status',
    'PUT /user/notifications/{id}/status',
    "the path differs in segment 2: 'notification' is not 'notifications'",
  ],
  [
    'PATCH',
    '/user/profil',
    'GET /user/profile',
    "the method is PATCH, not GET; the path differs in segment 2: 'profil' is not 'profile'",
  ],
])('%s %s was meant for %s: %s', async (method, path, op, reason) => {
  await ann.send(method, path);
  const { nearest } = await last();
  expect(nearest).toContainEqual({ op, reason });
  expect(nearest!.length).toBeLessThanOrEqual(3);
});

test('the nearest comes first; what is like nothing has none', async () => {
  const served = ['/user/profile', '/user/profile/status', '/auth/google'].map((path) => ({
    method: 'GET',
    path,
  }));
  expect(nearMisses('GET', '/user/profile/stats', served).map(({ op }) => op)).toEqual([
    'GET /user/profile/status',
    'GET /user/profile',
  ]);
  await ann.get('/favicon.ico');
  expect((await last()).nearest).toEqual([]);
  await ann.get('/auth/google');
  expect(await last()).not.toHaveProperty('nearest');
});

test('an unmatched call is spoken of once, and counted each time', async () => {
  await ann.get('/usr/profile');
  await ann.get('/usr/profile');
  await ann.get('/robots.txt');
  // A browser asks for it by itself.
  await ann.get('/favicon.ico');
  expect(told).toHaveLength(2);
  expect(told[0]).toContain(
    "GET /usr/profile (404). Nearest:\n  GET /user/profile: the path differs in segment 1: 'usr' is not 'user'",
  );
  expect(told[1]).toBe('NOT IN THE CONTRACT: GET /robots.txt (404). Nothing is like it.');
  expect((await ann.get('/__mock/health')).body).toMatchObject({ unmatched: 3, contract_broken: 0 });
});

test('no path can write into the terminal or run on in a line', async () => {
  await ann.get('/x%0AMOCK%1B[31m/\u202e');
  expect(told.join()).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]/);
  expect((await last()).path).toMatch(/^\/x%0AMOCK%1B\[31m\/%E2%80%AE$/);
});

test('a socket is written down with what went over it', async () => {
  await ann.control('PUT', '/ticker', { tickMs: 10 });
  const server = await listen(app);
  const listener = new Listener(`${server.url}/ws`);
  await listener.opened;
  await listener.ask(subscribeMessage);
  await listener.until(() => listener.events().length >= 60);
  // Only the newest frames are kept: no price may come between the next message and the look at the journal.
  await listener.ask({ ...subscribeMessage, method: 'UNSUBSCRIBE', id: 2 });
  listener.say('password=hush');
  await listener.until(() => listener.answers().length >= 3);
  const item = (await journal('?op=ws'))[0]!;
  expect(item).toMatchObject({ status: 101, frames: { received: 3 } });
  expect(item.frames!.sent).toBeGreaterThanOrEqual(63);
  expect(item.frames!.last).toHaveLength(20);
  expect(item.frames!.last.findLast(({ from }) => from === 'client')?.text).toBe('password=[redacted]');
  expect(JSON.stringify(await journal())).not.toContain('hush');
  listener.socket.terminate();
  await server.close();
});

test.each([
  ['GET', '/user/profil', 404, 'GET /user/profile'],
  ['GET', '/auth/login', 405, 'POST /auth/login'],
  ['GET', '/__mock/fault', 404, 'GET /__mock/faults'],
  ['GET', '/__mock/reset', 405, 'POST /__mock/reset'],
])('%s %s is told %i and %s', async (method, path, status, nearest) => {
  const response = await ann.send(method, path);
  const {
    nearest: [first],
  } = (await response.json()) as { nearest: string[] };
  expect([response.status, first]).toEqual([status, nearest]);
});

test('of a picture, and of any long text, the beginning is kept and the length, sent and received', async () => {
  await ann.become('complete');
  const image = 'A'.repeat(80_000);
  await ann.write('PUT', '/user/avatar', { image });
  const wrong = await last();
  expect(wrong.body).toEqual({ image: `${image.slice(0, 3000)} … (80000 characters)` });
  const text = 'x'.repeat(5000);
  await ann.control('POST', '/faults', {
    op: 'GET /user/profile',
    effect: { type: 'reply', body: { text } },
  });
  await ann.get('/user/profile');
  expect((await last()).response?.body).toEqual({ text: `${text.slice(0, 3000)} … (5000 characters)` });
  // What is looked for is cut alike, so that it is found.
  const expected = { op: 'PUT /user/avatar', body: { image } };
  const { body } = await ann.control('POST', '/journal/expect', expected);
  expect(body).toMatchObject({ ok: true });
  for (const { body: logged } of app.sandboxes.default.state.requestLog)
    expect(JSON.stringify(logged).length).toBeLessThan(5000);
});
