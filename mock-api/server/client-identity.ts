import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import { PROXY_SECRET_HEADER } from '#contract/forwarding.ts';
import type { MockContext } from './hono-env.ts';
import type { Language } from './translate.ts';

/** The address of a request without a connection, as in tests. */
const LOOPBACK = '127.0.0.1';

/**
 * The client's IP address: its visitor's, if the site's server passes it on and proves itself, else the connection's own. Anybody
 * can write an `X-Forwarded-For`.
 */
export function clientIp(c: MockContext): string {
  const [forwarded = ''] = isFromSite(c) ? (c.req.header('x-forwarded-for') ?? '').split(',') : [];
  const visitor = forwarded.trim();
  return withoutMapping(isIP(visitor) ? visitor : (c.env?.incoming?.socket.remoteAddress ?? LOOPBACK));
}

/**
 * Who counts as one client for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because whoever has one of
 * its addresses has all of them (RFC 6177).
 */
export function clientNetwork(c: MockContext): string {
  const ip = clientIp(c);
  return isIPv6(ip) ? networkOf(ip) : ip;
}

function isFromSite(c: MockContext): boolean {
  const secret = c.get('proxySecret');
  const given = c.req.header(PROXY_SECRET_HEADER);
  return secret !== '' && given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

/** Of equal length whatever the text is, as a comparison in constant time needs. */
const digest = (text: string) => createHash('sha256').update(text).digest();

/** `::ffff:192.0.2.1`, as a server that listens on IPv6 sees it, is 192.0.2.1. */
const withoutMapping = (ip: string) => ip.replace(/^::ffff:(?=\d+\.)/i, '');

/** `2001:db8:0:1::/64` */
function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // A dotted end stands for two groups.
  const written = head.length + tail.length + (address.includes('.') ? 1 : 0);
  const groups = [...head, ...Array<string>(8 - written).fill('0'), ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}

/** The language of an email: the page's if the request says it, else that of Accept-Language. */
export const mailLanguage = (page: Language | undefined, accepted: Language): Language => page ?? accepted;
