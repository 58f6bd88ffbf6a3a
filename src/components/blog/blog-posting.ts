import type { SchemaNode } from '#src/components/shell/structured-data.ts';
import type { Post } from '#src/i18n/posts.ts';
import { isoDay } from '#src/intl/format/date.ts';
import { languageTags, localizePath, type Locale } from '#src/intl/locale.ts';

interface Place {
  readonly locale: Locale;
  readonly site: URL | undefined;
  /** Who publishes: the product by its name in this language. */
  readonly publisher: string;
}

/** A post in schema.org's terms. Teams sign posts, so the author is the publisher. */
export function blogPosting({ entry, path }: Post, { locale, site, publisher }: Place): SchemaNode {
  const { title, description, published, updated, tags } = entry.data;
  const organization = { '@type': 'Organization', name: publisher, url: site?.href };
  return {
    '@type': 'BlogPosting',
    headline: title,
    description,
    datePublished: isoDay(published),
    dateModified: isoDay(updated ?? published),
    inLanguage: languageTags[locale],
    keywords: tags,
    mainEntityOfPage: new URL(localizePath(locale, path), site).href,
    author: organization,
    publisher: organization,
  };
}
