import { locales, localizePath } from '#src/intl/locale.ts';
import { serverRedirects } from './guards-table.ts';
import { publicPaths } from './public-paths.ts';

/** Every page, responses that are no pages, and files that a browser shows as a document. */
export const everyPath: readonly string[] = [
  ...new Set([
    ...publicPaths,
    ...locales.flatMap((locale) =>
      [
        ...Object.values(serverRedirects).flatMap(({ paths }) => paths),
        '/error',
        '/no/such/page',
        '/support/search?q=code',
        '/support/status',
        '/newsletter/confirm?key=a',
      ].map((path) => localizePath(locale, path)),
    ),
    '/oauth/callback?token=a&refresh_token=b&email=ada%40example.com',
    '/?token=a',
    '/w/no-such-screen',
    '/500',
    ...['/favicon.svg', '/marks.svg', '/robots.txt', '/sitemap.xml', '/site.webmanifest', '/healthz'],
    ...['/blog/rss.xml', '/.well-known/security.txt', '/_astro/none.js', '/_actions/contact'],
  ]),
];
