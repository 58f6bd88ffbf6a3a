import type { AstroCookies } from 'astro';

const FLAG = 'error_flag';

/** Whether one of our pages has just failed and sent this browser to /error (spec section 2). */
export function hasErrorFlag(cookies: AstroCookies): boolean {
  return cookies.has(FLAG);
}

/**
 * Deletes the flag: /error can be opened once.
 * @param path with the language prefix: the cookie was set for this path.
 */
export function consumeErrorFlag(cookies: AstroCookies, path: string): void {
  cookies.delete(FLAG, { path });
}
