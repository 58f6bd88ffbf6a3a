import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { WebSocket as ServerSocket } from 'ws';
import { admit } from '#mock-api/features/market/stream/connection-limit.ts';
import { runConnection } from '#mock-api/features/market/stream/socket-session.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import { TestSocket } from '../api/web-socket.ts';

/**
 * Connects the browser's WebSocket to the mock's stream without a network, so that a fake clock drives both. Undone by
 * `unstubGlobals`.
 */
export function connectSockets(sandbox: Sandbox): { opened: () => number; open: () => number } {
  const sockets: TestSocket[] = [];
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      readonly #server: ServerSide;

      constructor(url: string) {
        super(url);
        sockets.push(this);
        this.#server = new ServerSide(this);
        setTimeout(() => {
          if (this.readyState !== TestSocket.CONNECTING) return;
          try {
            admit(sandbox.state);
          } catch {
            this.end();
            return;
          }
          this.accept();
          runConnection(this.#server as unknown as ServerSocket, sandbox, {
            streams: [],
            combined: false,
            unit: 1,
          });
        }, 1);
      }

      override send(text: string): void {
        super.send(text);
        this.#server.emit('message', Buffer.from(text), false);
      }

      override end(): void {
        super.end();
        this.#server.emit('close');
      }
    },
  );
  return {
    opened: () => sockets.length,
    open: () => sockets.filter(({ readyState }) => readyState < TestSocket.CLOSING).length,
  };
}

/** The part of `ws` that the mock uses. */
class ServerSide extends EventEmitter {
  readonly #client: TestSocket;

  constructor(client: TestSocket) {
    super();
    this.#client = client;
  }

  send(text: string): void {
    if (this.#client.readyState === TestSocket.OPEN) this.#client.receive(text);
  }

  ping(payload: string): void {
    this.emit('pong', Buffer.from(payload));
  }

  close(): void {
    this.#client.end();
  }

  terminate(): void {
    this.#client.end();
  }
}
