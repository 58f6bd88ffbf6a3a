import { STREAM_PATH, eventNames, events, type EventData, type EventName } from '#contract/events.ts';

export interface EventFeedListeners {
  readonly onEvent: <Name extends EventName>(name: Name, data: EventData[Name]) => void;
  /** False while nothing can arrive: not connected yet, or not any more. */
  readonly onLive: (live: boolean) => void;
  /** The server refused; the browser does not try again by itself. */
  readonly onRefused: () => void;
}

/**
 * What the server tells by itself (contract/events.ts), on the browser's own EventSource: after a loss that connects
 * again with the last event's id. At most one connection.
 */
export class EventFeed {
  #base: string;
  #listeners: EventFeedListeners;
  #source: EventSource | null = null;
  #lastId = '';

  /** @param base where the API is: an origin, without a slash at the end. */
  constructor(base: string, listeners: EventFeedListeners) {
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
      if (isMine()) this.#listeners.onLive(true);
    });
    source.addEventListener('error', () => {
      if (!isMine()) return;
      this.#listeners.onLive(false);
      if (source.readyState !== EventSource.CLOSED) return;
      this.#source = null;
      this.#listeners.onRefused();
    });
    for (const name of eventNames) {
      source.addEventListener(name, (event: MessageEvent<unknown>) => {
        if (isMine()) this.#hear(name, event);
      });
    }
  }

  stop(): void {
    this.#source?.close();
    this.#source = null;
    this.#listeners.onLive(false);
  }

  #hear(name: EventName, { data, lastEventId }: MessageEvent<unknown>): void {
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
