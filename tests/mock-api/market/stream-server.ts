import { afterEach, beforeEach, expect } from 'vitest';
import { listen, type Listening } from '#mock-api/server/http-server.ts';
import type { Mock } from '#mock-api/server/hono-env.ts';
import { Listener } from './socket.ts';
import { emptyMock, MOVING_MARKET, Visitor } from '../visitor.ts';

/** A mock on a port of its own for each test of a file, with a fast ticker; ended with its sockets. */
export class StreamServer {
  app!: Mock;
  server!: Listening;
  admin!: Visitor;
  readonly #open: Listener[] = [];

  constructor() {
    beforeEach(() => this.start());
    afterEach(() => this.stop());
  }

  connect(path = '/ws', headers: Record<string, string> = {}, autoPong = true): Listener {
    const listener = new Listener(`${this.server.url}${path}`, headers, autoPong);
    this.#open.push(listener);
    return listener;
  }

  async connected(path = '/ws', headers: Record<string, string> = {}): Promise<Listener> {
    const listener = this.connect(path, headers);
    expect(await listener.opened).toBe(true);
    return listener;
  }

  private async start(): Promise<void> {
    this.app = emptyMock(MOVING_MARKET);
    this.server = await listen(this.app);
    this.admin = new Visitor(this.app);
    await this.admin.control('PUT', '/ticker', { tickMs: 10 });
  }

  private async stop(): Promise<void> {
    for (const { socket } of this.#open.splice(0)) socket.terminate();
    await this.server.close();
  }
}
