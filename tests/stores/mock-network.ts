import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { WebSocket as ServerSocket } from 'ws';
import { admit } from '#mock-api/features/market/stream/connection-limit.ts';
import { runConnection } from '#mock-api/features/market/stream/socket-session.ts';
import type { Sandbox } from '#mock-api/core/sandbox.ts';
import { TestSocket } from '../api/web-socket.ts';

/**
 * The browser's socket and the mock's stream with no network between them, so that a fake clock drives both. Undone by
 * `unstubGlobals`.
 */
export function connectSockets(sandbox: Sandbox): { opened: () => number } {
  let opened = 0;
  vi.stubGlobal(
    'WebSocket',
    class extends TestSocket {
      readonly #far: FarEnd;

      constructor(url: string) {
        super(url);
        opened += 1;
        this.#far = new FarEnd(this);
        setTimeout(() => {
          if (this.readyState !== TestSocket.CONNECTING) return;
          try {
            admit(sandbox.state);
          } catch {
            this.end();
            return;
          }
          this.accept();
          runConnection(this.#far as unknown as ServerSocket, sandbox, {
            streams: [],
            combined: false,
            unit: 1,
          });
        }, 1);
      }

      override send(text: string): void {
        super.send(text);
        this.#far.emit('message', Buffer.from(text), false);
      }

      override end(): void {
        super.end();
        this.#far.emit('close');
      }
    },
  );
  return { opened: () => opened };
}

/** The part of `ws` that the mock's side uses. */
class FarEnd extends EventEmitter {
  readonly #near: TestSocket;

  constructor(near: TestSocket) {
    super();
    this.#near = near;
  }

  send(text: string): void {
    if (this.#near.readyState === TestSocket.OPEN) this.#near.receive(text);
  }

  ping(payload: string): void {
    this.emit('pong', Buffer.from(payload));
  }

  close(): void {
    this.#near.end();
  }

  terminate(): void {
    this.#near.end();
  }
}
