const CALLBACK = '/oauth/callback';

/**
 * An OAuth callback may arrive at any URL; its parameters identify it (spec section 4, OAuth callback). An email alone does
 * not: ordinary links contain one.
 * @param path without a trailing slash.
 * @returns the callback's URL with the query; null when the request is no callback.
 */
export function misroutedOauthCallback(method: string, path: string, query: URLSearchParams): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (path === CALLBACK || !(query.has('token') || query.has('refresh_token'))) return null;
  return `${CALLBACK}?${query.toString()}`;
}
