import { describe, expect, it } from 'vitest';
import { headOf, isIndexed } from '#build/page-head.ts';
import { languageTags, locales, localizePath, pathWithoutLocale } from '#src/intl/locale.ts';
import { dist, snapshotMap, snapshotPages, origin } from './dist.ts';
import { elements, textsOf } from './markup.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = snapshotPages.map((page) => ({ ...page, head: headOf(page.html) }));
const indexed = pages.filter(({ head }) => isIndexed(head));
const unlisted = pages.filter(({ head }) => !isIndexed(head));
const localeOf = (path: string) => (/^(?:\/cn(?:\/|$)|\d+ cn$)/.test(path) ? 'cn' : 'en');
const address = (path: string) => new URL(path, origin).href;

/** The most characters that search engines show of a title, including the product name, and of a description. */
const LONGEST = { title: 70, description: 170 };
const room = (text: string) => [...text].length;

it('content pages are indexed, and error pages are not', () => {
  expect(indexed.map(({ path }) => path)).toEqual(expect.arrayContaining(['/', '/cn']));
  expect(unlisted.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['404 en', '404 cn', '500 en', '500 cn']),
  );
});

describe.each(pages)('$path', ({ path, html, head }) => {
  // requirement: 2.115
  it('has its language, one title and one description', () => {
    expect(head.lang).toBe(languageTags[localeOf(path)]);
    expect(head.title).toMatch(/^\S[^-]* - \S/);
    expect(textsOf(html, 'h1').filter(Boolean)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });
});

describe.each(indexed)('$path', ({ path, html, head }) => {
  const locale = localeOf(path);

  it('has a title and a description that fit', () => {
    expect(room(head.title), head.title).toBeLessThanOrEqual(LONGEST.title);
    expect(room(head.meta.description ?? '')).toBeGreaterThan(20);
    expect(room(head.meta.description ?? ''), head.meta.description).toBeLessThanOrEqual(LONGEST.description);
  });

  it('has a canonical URL, and its other languages link back to it', () => {
    expect(head.canonical).toBe(address(path));
    const plain = pathWithoutLocale(path);
    const expected = Object.fromEntries(
      locales.map((each) => [languageTags[each], address(localizePath(each, plain))]),
    );
    expect(head.alternates).toEqual({ ...expected, 'x-default': address(plain) });
    for (const other of locales) {
      const twin = pages.find((page) => page.path === localizePath(other, plain));
      expect(twin?.head.alternates, `${path} has no page in ${other}`).toEqual(head.alternates);
    }
    const links = elements(html).filter(
      ({ name, attributes: { rel } }) => name === 'link' && rel === 'canonical',
    );
    expect(links).toHaveLength(1);
  });

  it('has its own text and picture for links on other sites', () => {
    const { meta } = head;
    expect(meta['og:title']).toBeTruthy();
    expect(meta['og:description']).toBe(meta.description);
    expect(meta['og:url']).toBe(head.canonical);
    expect(meta['og:site_name']).toBeTruthy();
    expect([meta['og:locale'], meta['og:locale:alternate']]).toEqual(
      locale === 'cn' ? ['zh_CN', 'en_US'] : ['en_US', 'zh_CN'],
    );
    expect(meta['twitter:card']).toBe('summary_large_image');
    expect(['website', 'article']).toContain(meta['og:type']);
    expect(meta['og:type'] === 'article').toBe('article:published_time' in meta);
    for (const name of ['article:published_time', 'article:modified_time']) {
      if (meta[name]) expect(new Date(meta[name]).toISOString()).toBe(meta[name]);
    }
  });

  it('has a social card of the declared size', () => {
    const { meta } = head;
    const image = new URL(meta['og:image'] ?? 'missing:');
    expect(image.origin).toBe(origin);
    expect(image.pathname).toMatch(new RegExp(`^/og/${locale}/[a-z0-9-]+\\.[0-9a-f]{8}\\.png$`));
    const picture = readFileSync(join(dist, 'client', image.pathname));
    expect(picture.subarray(1, 4).toString()).toBe('PNG');
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    expect([meta['og:image:width'], meta['og:image:height']]).toEqual(['1200', '630']);
    expect(meta['og:image:alt']).toBeTruthy();
    expect(picture.length).toBeLessThanOrEqual(60_000);
  });
});

describe.each(unlisted)('$path', ({ head }) => {
  it('has neither a canonical URL nor sharing tags', () => {
    expect(head.meta.robots).toBe('noindex');
    expect(head.canonical).toBeUndefined();
    expect(head.alternates).toEqual({});
    expect(Object.keys(head.meta).filter((name) => name.startsWith('og:'))).toEqual([]);
  });
});

describe('no two pages of a language have the same', () => {
  it.each(locales)('a title, a description or a card: %s', (locale) => {
    const own = indexed.filter(({ path }) => localeOf(path) === locale);
    const said = (read: (head: (typeof own)[number]['head']) => string | undefined) =>
      own.map(({ head }) => read(head));
    for (const values of [
      said((head) => head.title),
      said((head) => head.meta.description),
      said((head) => head.meta['og:image']),
    ]) {
      expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
    }
  });
});

it('every URL in a head is on this site, and its file exists', () => {
  for (const { path, html } of pages) {
    const head = html.slice(0, html.indexOf('</head>'));
    for (const { name, attributes } of elements(head)) {
      if (name !== 'link' || !attributes.href || !['icon', 'manifest'].includes(attributes.rel ?? ''))
        continue;
      const there =
        existsSync(join(dist, 'client', attributes.href)) ||
        Object.hasOwn(snapshotMap.pages, attributes.href);
      expect(there, `${path}: ${attributes.href}`).toBe(true);
    }
  }
});
