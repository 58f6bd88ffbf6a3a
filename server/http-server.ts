import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { securityHeaders, setSecurityHeaders } from './headers.ts';

/** Milliseconds that running requests get to finish once the server is told to stop. */
const GRACE = 4000;

/** An HTTP server for the site, not listening yet. */
export function createHttpServer(app: Hono<{ Bindings: HttpBindings }>, secure: boolean): Server {
  const listener = getRequestListener(app.fetch);
  // The listener refuses a request without Host itself, because Node's own refusal lacks our headers.
  const server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    incoming.url = originForm(incoming.url ?? '/');
    setSecurityHeaders(outgoing, incoming.url, secure);
    if (hasTwoHosts(incoming) || namesHost(incoming.url)) {
      outgoing.writeHead(400, { connection: 'close', 'content-length': '0' }).end();
      return;
    }
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

/** A proxy in front may read the other one, and so speak of another site (RFC 9112, section 3.2). Node keeps the first alone. */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1;

/** A path that begins with `//`, if only once its dots are gone: a URL that is made of it has its first part for a host name. */
const namesHost = (target: string) =>
  target.startsWith('//') ||
  (URL.canParse(`http://host${target}`) && new URL(`http://host${target}`).pathname.startsWith('//'));

/** Stops accepting requests, lets running ones finish, and closes the rest after the grace period. */
export async function close(server: Server, grace = GRACE): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace);
  // A busy connection becomes idle after its response, and keep-alive would hold it open.
  const sweep = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });
  clearTimeout(cut);
  clearInterval(sweep);
}
