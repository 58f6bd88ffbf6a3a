import { loginToPay, payLinkOf } from '#src/config/pay-link.ts';
import type { Viewer } from './viewer.ts';

/**
 * Where a guest is sent to log in: with the pay link that they have opened, if it is one.
 * @param login the address that the guard sends them to.
 * @param path without the language prefix and without a trailing slash.
 */
export function loginAddress(login: string, viewer: Viewer, path: string, query: URLSearchParams): string {
  const link = viewer.kind === 'guest' ? payLinkOf(path, query) : null;
  return link === null ? login : loginToPay(login, link);
}
