import { STREAM_PATH, eventNames, events, type EventData, type EventName } from '#contract/events.ts';

export interface EventStreamListeners {
  readonly onEvent: <Name extends EventName>(name: Name, data: EventData[Name]) => void;
  /** False while nothing can arrive: not connected yet, or not any more. */
  readonly onConnectedChange: (live: boolean) => void;
  /** The server refused; the browser does not try again by itself. */
  readonly onClosed: () => void;
}

/**
 * What the server tells by itself (contract/events.ts), on the browser's own EventSource: after a loss that connects
 * again with the last event's id. At most one connection.
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

  /** Connects; what happened since the last connection comes first. Nothing happens while there is one. */
  start(language: string): void {
    if (this.#source) return;
    const query = new URLSearchParams({ language });
    if (this.#lastId) query.set('last_event_id', this.#lastId);
    const source = new EventSource(`${this.#base}${STREAM_PATH}?${query}`, { withCredentials: true });
    this.#source = source;
    const isMine = () => this.#source === source;
    source.addEventListener('open', () => {
      if (isMine()) this.#listeners.onConnectedChange(true);
    });
    source.addEventListener('error', () => {
      if (!isMine()) return;
      this.#listeners.onConnectedChange(false);
      if (source.readyState !== EventSource.CLOSED) return;
      this.#source = null;
      this.#listeners.onClosed();
    });
    for (const name of eventNames) {
      source.addEventListener(name, (event: MessageEvent<unknown>) => {
        if (isMine()) this.#handleMessage(name, event);
      });
    }
  }

  stop(): void {
    this.#source?.close();
    this.#source = null;
    this.#listeners.onConnectedChange(false);
  }

  #handleMessage(name: EventName, { data, lastEventId }: MessageEvent<unknown>): void {
    if (lastEventId) this.#lastId = lastEventId;
    const read = events[name].safeParse(parsed(data));
    // Not what was agreed on: as if it had not come. The next regular read says what is so.
    if (read.success) this.#listeners.onEvent(name, read.data);
  }
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
