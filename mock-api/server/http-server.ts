import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { LONGEST_FRAME } from '#contract/stream.ts';
import type { Mock } from './hono-env.ts';

/** Milliseconds for a client to answer the close frame. */
const CLOSE_GRACE = 250;

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Ends every connection and frees the port. */
  close: () => Promise<void>;
}

/** Whoever asks for anything else, as `curl --http2` does, is answered as if it had not (RFC 9110, section 7.8). */
const asksForSocket = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * HTTP and sockets on one port.
 * @param port 0 picks a free one.
 * @throws the error of `listen`, for example EADDRINUSE.
 */
export function listen(app: Mock, { port = 0, host = '127.0.0.1' } = {}): Promise<Listening> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    const server = serve({
      fetch: app.fetch,
      port,
      hostname: host,
      websocket: { server: sockets },
      serverOptions: { shouldUpgradeCallback: asksForSocket },
    });
    // Node lets go of a connection that asks to be upgraded, and one that breaks unheard would end the process.
    server.on('connection', (connection: Socket) => connection.on('error', () => undefined));
    server.once('error', reject);
    server.once('listening', () => {
      const actual = (server.address() as AddressInfo).port;
      resolve({ url: `http://localhost:${actual}`, port: actual, close });
    });

    function close(): Promise<void> {
      for (const client of sockets.clients) client.close(1001, 'the mock ends');
      return new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
        // A client that does not answer the close frame must not hold the process.
        setTimeout(() => sockets.clients.forEach((client) => client.terminate()), CLOSE_GRACE).unref();
      });
    }
  });
}
