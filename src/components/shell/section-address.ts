import type { APIContext } from 'astro';
import { localizePath } from '#src/intl/locale.ts';
import { navigation } from './navigation.ts';

const targets = new Set(navigation.flatMap(({ items }) => items.map(({ path }) => path)));

/**
 * The address of a page's section that loads the page anew: `/features#support` becomes `/features/support`, which redirects
 * back. A link to `#support` from the page itself would only scroll below the open drawer, which no script is there to close.
 */
export const sectionAddress = (target: string): string => target.replace('#', '/');

/** Answers `/features/support` with a redirect to `/features#support`, and anything that the navigation does not name with 404. */
export function redirectToSection({ params, locals }: APIContext, page: string): Response {
  const target = `${page}#${params.section ?? ''}`;
  if (!targets.has(target)) return new Response(null, { status: 404 });
  return new Response(null, {
    status: 303,
    headers: { location: localizePath(locals.locale, target), 'cache-control': 'private, no-store' },
  });
}
