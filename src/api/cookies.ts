/** Cookies that scripts may read or write. The session cookie (the API’s) is HttpOnly. */
type WritableCookie = 'lang' | 'theme' | 'sidebar' | 'view';
type ReadableCookie = 'access_token' | 'device_id' | WritableCookie;

const YEAR = 60 * 60 * 24 * 365;

export function readCookie(name: ReadableCookie): string | null {
  if (typeof document === 'undefined') return null;
  for (const pair of document.cookie.split('; ')) {
    const separator = pair.indexOf('=');
    if (pair.slice(0, separator) !== name) continue;
    try {
      return decodeURIComponent(pair.slice(separator + 1));
    } catch {
      return null;
    }
  }
  return null;
}

function setCookie(name: string, value: string, attributes: string): void {
  if (typeof document === 'undefined') return;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; ${attributes}${secure}`;
}

/** Writes a cookie that lasts a year. */
export function writeCookie(name: WritableCookie, value: string): void {
  setCookie(name, encodeURIComponent(value), `Path=/; Max-Age=${YEAR}; SameSite=Lax`);
}

export function deleteCookie(name: WritableCookie): void {
  setCookie(name, '', 'Path=/; Max-Age=0; SameSite=Lax');
}

/**
 * Lets the error page open once within a minute (spec section 2). The page's server deletes the cookie.
 * @param path of the error page, with its language prefix.
 */
export function writeErrorFlag(path: string): void {
  setCookie('error_flag', '1', `Path=${path}; Max-Age=60; SameSite=Strict`);
}
