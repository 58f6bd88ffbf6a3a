import type { PageHead } from './page-head.ts';

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The sitemap of all indexed pages, each with its version in the other language. */
export function sitemap(heads: readonly PageHead[]): string {
  const entries = heads.map(({ canonical = '', alternates, meta }) => {
    // The date comes from the page alone: a build is not a change of its text.
    const changed = meta['article:modified_time'] ?? meta['article:published_time'];
    const links = Object.entries(alternates).map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}"/>`,
    );
    return [
      '<url>',
      `<loc>${escaped(canonical)}</loc>`,
      ...(changed ? [`<lastmod>${escaped(changed)}</lastmod>`] : []),
      ...links,
      '</url>',
    ].join('');
  });
  const open =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n');
}
