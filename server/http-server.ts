import { createServer, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders, setSecurityHeaders } from './headers.ts';

/** How long, in milliseconds, what is being answered may take once the server has been told to stop. */
const GRACE = 4000;

/** An HTTP server for the site, not listening yet. */
export function createHttpServer(app: Hono<{ Bindings: HttpBindings }>, secure: boolean): Server {
  const listener = getRequestListener(app.fetch);
  // A request without Host is refused by the listener: Node's own refusal has no headers.
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    incoming.url = originForm(incoming.url ?? '/');
    setSecurityHeaders(outgoing, incoming.url, secure);
    void listener(incoming, outgoing);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
    const headers = Object.entries({
      ...securityHeaders('/', secure),
      connection: 'close',
      'content-length': '0',
    });
    socket.end(`HTTP/1.1 ${status}\r\n${headers.map((pair) => pair.join(': ')).join('\r\n')}\r\n\r\n`);
    return undefined;
  });
  return server;
}

/**
 * `http://host/path?query` as `/path?query`: a server takes both (RFC 9112, section 3.2.2), but Astro appends the former to
 * its own address and answers with the home page.
 */
function originForm(target: string): string {
  if (target.startsWith('/') || !URL.canParse(target)) return target;
  const { pathname, search } = new URL(target);
  return pathname.startsWith('/') ? pathname + search : target;
}

/** Stops taking requests, lets those that run finish, and cuts what is left after the grace. */
export async function close(server: Server, grace = GRACE): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // A connection that was busy becomes idle with its answer, and would then be kept alive.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
  clearInterval(sweep);
}
