import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

/** A request, as much of it as says where it comes from. */
interface Connected {
  readonly headers: IncomingHttpHeaders;
  readonly socket: { readonly remoteAddress?: string | undefined };
}

/**
 * The visitor's IP address. Each proxy appends the address that it was called from to X-Forwarded-For; what stands before the
 * proxies' own entries is the visitor's word.
 * @param proxies how many proxies stand in front of this server. With none, or with an entry that is no address, it is the connection's.
 */
export function clientAddress({ headers, socket }: Connected, proxies: number): string {
  const hops = String(headers['x-forwarded-for'] ?? '').split(',');
  const hop = proxies === 0 ? '' : (hops.at(-proxies)?.trim() ?? '');
  return isIP(hop) ? hop : (socket.remoteAddress ?? '');
}
