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

/** Notes in this entry of the history that its link was used, so that a reload says so: the token itself is gone by then. */
export function noteUsed(): void {
  history.replaceState({ notMe: 'used' }, '', location.href);
}

export const wasUsed = (): boolean =>
  (history.state as { readonly notMe?: unknown } | null)?.notMe === 'used';
