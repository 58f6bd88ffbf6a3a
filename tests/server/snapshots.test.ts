import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSnapshots } from '#server/snapshots.ts';
import type { PageHandler } from '#server/render.ts';
import { dist, snapshotMap } from '../build/dist.ts';
import { startWith, type Site } from './site.ts';

/** Replaces Astro's handler and counts its calls. */
let rendered: string[] = [];
const counting: PageHandler = async ({ url, method }, outgoing) => {
  rendered.push(`${method} ${url}`);
  outgoing.writeHead(200, { 'content-type': 'text/html' });
  outgoing.end('<p>rendered');
};

let site: Site;
beforeAll(async () => {
  site = await startWith(counting);
});
afterAll(() => site.close());

const paths = loadSnapshots(`${dist}/snapshots`).paths;

describe('a guest', () => {
  // requirement: 1.01
  it.each(paths)('gets %s without a render, in every encoding', async (path) => {
    rendered = [];
    const forms = await Promise.all([
      site.ask(path),
      site.ask(path, { headers: { 'accept-encoding': 'gzip' } }),
      site.ask(path, { headers: { 'accept-encoding': 'gzip, br' } }),
    ]);
    expect(forms.map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set(forms.map(({ text }) => text)).size).toBe(1);
    expect(new Set(forms.map(({ headers }) => headers.etag)).size).toBe(3);
    for (const { status, headers, body } of forms) {
      expect(status).toBe(200);
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      expect(headers.vary).toBe('Cookie, Accept-Encoding');
      expect(headers['content-length']).toBe(String(body.length));
      expect(headers['set-cookie']).toBeUndefined();
    }
    const tag = forms[2].headers.etag ?? '';
    const again = await site.ask(path, { headers: { 'accept-encoding': 'br', 'if-none-match': tag } });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
    const head = await site.ask(path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(head.headers['content-length']).toBe(forms[2].headers['content-length']);
    expect(rendered).toEqual([]);
  });

  it('gets the 404 page in the language of the path', async () => {
    rendered = [];
    const english = await site.ask('/no/such/page');
    const chinese = await site.ask('/cn/no-such-page');
    expect([english.status, chinese.status]).toEqual([404, 404]);
    expect(english.text).toContain('lang="en"');
    expect(chinese.text).toContain('lang="zh-CN"');
    expect(english.headers.etag).toBeUndefined();
    expect(rendered).toEqual([]);
  });

  it('gets a snapshot even with other cookies and a query', async () => {
    rendered = [];
    await site.ask('/?utm_source=x', { cookie: 'lang=cn; device_id=d; access_token=' });
    await site.ask('/cn/');
    expect(rendered).toEqual([]);
  });
});

describe('a render', () => {
  it.each([
    ['GET', '/', 'access_token=a'],
    ['HEAD', '/cn', 'lang=en; access_token=a'],
    ['GET', '/no/such/page', 'access_token=a'],
    ['GET', '/?token=a', ''],
    ['GET', '/cn?x=1&refresh_token=b', ''],
    ['GET', '/?%74oken=a', ''],
    ['POST', '/', ''],
  ])('answers %s %s with the cookie "%s"', async (method, path, cookie) => {
    rendered = [];
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await site.ask(path, { method, cookie, headers });
    expect(rendered).toEqual([`${method === 'HEAD' ? 'GET' : method} ${path}`]);
    expect(answer.text).toBe(method === 'HEAD' ? '' : '<p>rendered');
  });

  it('never gets the tokens of the OAuth callback', async () => {
    rendered = [];
    await site.ask('/oauth/callback?token=a&refresh_token=b', { cookie: 'access_token=a' });
    expect(rendered).toEqual(['GET /oauth/callback']);
  });
});

it('the build has snapshots of each page in both languages', () => {
  const english = paths.filter((path) => path !== '/cn' && !path.startsWith('/cn/') && !/\.\w+$/.test(path));
  for (const path of english) expect(paths).toContain(path === '/' ? '/cn' : `/cn${path}`);
  expect(Object.keys(snapshotMap.notFound).sort()).toEqual(['cn', 'en']);
  expect(Object.keys(snapshotMap.broken).sort()).toEqual(['cn', 'en']);
});
