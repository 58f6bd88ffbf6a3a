import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ErrorCode } from '#contract/error-codes.ts';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import { sampleCalls } from './sample-calls.ts';
import { emptyMock, Visitor } from '../visitor.ts';

interface Received {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
}
interface Sent {
  body?: string | Buffer | undefined;
  headers?: Record<string, string>;
}

const app = emptyMock();
let server: Listening;
let cookie: string;
// One connection, so that a body that was not read to its end would be taken for the next request.
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
beforeAll(async () => {
  server = await listen(app);
});
beforeEach(async () => {
  const tobi = new Visitor(app);
  await tobi.become('complete');
  cookie = [...tobi.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(async () => {
  agent.destroy();
  await server.close();
});

function ask(method: string, path: string, { body, headers = {} }: Sent = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sending = request(
      server.url + path,
      { method, agent, headers: { cookie, ...headers } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      },
    );
    sending.once('error', reject);
    sending.end(body);
  });
}
const json = { 'content-type': 'application/json' };
const codeOf = ({ bytes }: Received) => (JSON.parse(bytes.toString()) as { code?: ErrorCode }).code;

test.each(sampleCalls)(
  '$op says how long its answer is, refused or not',
  async ({ endpoint, path, body }) => {
    for (const headers of [json, { ...json, cookie: 'access_token=none', 'accept-language': 'zh' }]) {
      const text = body === undefined ? undefined : JSON.stringify(body);
      // Node's client sends the body of a DELETE without its length, unless it is told.
      const length: Record<string, string> =
        text === undefined ? {} : { 'content-length': String(Buffer.byteLength(text)) };
      const {
        status,
        headers: got,
        bytes,
      } = await ask(endpoint.method, path, {
        body: text,
        headers: { ...headers, ...length },
      });
      expect(status).toBeLessThan(500);
      expect(got['content-type']).toMatch(/^application\/json/);
      expect(got['content-length']).toBe(String(bytes.byteLength));
      expect(JSON.parse(bytes.toString('utf8'))).toHaveProperty('status');
    }
  },
);

const large = Buffer.alloc(1_000_000, 'x');
test.each([
  ['told', { 'content-length': '1000000' }],
  ['in chunks', { 'transfer-encoding': 'chunked' }],
])('1 MB, its length %s: refused in the envelope, and the server goes on', async (_how, headers) => {
  for (let turn = 0; turn < 3; turn += 1) {
    const refused = await ask('POST', '/auth/login', { body: large, headers: { ...json, ...headers } });
    expect([refused.status, codeOf(refused)]).toEqual([413, 'body_too_large']);
    expect((await ask('GET', '/user/profile/status')).status).toBe(200);
  }
});

test.each([
  ['a call without a body', 'POST', '/user/pin/reset-code', 200],
  ['a path that is not there', 'POST', '/nothing', 404],
  ['another method', 'PUT', '/auth/login', 405],
])('1 MB to %s is not read for the next request', async (_what, method, path, status) => {
  expect((await ask(method, path, { body: large, headers: json })).status).toBe(status);
  expect((await ask('GET', '/user/profile/status')).status).toBe(200);
});

test('HEAD has the head of GET and no body', async () => {
  const [head, get] = [await ask('HEAD', '/user/profile'), await ask('GET', '/user/profile')];
  expect([head.status, head.bytes.byteLength]).toEqual([200, 0]);
  expect(head.headers['content-type']).toBe(get.headers['content-type']);
});
