import type { IntegrationResolvedRoute } from 'astro';

const LOCALE = '[...locale]';
const PREFIXES = ['', '/cn'];

interface SitePath {
  readonly path: string;
  /** A page answers GET; an endpoint may answer other methods only. */
  readonly kind: 'page' | 'endpoint';
  readonly route: string;
}

/** The paths of all our routes that have no parameter but the language. */
export function fixedPaths(routes: readonly IntegrationResolvedRoute[]): SitePath[] {
  return own(routes)
    .filter((route) => !isOpen(route))
    .flatMap((route) => {
      const kind = route.type === 'endpoint' ? ('endpoint' as const) : ('page' as const);
      const rest = route.pattern.replace(`/${LOCALE}`, '');
      const prefixes = route.pattern.includes(LOCALE) ? PREFIXES : [''];
      return prefixes.map((prefix) => ({ path: prefix + rest || '/', kind, route: route.pattern }));
    })
    .filter(({ path }) => path !== '/404' && path !== '/500');
}

/** Patterns of routes with another parameter, such as /blog/[slug], whose paths are found by following links. */
export function openPatterns(routes: readonly IntegrationResolvedRoute[]): RegExp[] {
  return own(routes)
    .filter(isOpen)
    .map((route) => route.patternRegex);
}

/** Astro's own routes, such as those for images and actions. */
export function foreignPatterns(routes: readonly IntegrationResolvedRoute[]): RegExp[] {
  return routes.filter((route) => route.origin !== 'project').map((route) => route.patternRegex);
}

/** The internal paths that a page links to, without query and fragment. */
export function linkedPaths(html: string): string[] {
  return [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"/?#][^"?#]*)/g)].map(([, path = '']) =>
    path.replace(/\/$/, ''),
  );
}

function own(routes: readonly IntegrationResolvedRoute[]): IntegrationResolvedRoute[] {
  return routes.filter(
    (route) => route.origin === 'project' && (route.type === 'page' || route.type === 'endpoint'),
  );
}

function isOpen(route: IntegrationResolvedRoute): boolean {
  return route.params.some((name) => `[${name}]` !== LOCALE && `[...${name}]` !== LOCALE);
}
