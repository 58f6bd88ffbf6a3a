/** Cookies that scripts may read or write. The session itself is the API's and out of a script's reach. */
export type WritableCookie = 'lang' | 'theme' | 'sidebar' | 'view';
export type ReadableCookie = 'access_token' | 'device_id' | WritableCookie;

const YEAR = 60 * 60 * 24 * 365;

export function readCookie(name: ReadableCookie): string | null {
  if (typeof document === 'undefined') return null;
  for (const pair of document.cookie.split('; ')) {
    const at = pair.indexOf('=');
    if (pair.slice(0, at) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(at + 1));
    } catch {
      return null;
    }
  }
  return null;
}

function put(name: string, value: string, limits: string): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; ${limits}${secure}`;
}

/** Kept for a year. */
export function writeCookie(name: WritableCookie, value: string): void {
  put(name, encodeURIComponent(value), `Path=/; Max-Age=${YEAR}; SameSite=Lax`);
}

export function deleteCookie(name: WritableCookie): void {
  put(name, '', 'Path=/; Max-Age=0; SameSite=Lax');
}

/**
 * Lets the error page open (spec section 2): for a minute, and for that page alone, whose server takes it away.
 * @param path the page's own, with its language.
 */
export function writeErrorFlag(path: string): void {
  put('error_flag', '1', `Path=${path}; Max-Age=60; SameSite=Strict`);
}
