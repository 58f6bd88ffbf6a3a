import type { APIRoute } from 'astro';

export const prerender = true;

/** Nothing is hidden by this, and what must not be listed says `noindex` itself: these only cost a crawler's time. */
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
