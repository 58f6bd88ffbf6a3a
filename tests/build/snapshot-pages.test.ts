import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { requestedFiles } from '#build/page-requests.ts';
import { REPORT_PATH } from '#server/csp-reports.ts';
import { readBuildRecord } from '#server/build-record.ts';
import { dist, snapshotMap, snapshotPages, pageSize, wireSize, type SnapshotPage } from './dist.ts';
import { layersOf } from './markup.ts';

/** The first flight of a connection: ten segments of 1,400 bytes. */
const FIRST_WINDOW = 14_000;
const WHOLE_PAGE = 60 * 1000;
const REQUESTS = 6;

const HOME = ['/', '/cn'];
const byPath = snapshotPages.map((page) => [page.path, page] as const);
const others = byPath.filter(([path]) => !HOME.includes(path));

const directive = (page: SnapshotPage, name: string) =>
  (page.headers['content-security-policy'] ?? '')
    .split(';')
    .map((part) => part.trim().split(/\s+/))
    .find(([first]) => first === name)
    ?.slice(1) ?? [];

const hashes = (sources: string[]) => sources.filter((source) => source.startsWith("'sha")).sort();
const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const inline = (html: string, tag: 'style' | 'script') =>
  [...html.matchAll(new RegExp(`<${tag}(\\s[^>]*)?>([\\s\\S]*?)</${tag}>`, 'g'))]
    .filter(
      ([, attributes = '']) => !/\ssrc=|\stype="(?:application\/(?:ld\+)?json|text\/plain)"/.test(attributes),
    )
    .map(([, , content = '']) => content);

// requirement: 1.01
it('the pages of the site are snapshots', () => {
  expect(Object.keys(snapshotMap.pages)).toEqual(expect.arrayContaining(HOME));
});

describe.each(others)('%s', (_path, page) => {
  it('runs no script, and allows none', () => {
    expect(page.html.match(/<script(?![^>]*type="application\/ld\+json")/g)).toBeNull();
    expect(page.html).not.toContain('<astro-island');
    expect(directive(page, 'script-src')).toEqual(["'none'"]);
  });
});

describe.each(byPath.filter(([path]) => HOME.includes(path)))('%s', (_path, page) => {
  it('has one island, which hydrates on interaction, and only the inline script for that', () => {
    expect(
      [...page.html.matchAll(/<astro-island\b[^>]*\sclient="(\w+)"/g)].map(([, client]) => client),
    ).toEqual(['interaction']);
    expect(inline(page.html, 'script')).toHaveLength(1);
    expect(page.html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(page.html).not.toContain('modulepreload');
    expect(page.headers.link).toBeUndefined();
  });
});

describe.each(byPath)('%s', (_path, page) => {
  it('has a policy for exactly its inline content', () => {
    expect(hashes(directive(page, 'style-src'))).toEqual(
      [...new Set(inline(page.html, 'style').map(hash))].sort(),
    );
    expect(hashes(directive(page, 'script-src'))).toEqual(
      [...new Set(inline(page.html, 'script').map(hash))].sort(),
    );
    expect(directive(page, 'default-src')).toEqual(["'none'"]);
    expect(directive(page, 'require-trusted-types-for')).toEqual(["'script'"]);
    expect(directive(page, 'report-uri')).toEqual([REPORT_PATH]);
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe-|strict-dynamic|\*/);
    expect((page.headers['content-security-policy'] ?? '').length).toBeLessThan(2048);
  });

  it('has no inline style, event handler or javascript: URL', () => {
    const markup = page.html
      .replace(/<(style|script)\b[\s\S]*?<\/\1>/g, '')
      // The mock's form, which the early-access banner of a preview leads to.
      .replace(`href="${readBuildRecord(dist).apiUrl}/waitlist"`, '');
    expect(markup.match(/\sstyle="/g)).toBeNull();
    expect(markup.match(/<[^>]+\son[a-z]+="/g)).toBeNull();
    expect(page.html).not.toContain('javascript:');
    expect(markup.match(/<(?:a|form|img|iframe|source)\b[^>]*\s(?:href|src|action)="http:/g)).toBeNull();
  });

  // The bundler chooses the order of a page's sheets, and the first one may name a stronger layer first.
  it('has the layers of its styles in their order', () => {
    expect(layersOf(page.html)).toEqual(['base', 'parts', 'shell', 'screens']);
  });

  it('declares its language and its encoding', () => {
    expect(page.html).toMatch(/<html[^>]* lang="(?:en|zh-CN)"/);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('fits with its styles into the first round trip', () => {
    expect(pageSize(page)).toBeLessThanOrEqual(FIRST_WINDOW);
  });

  it('stays within the budget with everything it loads', () => {
    const files = requestedFiles(page.html);
    expect(files.length + 1, files.join(' ')).toBeLessThanOrEqual(REQUESTS);
    const total = files.reduce((sum, file) => sum + wireSize(file), pageSize(page));
    expect(total, files.join(' ')).toBeLessThanOrEqual(WHOLE_PAGE);
  });
});

describe('the size of a page', () => {
  const style = (range: string) =>
    `<style>@font-face{src:url(/fonts/text-beyond.woff2);unicode-range:${range}}</style>`;

  it('counts a font of rare characters only on a page that uses one', () => {
    expect(requestedFiles(`${style('U+20A6')}<p>1,000 USD</p>`)).toEqual([]);
    expect(requestedFiles(`${style('U+20A6')}<p>₦1,000</p>`)).toEqual(['/fonts/text-beyond.woff2']);
    expect(requestedFiles(`${style('U+20A6')}<p>&#8358;1,000</p>`)).toEqual(['/fonts/text-beyond.woff2']);
  });

  it('counts a picture, an icon and a sprite once each', () => {
    const html =
      '<link rel="icon" href="/favicon.svg"><img src="/a.webp"><svg><use href="/marks.svg#btc"></use><use href="/marks.svg#eth"></use></svg>';
    expect(requestedFiles(html)).toEqual(['/favicon.svg', '/a.webp', '/marks.svg']);
  });
});
