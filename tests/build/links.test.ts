import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isPrefixed, withoutLastSlashes } from '#src/intl/locale.ts';
import { matchScreen } from '#src/islands/wallet/paths.ts';
import { dist, snapshotMap, snapshotPages } from './dist.ts';
import { elements, idsOf, textsOf } from './markup.ts';

const ORIGIN = 'http://site.invalid';
const drawings = Object.entries(snapshotMap.pages)
  .filter(([path]) => path.endsWith('.svg'))
  .map(([path, { file }]) => ({ path, html: readFileSync(join(dist, 'snapshots', file), 'utf8') }));
const ids = new Map([...snapshotPages, ...drawings].map(({ path, html }) => [path, idsOf(html)]));

/** A route without parameters, as build/snapshot-guest-pages.ts writes it into the patterns of rendered paths. */
const isRendered = (path: string) =>
  snapshotMap.rendered.includes(`^${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}/?$`);
const isFile = (path: string) => {
  const file = join(dist, 'client', path);
  return existsSync(file) && statSync(file).isFile();
};

/** @returns why a link is broken, or null if it works. */
function deadness(from: string, href: string): string | null {
  // An error page is served at any path, so its relative links lead to the page itself.
  const base = /^(?:404|500) /.test(from) ? '/' : from;
  const url = new URL(href, ORIGIN + base);
  if (url.origin !== ORIGIN)
    return url.protocol === 'https:' || url.protocol === 'mailto:' ? null : 'not https';
  const path = withoutLastSlashes(decodeURI(url.pathname));
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (href.startsWith('#') || href === '') {
    return anchor === '' || ids.get(from)?.has(anchor) ? null : 'no such id here';
  }
  if (Object.hasOwn(snapshotMap.pages, path)) {
    return anchor === '' || ids.get(path)?.has(anchor) ? null : 'no such id there';
  }
  if (isRendered(path) || isFile(path)) return null;
  // The address to which the drawer links for a section, and which redirects to it.
  const [, page, section] = /^(.*\/(?:features|support|company))\/([\w-]+)$/.exec(path) ?? [];
  if (page !== undefined) return ids.get(page)?.has(section ?? '') ? null : 'no such section';
  if (path === '/w' || path.startsWith('/w/')) return matchScreen(path) ? null : 'no such screen';
  return 'no such page';
}

const linked = ['a', 'area', 'link', 'form', 'use', 'image', 'img', 'source', 'script'];
const addressesOf = (html: string) =>
  elements(html)
    .filter(({ name }) => linked.includes(name))
    .flatMap(({ attributes: { href, src, action } }) => [href, src, action])
    .filter((address) => address !== undefined)
    .filter((address) => !/^(?:https?:|data:)/.test(address));

const isChinese = (html: string) => /<html[^>]* lang="zh-CN"/.test(html);

it('every page has text, and its header starts with a logo that links to the home page in its language', () => {
  for (const { path, html } of snapshotPages.filter(({ status }) => status === 200)) {
    expect(textsOf(html, 'main').join(' ').length, path).toBeGreaterThan(60);
    const [header = ''] = /<header\b[\s\S]*?<\/header>/.exec(html) ?? [];
    const logo = elements(header).find(({ name }) => name === 'a');
    expect([path, logo?.attributes.href]).toEqual([path, isChinese(html) ? '/cn' : '/']);
  }
});

describe('every internal link leads to an existing page and anchor', () => {
  it.each(snapshotPages)('$path', ({ path, html }) => {
    const addresses = [...new Set(addressesOf(html))];
    expect(addresses.length).toBeGreaterThan(0);
    const dead = addresses.flatMap((href) => {
      const why = deadness(path, href);
      return why ? [`${href}: ${why}`] : [];
    });
    expect(dead).toEqual([]);
  });

  it.each(snapshotPages.filter(({ html }) => isChinese(html)))(
    'links on $path stay Chinese, except the one to the other language',
    ({ html }) => {
      const strays = elements(html)
        .filter(({ name, attributes }) => name === 'a' && attributes.lang === undefined)
        .map(({ attributes: { href = '' } }) => href)
        .filter((href) => href.startsWith('/') && isPrefixed(href) && !/^\/cn(?:[/#?]|$)/.test(href))
        .filter((href) => !isFile(href.replace(/[?#].*/, '')));
      expect(strays).toEqual([]);
    },
  );
});

describe('a link is reported as broken', () => {
  it.each([
    ['/no/such/page', 'no such page'],
    ['/#no-such-place', 'no such id there'],
    ['#no-such-place', 'no such id here'],
    ['/features/no-such-section', 'no such section'],
    ['/w/no-such-screen', 'no such screen'],
    ['/no-such-file.svg', 'no such page'],
    ['javascript:void 0', 'not https'],
  ])('%s', (href, why) => {
    expect(deadness('/', href)).toBe(why);
  });

  it.each([
    '/',
    '/cn',
    '/#main',
    '/?from=mail',
    '#main',
    '/w',
    '/w/send',
    '/login',
    '/marks.svg#btc',
    '/features/support',
  ])('and %s is not', (href) => {
    expect(deadness('/', href)).toBeNull();
  });
});
