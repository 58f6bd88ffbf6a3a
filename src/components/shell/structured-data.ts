import { localizePath, type Locale } from '#src/intl/locale.ts';
import type { Crumb } from './crumb.ts';

/** A schema.org node in JSON-LD. */
export interface SchemaNode {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

interface Page {
  readonly locale: Locale;
  readonly title: string;
  /** With the language prefix. */
  readonly path: string;
  readonly site: URL | undefined;
}

/** The BreadcrumbList of a page, itself last; empty for a page without breadcrumbs. */
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
