import { describe, expect, it } from 'vitest';
import { encodingFor, isUnchanged } from '#server/content-negotiation.ts';
import { preloadHeader, preloadedFonts, initialChunks } from '#server/preloads.ts';

describe('the encoding of a response', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR; Q=0.3', 'br'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0, *', 'gzip'],
    ['identity', 'identity'],
    ['broken', 'identity'],
  ])('Accept-Encoding "%s": %s', (header, expected) => {
    expect(encodingFor(header)).toBe(expected);
  });

  it.each([
    [undefined, false],
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['*', true],
    ['"b"', false],
    ['a', false],
  ])('If-None-Match %s: unchanged %s', (header, expected) => {
    expect(isUnchanged(header, '"a"')).toBe(expected);
  });
});

describe('the preloads of a page', () => {
  const graph = {
    '/_astro/Login.js': ['/_astro/Login.js', '/_astro/react.js'],
    '/_astro/client.js': ['/_astro/client.js', '/_astro/react.js'],
  };
  const island = (client: string) =>
    `<astro-island uid="1" component-url="/_astro/Login.js" component-export="Login" renderer-url="/_astro/client.js" client="${client}">`;

  it.each(['load', 'only'])('include the files of a client:%s island', (client) => {
    expect(initialChunks(island(client), graph)).toEqual([
      '/_astro/Login.js',
      '/_astro/react.js',
      '/_astro/client.js',
    ]);
  });

  it.each(['interaction', 'visible', 'idle'])('leave out the files of a client:%s island', (client) => {
    expect(initialChunks(island(client), graph)).toEqual([]);
  });

  it('begin with its fonts', () => {
    const fonts = preloadedFonts(
      '<head><link rel="preload" href="/fonts/a.woff2" as="font" type="font/woff2"></head>',
    );
    expect(preloadHeader(['/a.js'], fonts)).toBe(
      '</fonts/a.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin, </a.js>; rel=modulepreload',
    );
  });

  it('are in a Link header', () => {
    expect(preloadHeader(['/a.js', '/b.js'])).toBe('</a.js>; rel=modulepreload, </b.js>; rel=modulepreload');
  });
});
