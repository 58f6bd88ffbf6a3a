import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChunkGraph } from '#server/preloads.ts';
import { dist } from '../build/dist.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

describe('a request target in absolute form', () => {
  it.each([
    ['/', ''],
    ['/cn?utm=1', ''],
    ['/w', ''],
    ['/login', ''],
    ['/oauth/callback?token=a&refresh_token=b', ''],
    ['/features?token=a', ''],
    ['/no/such/page', 'access_token=a'],
  ])('answers %s as without', async (path, cookie) => {
    const plain = await site.ask(path, { cookie });
    const whole = await site.ask(`http://elsewhere.example${path}`, { cookie });
    expect(whole.status).toBe(plain.status);
    expect(whole.text).toBe(plain.text);
    for (const name of ['location', 'cache-control', 'referrer-policy', 'content-security-policy'])
      expect(whole.headers[name], name).toBe(plain.headers[name]);
  });

  it('is rejected when it is invalid', async () => {
    expect((await site.ask('http://[:::')).status).toBe(400);
  });
});

it.each(['TRACE', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s gets 405', async (method) => {
  for (const path of ['/', '/w', '/login', '/healthz', '/no/such/page']) {
    const answer = await site.ask(path, { method, headers: { origin: `http://localhost:${site.port}` } });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD, POST']);
  }
});

it('a request without Host is rejected, with the usual headers', async () => {
  const text = await exchange('GET / HTTP/1.1\r\nConnection: close\r\n\r\n');
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toMatch(/content-security-policy: default-src 'none'/i);
  expect(text).toMatch(/cache-control: no-store/i);
});

/** Sends bytes as they are, and answers what comes back. */
const exchange = (request: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(site.port, 'localhost', () => socket.write(request));
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    socket.on('end', () => resolve(received));
    socket.on('error', reject);
  });

it.each([
  'Host: localhost\r\nHost: elsewhere.example',
  'Host: localhost\r\nhOST: localhost',
  'Host: elsewhere.example\r\nConnection: close\r\nHost: localhost',
])('a request that names two hosts is rejected, with the usual headers: %j', async (hosts) => {
  const text = await exchange(`GET / HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
  expect(text).toMatch(/^HTTP\/1\.1 400 /);
  expect(text).toMatch(/content-security-policy: default-src 'none'/i);
  expect(text).not.toContain('<html');
});

it.each([
  '//elsewhere.example',
  '//elsewhere.example/login',
  '///elsewhere.example',
  '/.//elsewhere.example',
  '/x/..//elsewhere.example',
  '/%2e//elsewhere.example',
  '/%2E%2e//elsewhere.example',
  '/\\elsewhere.example',
  'http://localhost//elsewhere.example',
  'http://elsewhere.example//x?token=a',
  '//elsewhere.example?token=a&refresh_token=b',
])('a path that is a host name in a URL is rejected before it is read: %s', async (target) => {
  for (const method of ['GET', 'HEAD', 'POST']) {
    const text = await exchange(
      `${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    );
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    expect(text).not.toMatch(/^location:/im);
  }
});

describe('a file of the build', () => {
  const asset = Object.keys(readChunkGraph(`${dist}/preloads.json`))[0] ?? '';

  it('is cached, but the error for a wrong range is not', async () => {
    for (const range of ['bytes=9-1', 'bytes=99999999-']) {
      const answer = await site.ask(asset, { headers: { range } });
      expect([answer.status, answer.headers['cache-control']]).toEqual([416, 'no-store']);
    }
    const part = await site.ask(asset, { headers: { range: 'bytes=0-9' } });
    expect([part.status, part.body.length]).toEqual([206, 10]);
    expect(part.headers['cache-control']).toContain('immutable');
  });

  it('sends Vary in every encoding', async () => {
    for (const encoding of ['identity', 'gzip', 'br']) {
      const { headers } = await site.ask(asset, { headers: { 'accept-encoding': encoding } });
      expect(headers.vary).toBe('Accept-Encoding');
    }
  });
});

it.each(['/', '/w/', '/login', '/_astro/', '/healthz'])(
  'a path longer than any under %s is rejected',
  async (start) => {
    for (const cookie of ['', 'access_token=a']) {
      for (const rest of ['a/'.repeat(7500) + 'x', 'a'.repeat(1100)])
        expect((await site.ask(start + rest, { cookie })).status).toBe(414);
    }
  },
);

it('a long query is accepted', async () => {
  const answer = await site.ask(
    `/oauth/callback?token=${'a'.repeat(4096)}&refresh_token=${'b'.repeat(4096)}`,
  );
  expect(answer.status).toBe(200);
});

it('Astro’s image endpoint is disabled', async () => {
  const answer = await site.ask('/_image?href=/favicon.svg&f=svg');
  expect(answer.status).toBe(404);
});
