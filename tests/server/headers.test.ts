import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChunkGraph } from '#server/preloads.ts';
import { dist } from '../build/dist.ts';
import { startSite, startWith, type Answer, type Ask, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

const asset = Object.keys(readChunkGraph(`${dist}/preloads.json`))[0] ?? '/_astro/none.js';

/** Every kind of response of the server. */
const kinds: [name: string, path: string, status: number, options?: Ask][] = [
  ['a snapshot', '/', 200],
  ['a snapshot, HEAD', '/', 200, { method: 'HEAD' }],
  ['a snapshot in Chinese', '/cn', 200],
  ['a snapshot that has not changed', '/', 304, { headers: { 'if-none-match': '*' } }],
  ['a page for one person', '/', 200, { cookie: 'access_token=x' }],
  ['a redirect of a guest', '/w', 303],
  ['a stray OAuth answer', '/?token=a', 303],
  ['a path that nothing answers', '/no/such/page', 404],
  ['the same for a member', '/no/such/page', 404, { cookie: 'access_token=x' }],
  ['an asset', asset, 200],
  ['an asset, pressed', asset, 200, { headers: { 'accept-encoding': 'br' } }],
  [
    'an asset that has not changed',
    asset,
    304,
    { headers: { 'if-modified-since': new Date(8.64e15).toUTCString() } },
  ],
  ['an asset of another build', '/_astro/gone.js', 404],
  ['an icon', '/favicon.svg', 200],
  ['health', '/healthz', 200],
  [
    'a form from elsewhere',
    '/',
    403,
    {
      method: 'POST',
      body: 'a=b',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    },
  ],
  ['a path above the root', '/../../etc/passwd', 404],
  ['a path with a broken escape', '/%E0%A4%A', 404],
  ['a path with a backslash', '/a\\b', 400],
  ['headers that are too long', '/', 431, { headers: { 'x-long': 'x'.repeat(20_000) } }],
];

function expectSecure({ headers }: Answer, referrer = 'same-origin'): void {
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe(referrer);
  expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).not.toMatch(/clipboard|publickey/);
  expect(headers['permissions-policy']).toContain('geolocation=()');
  expect(headers['cache-control']).toBeTruthy();
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\sdata:[^;]*script|script-src[^;]*(?:data:|\*)/);
  for (const name of ['server', 'x-powered-by']) expect(headers[name]).toBeUndefined();
}

describe('the headers of every response', () => {
  // requirement: T.12
  it.each(kinds)('%s', async (_name, path, status, options) => {
    const answer = await site.ask(path, options);
    expect(answer.status).toBe(status);
    expectSecure(answer, path.includes('token=') ? 'no-referrer' : 'same-origin');
    expect(answer.headers['strict-transport-security']).toBeUndefined();
  });

  it('promise https only when the site uses it', async () => {
    const secure = await startSite({ secure: true });
    for (const [, path, status, options] of kinds) {
      const answer = await secure.ask(path, options);
      expect(answer.status).toBe(status);
      expect(answer.headers['strict-transport-security']).toBe(
        'max-age=63072000; includeSubDomains; preload',
      );
    }
    await secure.close();
  });

  it('are on the response to a request that is not HTTP', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(site.port, 'localhost', () => socket.write('HELO there\r\n\r\n'));
      let received = '';
      socket.on('data', (data) => (received += data.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toMatch(/content-security-policy: default-src 'none'/);
  });

  it('let the wallet alone ask for the camera, which reads QR codes', async () => {
    const policyOf = async (path: string, options?: Ask) =>
      (await site.ask(path, options)).headers['permissions-policy'];
    for (const path of ['/w', '/w/', '/w/send', '/w?panel=scan'])
      expect(await policyOf(path, { cookie: 'access_token=x' }), path).not.toContain('camera');
    for (const path of ['/', '/cn', '/login', '/wallet', '/no/such/page', asset])
      expect(await policyOf(path), path).toContain('camera=()');
  });

  it('hide the URL of the callback from other pages', async () => {
    for (const path of ['/oauth/callback', '/oauth/callback?token=a&refresh_token=b', '/oauth/callback/']) {
      expect((await site.ask(path)).headers['referrer-policy']).toBe('no-referrer');
    }
    expect((await site.ask('/?token=a')).headers['referrer-policy']).toBe('no-referrer');
  });

  it('are on the complete error page after a render failed half-way', async () => {
    const breaking = await startWith(async (_incoming, outgoing) => {
      outgoing.writeHead(200, { 'content-type': 'text/html' });
      outgoing.write('<p>secret so far');
      outgoing.destroy(new Error('half-way'));
    });
    const answer = await breaking.ask('/', { cookie: 'access_token=x' });
    expect(answer.status).toBe(500);
    expect(answer.text).not.toContain('secret');
    expect(answer.text).toContain('</html>');
    expect(answer.headers['cache-control']).toBe('no-store');
    expectSecure(answer);
    await breaking.close();
  });

  it('fit into 4 kB, the buffer of a common proxy', async () => {
    for (const [, path, , options] of kinds) {
      const { headers } = await site.ask(path, options);
      const size = Object.entries(headers).reduce(
        (sum, [name, value]) => sum + name.length + String(value).length + 4,
        0,
      );
      expect(size, path).toBeLessThan(4096);
    }
  });
});
