import { existsSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleProduction, productionDist } from '../../scripts/production-example.ts';
import { origin } from '../build/dist.ts';
import { startSite, type Answer, type Ask, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

// Every line that the server logs.
const lines: unknown[][] = [];
beforeEach(() => {
  lines.length = 0;
  for (const name of ['log', 'warn', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((...line) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const FORM = 'application/x-www-form-urlencoded';
const post = (path: string, body: string, type: string | null = FORM, more: Ask['headers'] = {}) =>
  site.ask(path, {
    method: 'POST',
    body,
    headers: {
      host: new URL(origin).host,
      origin,
      ...(type === null ? {} : { 'content-type': type }),
      ...more,
    },
  });

const brokenParts = ['--x\r\nno header', 'multipart/form-data; boundary=x'] as const;
const good = 'name=Ada&email=ada%40example.com&message=Where+is+my+card%3F';

describe('a post that none of our forms makes', () => {
  it.each([null, 'application/json', 'text/plain', 'image/png', 'multipart/form-datax'])(
    'with the type %s is rejected',
    async (type) => {
      for (const path of ['/contact?_action=contact', '/', '/no/such/page', '/legal/cookies?_action=consent'])
        expect((await post(path, '{bad', type)).status).toBe(415);
      expect(lines).toEqual([]);
    },
  );

  it.each(['contact', 'consent', 'nothing', '%E0%A4', '%25E0%25A4', '__proto__', ''])(
    'finds no action at the URL that scripts would use, %s',
    async (name) => {
      expect((await post(`/_actions/${name}`, good)).status).toBe(404);
      expect((await site.ask(`/_actions/${name}`)).status).toBe(404);
      expect(lines).toEqual([]);
    },
  );

  it.each([
    ['/', 'contact'],
    ['/', 'consent'],
    ['/cn/newsletter', 'contact'],
    ['/contact', 'nothing'],
    ['/contact', '__proto__'],
    ['/contact', '%25E0%25A4'],
  ])('to %s for %s is answered by nothing, whole or broken', async (path, action) => {
    expect((await post(`${path}?_action=${action}`, good)).status).toBe(404);
    expect((await post(`${path}?_action=${action}`, ...brokenParts)).status).toBe(404);
    expect(lines).toEqual([]);
  });
});

describe('an unreadable body', () => {
  it.each([
    '/contact?_action=contact',
    '/cn/legal/cookies?_action=consent',
    '/newsletter?_action=newsletter',
  ])('gets the page of %s and a reason, not an error', async (path) => {
    const answer = await post(path, ...brokenParts);
    expect(answer.status).toBe(415);
    expect(answer.text).toContain('</html>');
    expect(lines).toEqual([]);
  });

  it.each(['/contact?_action=contact', '/legal/cookies?_action=consent'])(
    'is rejected by %s when it is too large, and its connection is closed',
    async (path) => {
      for (const size of [70_000, 400_000]) {
        const answer = await post(path, `message=${'x'.repeat(size)}`, FORM, {
          'transfer-encoding': 'chunked',
        });
        expect([answer.status, answer.headers.connection]).toEqual([413, 'close']);
        expect(answer.text).toContain('</html>');
      }
      expect(lines).toEqual([]);
    },
  );
});

it('no referrer contains a query', async () => {
  const policy = async (path: string): Promise<Answer['headers'][string]> =>
    (await site.ask(path)).headers['referrer-policy'];
  for (const path of [
    `/newsletter/confirm?key=${'a'.repeat(32)}`,
    `/cn/newsletter/leave?key=${'a'.repeat(32)}`,
    '/support/search?q=lost+phone',
    '/contact/sent?reference=CT-7K2M-9Q4D',
    '/?anything',
  ])
    expect(await policy(path), path).toBe('strict-origin');
  expect(await policy('/')).toBe('same-origin');
});

describe('behind a proxy that ends TLS', () => {
  let secure: Site;
  const { PUBLIC_SITE_URL: address } = exampleProduction;
  beforeAll(async () => {
    if (!existsSync(productionDist)) throw new Error('Build it first: npm test -- --only production');
    secure = await startSite({ secure: true, folder: productionDist });
  });
  afterAll(() => secure.close());

  it.each([
    ['says nothing of it', {}, address, 400],
    ['says so', { 'x-forwarded-proto': 'https' }, address, 400],
    ['says nothing, and the form is from elsewhere', {}, 'https://evil.example', 403],
    ['says nothing, and the form is from the same host without TLS', {}, 'http://www.cowrie.example', 403],
  ])('which %s', async (_what, more, from, status) => {
    const answer = await secure.ask('/newsletter?_action=newsletter', {
      method: 'POST',
      body: 'email=nobody',
      headers: { host: new URL(address).host, origin: from, 'content-type': FORM, ...more },
    });
    expect(answer.status).toBe(status);
  });
});
