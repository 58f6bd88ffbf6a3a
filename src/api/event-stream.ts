import { STREAM_PATH, eventNames, events, type EventData, type EventName } from '#contract/user-events.ts';

interface EventStreamListeners {
  readonly onEvent: <Name extends EventName>(name: Name, data: EventData[Name]) => void;
  /** The stream is open. `isResumed`: it continues after the last event that was received. */
  readonly onOpen: (isResumed: boolean) => void;
  /** The connection was lost or closed. */
  readonly onInterrupted: () => void;
  /** The server refused the connection; the browser does not try again by itself. */
  readonly onRefused: () => void;
}

/**
 * The server's events (contract/events.ts) over the browser's EventSource, which reconnects after a loss with the last
 * event's id. At most one connection.
 */
export class EventStream {
  #base: string;
  #listeners: EventStreamListeners;
  #source: EventSource | null = null;
  #lastId = '';

  /** @param base where the API is: an origin, without a slash at the end. */
  constructor(base: string, listeners: EventStreamListeners) {
    this.#base = base;
    this.#listeners = listeners;
  }

  /** Connects, and continues after the last event that was received. Nothing happens while there is a connection. */
  start(language: string): void {
    if (this.#source) return;
    const query = new URLSearchParams({ language });
    if (this.#lastId) query.set('last_event_id', this.#lastId);
    const source = new EventSource(`${this.#base}${STREAM_PATH}?${query}`, { withCredentials: true });
    this.#source = source;
    let isResumed = this.#lastId !== '';
    const isCurrent = () => this.#source === source;
    source.addEventListener('open', () => {
      if (!isCurrent()) return;
      this.#listeners.onOpen(isResumed);
      // A stream starts with an id, which the browser repeats when it reconnects. Scripts see it with an event only.
      isResumed = true;
    });
    source.addEventListener('error', () => {
      if (!isCurrent()) return;
      this.#listeners.onInterrupted();
      if (source.readyState !== EventSource.CLOSED) return;
      this.#source = null;
      this.#listeners.onRefused();
    });
    for (const name of eventNames) {
      source.addEventListener(name, (event: MessageEvent<unknown>) => {
        if (isCurrent()) this.#handleMessage(name, event);
      });
    }
  }

  stop(): void {
    this.#source?.close();
    this.#source = null;
    this.#listeners.onInterrupted();
  }

  #handleMessage(name: EventName, { data, lastEventId }: MessageEvent<unknown>): void {
    if (lastEventId) this.#lastId = lastEventId;
    const event = events[name].safeParse(parseJson(data));
    // Ignore an event of another shape than the contract's: the next regular read shows the present state.
    if (event.success) this.#listeners.onEvent(name, event.data);
  }
}

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
