import { EventReader } from './mock-api/control/event-reader.ts';

type Send = (address: string, init: RequestInit) => Promise<Response>;

/**
 * An EventSource as the standard describes it, over a `fetch` instead of a network: it reconnects after a lost connection,
 * with the last event's id, and not after a response that is no event stream.
 */
export function eventSourceOver(send: Send) {
  return class InProcessEventSource extends EventTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readyState = InProcessEventSource.CONNECTING;
    readonly #url: string;
    readonly #leaving = new AbortController();
    #lastId = '';
    #retryMs = 3_000;

    constructor(url: string) {
      super();
      this.#url = url;
      void this.#connect();
    }

    close(): void {
      this.readyState = InProcessEventSource.CLOSED;
      this.#leaving.abort();
    }

    async #connect(): Promise<void> {
      const headers = { accept: 'text/event-stream', ...(this.#lastId && { 'last-event-id': this.#lastId }) };
      const response = await send(this.#url, { headers, signal: this.#leaving.signal }).catch(() => null);
      if (this.readyState === InProcessEventSource.CLOSED) return;
      if (response && !response.headers.get('content-type')?.startsWith('text/event-stream')) {
        this.close();
        this.dispatchEvent(new Event('error'));
        return;
      }
      if (response) {
        this.readyState = InProcessEventSource.OPEN;
        this.dispatchEvent(new Event('open'));
        await this.#read(new EventReader(response)).catch(() => undefined);
        // close() may have been called while events were read.
        if (this.#leaving.signal.aborted) return;
      }
      this.readyState = InProcessEventSource.CONNECTING;
      this.dispatchEvent(new Event('error'));
      setTimeout(() => {
        if (!this.#leaving.signal.aborted) void this.#connect();
      }, this.#retryMs);
    }

    async #read(reader: EventReader): Promise<void> {
      this.#leaving.signal.addEventListener('abort', () => void reader.leave());
      for (let block = await reader.block(); block !== null; block = await reader.block()) {
        const fields = new Map(
          block.split('\n').map((line) => {
            const [name = '', ...value] = line.split(': ');
            return [name, value.join(': ')];
          }),
        );
        this.#lastId = fields.get('id') ?? this.#lastId;
        this.#retryMs = Number(fields.get('retry') ?? this.#retryMs);
        const data = fields.get('data');
        if (data === undefined || this.readyState === InProcessEventSource.CLOSED) continue;
        const event = new MessageEvent(fields.get('event') ?? 'message', { data, lastEventId: this.#lastId });
        this.dispatchEvent(event);
      }
    }
  };
}
