import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { anyPageCookie as cookie, formPages, scriptBudget } from '../../scripts/script-budgets.ts';
import { startSite, type Site } from '../server/site.ts';
import { readChunkGraph, initialChunks } from '#server/preloads.ts';
import { dist, wireSize } from './dist.ts';
import { layersOf } from './markup.ts';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
// Without an API the server cannot tell who the visitor is, so every requested page is rendered.
beforeEach(() => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network'))));

describe.each([...formPages, '/w'])('%s', (path) => {
  // requirement: 2.60
  it('loads no more JavaScript than its kind of page may, and preloads all of it', async () => {
    const response = await site.ask(path, { cookie });
    expect(response.status).toBe(200);
    const link = String(response.headers.link ?? '');
    const preloaded = [...link.matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, file = '']) => file);
    const tags = [...response.text.matchAll(/<script\b[^>]*\ssrc="(\/[^"]+)"/g)].map(([, file = '']) => file);
    const files = [
      ...new Set([...initialChunks(response.text, readChunkGraph(join(dist, 'preloads.json'))), ...tags]),
    ];
    const screenChunks = preloaded.filter((file) => !files.includes(file));
    const sizeOf = (chunks: readonly string[]) => chunks.reduce((sum, file) => sum + wireSize(file), 0);
    expect(response.text).toContain('<astro-island');
    for (const [, file = ''] of response.text.matchAll(/\s(?:component|renderer)-url="([^"]+)"/g))
      expect(preloaded).toContain(file);
    const bytes = files.map((file) => `${wireSize(file)} ${file}`);
    expect(sizeOf(files), bytes.join('\n')).toBeLessThanOrEqual(
      scriptBudget(path === '/w' ? 'walletShell' : 'forms'),
    );
    for (const file of files) expect(preloaded).toContain(file);
    expect(sizeOf(screenChunks), screenChunks.join('\n')).toBeLessThanOrEqual(scriptBudget('walletScreen'));
    expect(screenChunks.length > 0).toBe(path === '/w');
  });

  it('has a policy for exactly its inline content, and the layers of its styles in their order', async () => {
    const { text, headers } = await site.ask(path, { cookie });
    const policy = String(headers['content-security-policy'] ?? '');
    const { inlineContent, cspViolations } = await import('#server/csp.ts');
    expect(cspViolations(text, policy)).toEqual([]);
    const { styles, scripts } = inlineContent(text);
    expect([...policy.matchAll(/'sha256-/g)]).toHaveLength(styles.size + scripts.size);
    expect(text).not.toMatch(/<[^>]+\sstyle="/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types ');
    expect(layersOf(text)).toEqual(['base', 'parts', 'shell', 'screens']);
  });
});

test('/w starts with no data router, nor the prefetching and the error pages of one', async () => {
  const { text } = await site.ask('/w', { cookie });
  const files = initialChunks(text, readChunkGraph(join(dist, 'preloads.json')));
  const code = files.map((file) => readFileSync(join(dist, 'client', file), 'utf8')).join('\n');
  expect(code).toContain('__reactRouterVersion');
  expect(code).not.toMatch(/__reactRouterContext|__reactRouterDataRouter|Unexpected Application Error/);
});
