import { resolveDeepLink } from '../deep-link.ts';
import { matchScreen, type ScreenName, type WalletPath } from '../paths.ts';

const PATH = '/w/security/pin' satisfies WalletPath;

/**
 * Where a forgotten PIN is reset.
 * @param from path and query of what it is needed for, which the reset comes back to
 */
export const pinResetHref = (from: string): string =>
  `${PATH}?${new URLSearchParams({ reset: '', return: from }).toString()}`;

/** Whether an address asks for the reset at once. */
export const asksForReset = (params: URLSearchParams): boolean => params.has('reset');

/**
 * What a screen comes back to once it has done what it was opened for: a screen of the wallet, with its query. Null for anything else that
 * an address may name.
 * @param own the screen itself, which leads nowhere
 */
export function returnIn(params: URLSearchParams, own: ScreenName): string | null {
  const path = resolveDeepLink(params.get('return'));
  if (path === null) return null;
  const [pathname = ''] = path.split(/[?#]/);
  return matchScreen(pathname) === own ? null : path;
}
