import type { MockContext } from './hono-env.ts';
import type { Language } from './translate.ts';

/** Longer than any IP address, IPv6 with a zone included. */
const MAX_IP_LENGTH = 64;

/**
 * The client's IP address, for rate limits: the last one of X-Forwarded-For, which the site in front has added, because a
 * client can write the others. Without that header all clients of a sandbox count as one.
 */
export function clientIp(c: MockContext): string {
  const hop = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() ?? '';
  return hop.slice(0, MAX_IP_LENGTH) || 'anybody';
}

/** The language of an email: the page's if the request says it, else that of Accept-Language. */
export const mailLanguage = (page: Language | undefined, accepted: Language): Language => page ?? accepted;
