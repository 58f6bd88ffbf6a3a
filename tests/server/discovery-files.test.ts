import { afterAll, beforeAll, expect, it } from 'vitest';
import { snapshotPages } from '../build/dist.ts';
import { startSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());

it('a social card may be embedded by other sites and cached for good, since its name changes with its text', async () => {
  const home = snapshotPages.find(({ path }) => path === '/')?.html ?? '';
  const [, card = ''] = /property="og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(home) ?? [];
  const { status, headers } = await site.ask(card);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect((await site.ask('/icon-512.png')).headers['cross-origin-resource-policy']).toBe('same-origin');
});

it('a missing card is 404 and not cached', async () => {
  const { status, headers } = await site.ask('/og/en/home.00000000.png');
  expect(status).toBe(404);
  expect(headers['cache-control']).not.toContain('immutable');
});

it.each([
  ['/sitemap.xml', 'xml'],
  ['/robots.txt', 'text/plain'],
  ['/.well-known/security.txt', 'text/plain'],
  ['/site.webmanifest', 'application/manifest+json'],
  ['/cn/site.webmanifest', 'application/manifest+json'],
  ['/favicon.ico', 'image/'],
])('%s is for everybody, members too', async (path, type) => {
  for (const cookie of ['', 'access_token=x']) {
    const { status, headers } = await site.ask(path, { cookie });
    expect(status).toBe(200);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toContain('public');
  }
});
