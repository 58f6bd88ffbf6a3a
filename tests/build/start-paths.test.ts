import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { withBand } from '../byte-band.ts';
import { startSite, type Site } from '../server/site.ts';
import { readChunkGraph, initialChunks } from '#server/preloads.ts';
import { dist, wireSize } from './dist.ts';

/**
 * Brotli bytes of JavaScript that a page asks for before it can be used, as decided for the largest pages; the challenge's own
 * script is not counted.
 */
const BUDGET = withBand(98_000);
/** The same of a screen's own code, which comes beside it. */
const PART_BUDGET = withBand(13_028);

const pages = [
  '/signup',
  '/login',
  '/forgot-password',
  '/otp-verification',
  '/verify',
  '/device-verification',
  '/auth-loading',
  '/oauth/callback',
  '/set-password',
  '/user-info',
  '/set-username',
  '/set-referral',
  '/error',
  '/w',
];

/** Of a member whose page has just failed. */
const cookie = 'access_token=a; error_flag=1';

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
// Nobody can say who asks: every page is then the one that was asked for.
beforeEach(() => vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no network'))));

describe.each(pages)('%s', (path) => {
  // requirement: 2.60
  it('starts with no more JavaScript than recorded, all of it announced', async () => {
    const answer = await site.ask(path, { cookie });
    expect(answer.status).toBe(200);
    const link = String(answer.headers.link ?? '');
    const announced = [...link.matchAll(/<([^>]+)>; rel=modulepreload/g)].map(([, file = '']) => file);
    const tags = [...answer.text.matchAll(/<script\b[^>]*\ssrc="(\/[^"]+)"/g)].map(([, file = '']) => file);
    const files = [
      ...new Set([...initialChunks(answer.text, readChunkGraph(join(dist, 'preloads.json'))), ...tags]),
    ];
    const part = announced.filter((file) => !files.includes(file));
    const sizeOf = (some: readonly string[]) => some.reduce((sum, file) => sum + wireSize(file), 0);
    expect(answer.text).toContain('<astro-island');
    for (const [, file = ''] of answer.text.matchAll(/\s(?:component|renderer)-url="([^"]+)"/g))
      expect(announced).toContain(file);
    const bytes = files.map((file) => `${wireSize(file)} ${file}`);
    expect(sizeOf(files), bytes.join('\n')).toBeLessThanOrEqual(BUDGET);
    for (const file of files) expect(announced).toContain(file);
    expect(sizeOf(part), part.join('\n')).toBeLessThanOrEqual(PART_BUDGET);
    expect(part.length > 0).toBe(path === '/w');
  });

  it('allows exactly the inline content that it holds', async () => {
    const { text, headers } = await site.ask(path, { cookie });
    const policy = String(headers['content-security-policy'] ?? '');
    const { inlineContent, cspViolations } = await import('#server/csp.ts');
    expect(cspViolations(text, policy)).toEqual([]);
    const { styles, scripts } = inlineContent(text);
    expect([...policy.matchAll(/'sha256-/g)]).toHaveLength(styles.size + scripts.size);
    expect(text).not.toMatch(/<[^>]+\sstyle="/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types ');
  });
});
