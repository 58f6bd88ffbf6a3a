import type { AstroCookies } from 'astro';

const FLAG = 'error_flag';

/** Whether a page of ours has just failed and sent this browser to /error (spec section 2). */
export function hasErrorFlag(cookies: AstroCookies): boolean {
  return cookies.has(FLAG);
}

/**
 * The flag is good for one look.
 * @param path the page's own, with its language: the flag was set for it alone.
 */
export function consumeErrorFlag(cookies: AstroCookies, path: string): void {
  cookies.delete(FLAG, { path });
}
