import {
  RECONNECT_DELAY,
  RECONNECT_LIMIT,
  SUBSCRIBE_DELAY,
  readFrame,
  subscribeMessage,
  type MiniTicker,
} from '#contract/market-stream.ts';

/** The state of the stream, as it is shown. `attempt` counts from 1 to RECONNECT_LIMIT. */
export type StreamState =
  | { readonly kind: 'off' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'live' }
  | { readonly kind: 'reconnecting'; readonly attempt: number; readonly limit: number }
  | { readonly kind: 'lost' }
  | { readonly kind: 'offline' };

interface StreamListeners {
  readonly onTick: (tick: MiniTicker) => void;
  readonly onState: (state: StreamState) => void;
}

/** Opens a socket; a test may pass another implementation of the standard. */
type SocketFactory = (url: string) => WebSocket;

/** A connection counts as stable this many milliseconds after its first valid tick; then the count of tries is reset. */
const STABLE_AFTER = 10_000;
/** A connection without a valid tick for this many milliseconds is dead, open or not: 20 pairs tick every second. */
const DEAD_AFTER = 30_000;
/** More unreadable frames than this within a minute and the connection is given up for a new one. */
const BAD_FRAMES_PER_MINUTE = 50;

/**
 * The market stream of spec sections 4, 7 and 9: SUBSCRIBE 100 ms after open, five reconnects after 1, 2, 3, 4 and 5 s,
 * then `lost` until `start` is called again. At most one socket; a late event of an older one is ignored.
 */
export class MarketStream {
  #url: string;
  #listeners: StreamListeners;
  #open: SocketFactory;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #stable = false;
  #lastSign = 0;
  #badFrames: number[] = [];
  #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(
    url: string,
    listeners: StreamListeners,
    open: SocketFactory = (address) => new WebSocket(address),
  ) {
    this.#url = url;
    this.#listeners = listeners;
    this.#open = open;
  }

  /** Opens the socket with a fresh count of tries; nothing happens while one is open or under way. */
  start(): void {
    if (this.#socket || this.#timers.size > 0) return;
    this.#attempt = 0;
    this.#connect({ kind: 'connecting' });
  }

  /** Closes the socket and cancels a pending retry; `state` is shown until the next start. */
  stop(state: StreamState = { kind: 'off' }): void {
    this.#drop();
    this.#listeners.onState(state);
  }

  #connect(state: StreamState): void {
    this.#listeners.onState(state);
    this.#stable = false;
    this.#lastSign = Date.now();
    this.#badFrames = [];
    let socket: WebSocket;
    try {
      socket = this.#open(this.#url);
    } catch {
      this.#retry();
      return;
    }
    this.#socket = socket;
    this.#watch(DEAD_AFTER);
    const current = () => this.#socket === socket;
    socket.addEventListener('open', () => {
      if (!current()) return;
      this.#after(SUBSCRIBE_DELAY, () => {
        if (current()) socket.send(JSON.stringify(subscribeMessage));
      });
    });
    socket.addEventListener('message', (event: MessageEvent) => {
      if (current()) this.#read(event.data);
    });
    // A failed connection fires `close` too, so retries start here only.
    socket.addEventListener('close', () => {
      if (current()) this.#giveUp();
    });
  }

  #read(frame: unknown): void {
    const tick = readFrame(frame);
    if (tick === 'other') return;
    if (tick === 'unreadable') {
      this.#countBadFrame();
      return;
    }
    this.#lastSign = Date.now();
    if (!this.#stable) {
      this.#stable = true;
      this.#listeners.onState({ kind: 'live' });
      this.#after(STABLE_AFTER, () => {
        this.#attempt = 0;
      });
    }
    this.#listeners.onTick(tick);
  }

  #countBadFrame(): void {
    const now = Date.now();
    this.#badFrames = [...this.#badFrames.filter((at) => now - at < 60_000), now];
    if (this.#badFrames.length > BAD_FRAMES_PER_MINUTE) this.#giveUp();
  }

  /** One timer that checks the time of the last tick, instead of a new timer for every tick. */
  #watch(wait: number): void {
    this.#after(wait, () => {
      // A clock that was set back would let a silent connection pass for a live one until it is as late again.
      this.#lastSign = Math.min(this.#lastSign, Date.now());
      const left = this.#lastSign + DEAD_AFTER - Date.now();
      if (left > 0) this.#watch(left);
      else this.#giveUp();
    });
  }

  #giveUp(): void {
    this.#drop();
    this.#retry();
  }

  #retry(): void {
    if (this.#attempt >= RECONNECT_LIMIT) {
      this.#listeners.onState({ kind: 'lost' });
      return;
    }
    this.#attempt += 1;
    const state: StreamState = { kind: 'reconnecting', attempt: this.#attempt, limit: RECONNECT_LIMIT };
    this.#listeners.onState(state);
    this.#after(RECONNECT_DELAY * this.#attempt, () => this.#connect(state));
  }

  #after(delay: number, run: () => void): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, delay);
    this.#timers.add(timer);
  }

  #drop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
