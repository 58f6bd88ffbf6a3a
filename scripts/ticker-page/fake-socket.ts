/** What a frame is made of. */
interface Pair {
  readonly symbol: string;
  readonly base: number;
}

/** Where the frames go: to the page's own socket, or to a list that is measured beside it. */
let target: EventTarget | null = null;
const latest: { socket: EventTarget | null } = { socket: null };
let pairs: readonly Pair[] = [];
/** The one pair that frames are of; null for all in turn. */
let only: string | null = null;
let sent = 0;
let delivered = 0;
/** Ends the stream that runs. */
let end: () => void = () => undefined;

/** Stands in for the market's socket. It is open a moment later, and knows the pairs by the SUBSCRIBE message. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readyState = FakeSocket.CONNECTING;
  readonly url: string;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    setTimeout(() => {
      this.readyState = FakeSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    });
  }

  send(text: string): void {
    latest.socket = this;
    const { params } = JSON.parse(text) as { params: string[] };
    pairs = params.map((stream, at) => ({
      symbol: stream.replace('@miniTicker', '').toUpperCase(),
      base: 50_000 / (at + 1) ** 2,
    }));
    // One price of each, so that the lists are there.
    pairs.forEach(() => this.dispatchEvent(new MessageEvent('message', { data: nextFrame() })));
  }

  close(): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}
Object.assign(globalThis, { WebSocket: FakeSocket });

/** The next pair's frame, as the provider sends it. Each price is another one than before, and the day's changes cross. */
function nextFrame(): string {
  const at = only === null ? sent % pairs.length : pairs.findIndex(({ symbol }) => symbol === only);
  const { symbol, base } = pairs[at] ?? { symbol: '', base: 1 };
  const close = base * (1 + 0.02 * Math.sin(sent / 97 + at * 2) + 0.0001 * (sent % 7));
  sent += 1;
  const [c, o, h, l] = [close, base, base * 1.03, base * 0.97].map((price) => price.toFixed(8));
  return (
    `{"e":"24hrMiniTicker","E":${Date.now()},"s":"${symbol}","c":"${c}","o":"${o}","h":"${h}","l":"${l}",` +
    '"v":"23145.91823000","q":"1544019283.11823400"}'
  );
}

/** Frames that have been received so far. */
export const deliveredCount = (): number => delivered;
/** Whether the page has subscribed. */
export const isSubscribed = (): boolean => pairs.length > 0;

/**
 * Sends frames evenly, each in a task of its own as a socket does.
 * @param rate frames a second; none for 0.
 * @param to a list beside the page's own; null for the page's own socket.
 * @param symbol the one pair that frames are of; null for all in turn.
 */
export function stream(rate: number, to: EventTarget | null, symbol: string | null = null): void {
  end();
  target = to;
  only = symbol;
  if (rate === 0) return;
  const { port1, port2 } = new MessageChannel();
  port2.onmessage = ({ data }: MessageEvent<string>) => {
    delivered += 1;
    (target ?? latest.socket)?.dispatchEvent(new MessageEvent('message', { data }));
  };
  const started = performance.now();
  let posted = 0;
  const pump = setInterval(
    () => {
      const due = Math.floor(((performance.now() - started) * rate) / 1000);
      for (; posted < due; posted += 1) port1.postMessage(nextFrame());
    },
    Math.max(4, 1000 / rate),
  );
  end = () => {
    clearInterval(pump);
    port2.onmessage = null;
    port2.close();
    target = null;
    end = () => undefined;
  };
}
