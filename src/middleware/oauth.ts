const CALLBACK = '/oauth/callback';

/**
 * The same parameters on any URL are a callback (spec section 4, OAuth callback). An email alone is not: links carry one.
 * @param path without a slash at the end.
 * @returns where to send the request, with its query; null when it may go on.
 */
export function misroutedOauthCallback(method: string, path: string, query: URLSearchParams): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  if (path === CALLBACK || !(query.has('token') || query.has('refresh_token'))) return null;
  return `${CALLBACK}?${query.toString()}`;
}
