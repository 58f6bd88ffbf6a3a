import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Crumb } from './crumb.ts';

/** A thing in the terms of schema.org, as JSON-LD writes it. */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Page {
  readonly locale: Locale;
  readonly title: string;
  /** As the page was asked for, language included. */
  readonly path: string;
  readonly site: URL | undefined;
}

/** The trail of a page, itself last; empty for one that stands directly below home with no trail of its own. */
export function breadcrumbList(crumbs: readonly Crumb[], page: Page): SchemaNode[] {
  if (crumbs.length === 0) return [];
  const trail = [
    ...crumbs.map(({ name, path }) => ({ name, path: localizePath(page.locale, path) })),
    { name: page.title, path: page.path },
  ];
  const itemListElement = trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: new URL(path, page.site).href,
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}
