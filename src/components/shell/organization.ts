import { languageTags, locales, localizePath, type Locale } from '#src/intl/locale.ts';
import { siteName } from './site-name.ts';
import type { SchemaNode } from './structured-data.ts';

/** schema.org data of the home page: the organization and the site, without an address or a claim. */
export function organizationAndSite(locale: Locale, site: URL | undefined): SchemaNode[] {
  const address = (path: string) => new URL(path, site).href;
  const id = address('/#organization');
  const name = siteName(locale);
  const others = locales.map(siteName).filter((other) => other !== name);
  return [
    {
      '@type': 'Organization',
      '@id': id,
      name,
      ...(others.length > 0 ? { alternateName: others } : {}),
      url: address('/'),
      logo: address('/icon-512.png'),
    },
    {
      '@type': 'WebSite',
      name,
      url: address(localizePath(locale, '/')),
      inLanguage: languageTags[locale],
      publisher: { '@id': id },
    },
  ];
}
