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

/** Whose events, in which language: tabs that agree in both share a stream. `owner` is null while nobody is known. */
export interface StreamScope {
  readonly owner: string | null;
  readonly language: string;
}

interface RawEvent {
  readonly name: EventName;
  readonly data: unknown;
  readonly id: string;
}

/** What the tabs that share a stream tell each other. */
type TabMessage =
  /** A tab wants to share the stream, or asks whether the leader still lives. */
  | { readonly type: 'joined' }
  /** The leader's answer. */
  | { readonly type: 'leading'; readonly isOpen: boolean }
  | { readonly type: 'opened'; readonly isResumed: boolean }
  | { readonly type: 'interrupted' }
  | { readonly type: 'event'; readonly event: RawEvent };

/** Milliseconds without an answer after which a leader counts as suspended, as phones suspend hidden tabs. */
const LEADER_TIMEOUT = 2000;

/**
 * The server's events (contract/user-events.ts) over the browser's EventSource, which reconnects after a loss with the last event's
 * id. The tabs of a browser share one connection, because over HTTP/1.1 it has six to a host: the tab that holds the Web Lock leads and
 * passes on what it receives by BroadcastChannel. A browser without locks, as over plain HTTP, opens a connection a tab.
 */
export class EventStream {
  #base: string;
  #listeners: EventStreamListeners;
  #source: EventSource | null = null;
  #channel: BroadcastChannel | null = null;
  /** Aborted when this tab has left, or its request for the lock is replaced. Null while it is stopped. */
  #request: AbortController | null = null;
  #takeover: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;
  #isOver = false;
  #lastId = '';

  /** @param base where the API is: an origin, without a slash at the end. */
  constructor(base: string, listeners: EventStreamListeners) {
    this.#base = base;
    this.#listeners = listeners;
  }

  /** Connects or joins, and continues after the last event that was received. A tab that has joined makes sure that its leader lives. */
  start(scope: StreamScope): void {
    if (this.#isOver) return;
    if (this.#request) {
      this.#ask(scope);
      return;
    }
    this.#request = new AbortController();
    // The types promise locks everywhere; they need a secure context.
    const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;
    if (!locks || scope.owner === null) {
      this.#connect(scope.language);
      return;
    }
    this.#channel = new BroadcastChannel(lockName(scope));
    this.#channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.#hear(data));
    this.#lead(locks, scope, false);
    this.#ask(scope);
  }

  stop(): void {
    if (this.#isOver) return;
    this.#leave();
    this.#interrupt();
  }

  /**
   * Disconnects for as long as this document lives: its session has ended. A tab that leads keeps the lock meanwhile, because the next
   * one could get it before it hears of the end, and would connect without a session.
   */
  end(): void {
    if (!this.#source) this.stop();
    this.#isOver = true;
    this.#source?.close();
    this.#source = null;
    this.#channel?.close();
    this.#channel = null;
    this.#interrupt();
  }

  #leave(): void {
    clearTimeout(this.#takeover);
    this.#request?.abort();
    this.#request = null;
    this.#source?.close();
    this.#source = null;
    this.#channel?.close();
    this.#channel = null;
  }

  /** Waits for the lock, or takes it from a leader that gives no sign of life. */
  #lead(locks: LockManager, scope: StreamScope, steal: boolean): void {
    this.#request?.abort();
    const request = new AbortController();
    this.#request = request;
    const { signal } = request;
    locks
      .request(lockName(scope), steal ? { steal } : { signal }, () => {
        if (signal.aborted) return undefined;
        this.#connect(scope.language);
        return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
      })
      .catch(() => {
        if (this.#request !== request || this.#isOver) return;
        // The lock was stolen while this tab was suspended: the new leader passes its events on.
        this.#source?.close();
        this.#source = null;
        this.#lead(locks, scope, false);
      });
  }

  #ask(scope: StreamScope): void {
    if (this.#source || !this.#channel) return;
    this.#tell({ type: 'joined' });
    clearTimeout(this.#takeover);
    this.#takeover = setTimeout(() => {
      if (!this.#source && this.#channel) this.#lead(navigator.locks, scope, true);
    }, LEADER_TIMEOUT);
  }

  #tell(message: TabMessage): void {
    this.#channel?.postMessage(message);
  }

  #hear(message: TabMessage): void {
    if (message.type === 'joined') {
      if (this.#source) this.#tell({ type: 'leading', isOpen: this.#isOpen });
      return;
    }
    // Two tabs may each take the other for the leader while a lock is stolen: the lock decides.
    if (this.#source) return;
    clearTimeout(this.#takeover);
    if (message.type === 'event') this.#receive(message.event);
    else if (message.type === 'opened') this.#open(message.isResumed);
    else if (message.type === 'interrupted') this.#interrupt();
    // What happened before this tab joined is not known.
    else if (message.isOpen && !this.#isOpen) this.#open(false);
  }

  #connect(language: string): void {
    clearTimeout(this.#takeover);
    const query = new URLSearchParams({ language });
    if (this.#lastId) query.set('last_event_id', this.#lastId);
    const source = new EventSource(`${this.#base}${STREAM_PATH}?${query}`, { withCredentials: true });
    this.#source = source;
    let isResumed = this.#lastId !== '';
    const isCurrent = () => this.#source === source;
    source.addEventListener('open', () => {
      if (!isCurrent()) return;
      this.#tell({ type: 'opened', isResumed });
      this.#open(isResumed);
      // A stream starts with an id, which the browser repeats when it reconnects. Scripts see it with an event only.
      isResumed = true;
    });
    source.addEventListener('error', () => {
      if (!isCurrent()) return;
      this.#tell({ type: 'interrupted' });
      this.#interrupt();
      if (source.readyState !== EventSource.CLOSED) return;
      this.#leave();
      this.#listeners.onRefused();
    });
    for (const name of eventNames) {
      source.addEventListener(name, ({ data, lastEventId }: MessageEvent<unknown>) => {
        if (!isCurrent()) return;
        const event: RawEvent = { name, data, id: lastEventId };
        this.#tell({ type: 'event', event });
        this.#receive(event);
      });
    }
  }

  #open(isResumed: boolean): void {
    this.#isOpen = true;
    this.#listeners.onOpen(isResumed);
  }

  #interrupt(): void {
    this.#isOpen = false;
    this.#listeners.onInterrupted();
  }

  #receive({ name, data, id }: RawEvent): void {
    if (id) this.#lastId = id;
    // The leader may run a newer version of the site, which knows more events.
    if (!eventNames.includes(name)) return;
    const event = events[name].safeParse(parseJson(data));
    // Ignore an event of another shape than the contract's: the next regular read shows the present state.
    if (event.success) this.#listeners.onEvent(name, event.data);
  }
}

const lockName = ({ owner, language }: StreamScope): string => `${STREAM_PATH} ${owner} ${language}`;

function parseJson(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return null;
  }
}
