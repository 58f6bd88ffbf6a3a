import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { PROXY_SECRET_HEADER } from '#contract/forwarding.ts';
import { listen } from '#mock-api/server/http-server.ts';
import { emptyMock, forwardedFor, PROXY_SECRET, Visitor } from '../visitor.ts';

const LIMIT = 5;
let number = 0;
/** Another address each time, so that only the client's own limit counts. */
const question = () => ({
  name: 'Ada Okoro',
  email: `ada${(number += 1)}@example.com`,
  message: 'Where is my card?',
});

/** Sends one message more than a client may, and answers the status of that one. */
async function statusAfterLimit(visitor: Visitor, headersOf: (turn: number) => Record<string, string>) {
  for (let turn = 0; turn < LIMIT; turn += 1)
    expect((await visitor.post('/contact', question(), headersOf(turn))).status).toBe(200);
  return (await visitor.post('/contact', question(), headersOf(LIMIT))).status;
}
const forged = (turn: number) => `203.0.113.${turn}`;

test.each<[what: string, headers: (turn: number) => Record<string, string>]>([
  ['alone', (turn) => ({ 'x-forwarded-for': forged(turn) })],
  [
    'with a wrong secret',
    (turn) => ({ 'x-forwarded-for': forged(turn), [PROXY_SECRET_HEADER]: 'x'.repeat(32) }),
  ],
  [
    'with half the secret',
    (turn) => ({ 'x-forwarded-for': forged(turn), [PROXY_SECRET_HEADER]: PROXY_SECRET.slice(16) }),
  ],
  ['with an empty secret', (turn) => ({ 'x-forwarded-for': forged(turn), [PROXY_SECRET_HEADER]: '' })],
  [
    'under another name',
    (turn) => ({ ...forwardedFor(''), 'x-real-ip': forged(turn), forwarded: `for=${forged(turn)}` }),
  ],
  ['that is no address, with the secret', (turn) => forwardedFor(`anybody ${turn}`)],
  ['after the site’s own, with the secret', (turn) => forwardedFor(`192.0.2.1, ${forged(turn)}`)],
])('a forged address %s gets no new bucket', async (_what, headers) => {
  expect(await statusAfterLimit(new Visitor(emptyMock()), headers)).toBe(429);
});

test('an API without a secret believes nobody, not even an empty proof', async () => {
  const visitor = new Visitor(emptyMock({ proxySecret: undefined }));
  expect(
    await statusAfterLimit(visitor, (turn) => ({
      'x-forwarded-for': forged(turn),
      [PROXY_SECRET_HEADER]: '',
    })),
  ).toBe(429);
});

test('two visitors of the site have a bucket each', async () => {
  const site = new Visitor(emptyMock());
  expect(await statusAfterLimit(site, () => forwardedFor('192.0.2.1'))).toBe(429);
  expect(await statusAfterLimit(site, () => forwardedFor('192.0.2.2'))).toBe(429);
  expect(
    (await site.post('/newsletter', { email: 'ada@example.com' }, forwardedFor('192.0.2.1'))).status,
  ).toBe(200);
});

test.each([
  ['2001:db8:0:1::', '2001:db8:0:1:ffff:ffff:ffff:ffff', true],
  ['2001:db8::1:2:3:4', '2001:0db8:0000:0000:0000:0000:0000:0001', true],
  ['2001:DB8::1', '2001:db8::2', true],
  ['::1', '::2', true],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
  ['2001:db8:1::', '2001:db8::1', false],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['64:ff9b::192.0.2.1', '64:ff9b::192.0.2.2', true],
  ['192.0.2.1', '192.0.2.10', false],
])('%s and %s count as one client: %s', async (one, other, isOne) => {
  const site = new Visitor(emptyMock());
  expect(await statusAfterLimit(site, () => forwardedFor(one))).toBe(429);
  const { status } = await site.post('/contact', question(), forwardedFor(other));
  expect(status).toBe(isOne ? 429 : 200);
});

test('the secret is in no log, reply, error or snapshot', async () => {
  const lines: unknown[] = [];
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...line) => void lines.push(...line));
  const site = new Visitor(emptyMock(), forwardedFor('192.0.2.1'));
  const answers = [
    await site.post('/contact', question()),
    await site.post('/contact', {}),
    await site.get('/nothing'),
    await site.get('/__mock/journal'),
    await site.get('/__mock/snapshot'),
    await site.get('/__mock/state'),
  ];
  const said = JSON.stringify([...answers.map(({ body, headers }) => [body, [...headers]]), lines]);
  expect(said).toContain('192.0.2.1');
  expect(said).not.toContain(PROXY_SECRET);
  expect(JSON.stringify(site.app.sandboxes.default.state)).not.toContain(PROXY_SECRET);
});

test('over a port a connection’s address counts, unless the site’s server says another', async () => {
  const server = await listen(emptyMock());
  const post = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const sending = request(
        `${server.url}/contact`,
        { method: 'POST', headers: { 'content-type': 'application/json', ...headers } },
        (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        },
      );
      sending.once('error', reject);
      sending.end(JSON.stringify(question()));
    });
  try {
    const direct = [];
    for (let turn = 0; turn <= LIMIT; turn += 1) direct.push(await post({ 'x-forwarded-for': forged(turn) }));
    expect(direct).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await post(forwardedFor('192.0.2.1'))).toBe(200);
    // The loopback address, whoever says it.
    expect(await post(forwardedFor('::ffff:127.0.0.1'))).toBe(429);
  } finally {
    await server.close();
  }
});

test.each([
  ['two hosts', 'GET / HTTP/1.1\r\nHost: localhost\r\nHost: elsewhere.example'],
  ['one host twice', 'GET /user/profile HTTP/1.1\r\nHost: localhost\r\nhost: localhost'],
  ['a path that begins with //', 'GET //elsewhere.example/x HTTP/1.1\r\nHost: localhost'],
  ['one that does without its dots', 'POST /x/..//elsewhere.example HTTP/1.1\r\nHost: localhost'],
  ['one in absolute form', 'GET http://localhost//elsewhere.example HTTP/1.1\r\nHost: localhost'],
])('a request with %s is refused before anything reads it', async (_what, head) => {
  const app = emptyMock();
  const server = await listen(app);
  try {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`),
      );
      let received = '';
      socket.on('data', (data) => (received += data.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).toContain('"code":"bad_request"');
    expect(app.sandboxes.default.state.requestLog).toEqual([]);
  } finally {
    await server.close();
  }
});
