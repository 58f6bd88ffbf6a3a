import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { headOf, isIndexed } from '#build/page-head.ts';
import { languageTags, locales, localizePath } from '#src/intl/locale.ts';
import { dist, snapshotMap, snapshotPages, origin } from './dist.ts';
import { elements } from './markup.ts';

/** A discovery file, as the server sends it. */
function said(path: string): string {
  const entry = snapshotMap.pages[path];
  if (!entry) throw new Error(`${path} has no snapshot`);
  return readFileSync(join(dist, 'snapshots', entry.file), 'utf8');
}
const typeOf = (path: string) => snapshotMap.pages[path]?.headers['content-type'];

const DAY = 86_400_000;

/** Width and height of a PNG of the site. */
function sizeOf(path: string): string {
  const picture = readFileSync(join(dist, 'client', path));
  expect(picture.subarray(1, 4).toString()).toBe('PNG');
  return `${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`;
}

describe('sitemap.xml', () => {
  const xml = said('/sitemap.xml');
  const entries = [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = '']) => entry);
  const heads = snapshotPages.map(({ html }) => headOf(html)).filter(isIndexed);

  it('lists exactly the pages that may be indexed', () => {
    expect(typeOf('/sitemap.xml')).toMatch(/^(?:application|text)\/xml/);
    const listed = entries.map((entry) => /<loc>([^<]*)<\/loc>/.exec(entry)?.[1]);
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.toSorted()).toEqual(heads.map(({ canonical }) => canonical).toSorted());
  });

  it('has the languages of each page, and its date if it has one', () => {
    for (const entry of entries) {
      const head = heads.find(({ canonical = '' }) => entry.includes(`<loc>${canonical}</loc>`));
      const links = elements(entry.replaceAll('xhtml:link', 'link'))
        .filter(({ name }) => name === 'link')
        .map(({ attributes: { hreflang = '', href = '' } }) => [hreflang, href] as const);
      expect(Object.fromEntries(links)).toEqual(head?.alternates);
      const changed = head?.meta['article:modified_time'] ?? head?.meta['article:published_time'];
      expect(/<lastmod>([^<]*)</.exec(entry)?.[1]).toBe(changed);
    }
  });
});

describe('robots.txt', () => {
  const lines = said('/robots.txt').trim().split('\n');
  const disallowed = lines
    .filter((line) => line.startsWith('Disallow: '))
    .map((line) => new RegExp(`^${line.slice(10).replace(/[.?]/g, '\\$&')}`));

  it('blocks crawlers from private paths, and from no indexed page', () => {
    expect(lines[0]).toBe('User-agent: *');
    for (const path of ['/w', '/w/send', '/w?a', '/oauth/callback', '/auth-loading']) {
      expect(
        disallowed.some((pattern) => pattern.test(path)),
        path,
      ).toBe(true);
    }
    for (const { path } of snapshotPages)
      expect(disallowed.filter((pattern) => pattern.test(path))).toEqual([]);
    expect(disallowed.some((pattern) => pattern.test('/welcome'))).toBe(false);
  });

  it('has the absolute URL of the sitemap', () => {
    expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`);
    expect(typeOf('/robots.txt')).toMatch(/^text\/plain/);
  });
});

describe.each(['/.well-known/security.txt', '/security.txt'])('%s', (path) => {
  it('has the fields of RFC 9116 and has not expired', () => {
    const fields = Object.fromEntries(
      said(path)
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]),
    );
    expect(typeOf(path)).toMatch(/^text\/plain; charset=utf-8$/i);
    expect(fields.Contact).toBe(`${origin}/contact?topic=security`);
    expect(fields.Canonical).toBe(`${origin}/.well-known/security.txt`);
    expect(fields['Preferred-Languages']).toBe('en, zh');
    const left = Date.parse(fields.Expires ?? '') - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(365 * DAY);
  });
});

describe.each(locales)('the manifest in %s', (locale) => {
  const path = localizePath(locale, '/site.webmanifest');
  const manifest = JSON.parse(said(path)) as {
    id: string;
    name: string;
    short_name: string;
    lang: string;
    start_url: string;
    display: string;
    icons: { src: string; type: string; sizes: string; purpose?: string }[];
  };

  it('opens the wallet and has its name', () => {
    expect(typeOf(path)).toMatch(/^application\/manifest\+json/);
    expect([manifest.id, manifest.start_url, manifest.lang]).toEqual(['/w', '/w', languageTags[locale]]);
    expect(manifest.name).toBeTruthy();
    // A home screen shows about twelve letters.
    expect(manifest.short_name.length).toBeLessThanOrEqual(12);
  });

  it('has icons of the declared sizes', () => {
    expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    expect(manifest.icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
    for (const { src, sizes, type } of manifest.icons) {
      expect(type).toBe('image/png');
      expect(sizeOf(src)).toBe(sizes);
    }
  });
});

describe('icons that browsers request without a link', () => {
  it('are at the root', () => {
    expect(sizeOf('/apple-touch-icon.png')).toBe('180x180');
    expect(existsSync(join(dist, 'client/favicon.svg'))).toBe(true);
    const ico = readFileSync(join(dist, 'client/favicon.ico'));
    expect([...ico.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
    const sizes = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index]);
    expect(sizes).toEqual([16, 32]);
  });
});
