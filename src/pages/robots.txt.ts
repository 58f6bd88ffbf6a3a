import type { APIRoute } from 'astro';

export const prerender = true;

/** Saves crawlers time. It hides nothing: pages that must not be listed say `noindex` themselves. */
const MEMBERS = ['/w$', '/w?', '/w/', '/oauth/', '/auth-loading'];

export const GET: APIRoute = ({ site }) => {
  const lines = [
    'User-agent: *',
    ...MEMBERS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${new URL('/sitemap.xml', site).href}`,
  ];
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } });
};
