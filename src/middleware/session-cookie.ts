/**
 * Set-Cookie values that end a session. The API may have set its cookie for a domain above both hosts, and a browser deletes
 * a cookie only when its domain is named, so there is a value for every domain that both hosts share.
 */
export function expiredSession(siteUrl: string, apiUrl: string): string[] {
  const site = new URL(siteUrl);
  const secure = site.protocol === 'https:' ? '; Secure' : '';
  const expired = `access_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
  const shared = sharedDomains(site.hostname, new URL(apiUrl).hostname);
  return [expired, ...shared.map((domain) => `${expired}; Domain=${domain}`)];
}

/** `app.cowrie.example` and `api.cowrie.example` share `cowrie.example`; a top-level domain does not count. */
function sharedDomains(site: string, api: string): string[] {
  const labels = site.split('.');
  return labels
    .map((_, index) => labels.slice(index).join('.'))
    .filter((domain) => domain.includes('.') && !/^[\d.]+$/.test(domain))
    .filter((domain) => api === domain || api.endsWith(`.${domain}`));
}
