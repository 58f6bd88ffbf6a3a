import { localizePath, type Locale } from '#src/intl/locale.ts';

declare global {
  var notMeToken: string | undefined;
}

/** The page's own path: `location` may have others, such as `//not-me`, which `replaceState` would read as another host. */
const pathOf = (locale: Locale) => localizePath(locale, '/not-me');

/**
 * An inline script that runs first in the page: it takes the token out of the address and the history. What the page has noted there
 * (`history.state`) stays. A string, because the content security policy lists its hash.
 */
export const takeTokenScript = (locale: Locale) =>
  `notMeToken=location.hash.slice(1);history.replaceState(history.state,"","${pathOf(locale)}")`;

/** The token that the inline script has taken, or one that was opened since then; once, and an empty one afterwards. */
export function takeNotMeToken(locale: Locale): string {
  const token = location.hash.slice(1) || (globalThis.notMeToken ?? '');
  globalThis.notMeToken = undefined;
  if (location.hash !== '') history.replaceState(history.state, '', pathOf(locale));
  return token;
}

/**
 * Notes in this entry of the history that its link was used, so that a reload says so: the token itself is gone by then.
 * @param at when, where that is known
 */
export function noteUsed(at: string | null): void {
  history.replaceState({ notMe: 'used', at }, '', location.href);
}

/** What was noted; null for nothing. */
export function notedUse(): { readonly kind: 'used'; readonly at: string | null } | null {
  const noted = history.state as { readonly notMe?: unknown; readonly at?: unknown } | null;
  if (noted?.notMe !== 'used') return null;
  return { kind: 'used', at: typeof noted.at === 'string' ? noted.at : null };
}
