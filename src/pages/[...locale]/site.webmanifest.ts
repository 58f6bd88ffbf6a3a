import type { APIRoute, GetStaticPaths } from 'astro';
import { siteName } from '#src/components/shell/site-name.ts';
import { messages } from '#src/i18n/messages.ts';
import { languageTags, localeOf, locales } from '#src/intl/locale.ts';

export const prerender = true;

export const getStaticPaths: GetStaticPaths = () =>
  locales.map((locale) => ({ params: { locale: locale === 'en' ? undefined : locale } }));

/** The manifest of the installed wallet: one app with one id, and a name in each language. */
export const GET: APIRoute = ({ params }) => {
  const locale = localeOf(params.locale);
  const name = siteName(locale);
  const manifest = {
    id: '/w',
    name,
    short_name: name,
    description: messages(locale).home.description,
    lang: languageTags[locale],
    start_url: '/w',
    scope: '/',
    // No address bar is needed: the browser shows one by itself when the app leaves its host.
    display: 'standalone',
    background_color: '#fbf8f2',
    theme_color: '#fbf8f2',
    categories: ['finance'],
    icons: [
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json' },
  });
};
