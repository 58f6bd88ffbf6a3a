import type { IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { serve } from '@hono/node-server';
import { WebSocketServer } from 'ws';
import { LONGEST_FRAME } from '#contract/market-stream.ts';
import type { Mock } from './hono-env.ts';

/**
 * Milliseconds that an idle connection stays open. By default Node closes it after five seconds, and a call that is sent at that very
 * moment fails with ECONNRESET: longer than a test thinks between two of its calls.
 */
const KEEP_ALIVE_MS = 300_000;

/** Milliseconds that a client has to answer the close frame. */
const CLOSE_TIMEOUT_MS = 250;

export interface Listening {
  readonly url: string;
  readonly port: number;
  /** Ends every connection and frees the port. */
  close: () => Promise<void>;
}

/** A request to upgrade to any other protocol, as of `curl --http2`, is handled without the upgrade (RFC 9110, section 7.8). */
const isWebSocketUpgrade = ({ headers }: IncomingMessage) => headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Serves HTTP and WebSockets on one port.
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
      serverOptions: { shouldUpgradeCallback: isWebSocketUpgrade, keepAliveTimeout: KEEP_ALIVE_MS },
    });
    // Node removes its listeners from a connection that is upgraded, and an error without a listener would end the process.
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
        // A client that does not answer the close frame must not keep the process running.
        setTimeout(() => sockets.clients.forEach((client) => client.terminate()), CLOSE_TIMEOUT_MS).unref();
      });
    }
  });
}
