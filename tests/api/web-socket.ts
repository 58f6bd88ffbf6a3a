/** A WebSocket whose other end is the test: it has the standard's events and states, and no network. */
export class TestSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSING = 2;
  static readonly CLOSED = 3;
  readonly url: string;
  readyState = TestSocket.CONNECTING;
  readonly sent: { readonly at: number; readonly text: string }[] = [];

  constructor(url: string) {
    super();
    this.url = url;
  }

  send(text: string): void {
    if (this.readyState === TestSocket.CONNECTING) throw new DOMException('not open', 'InvalidStateError');
    if (this.readyState === TestSocket.OPEN) this.sent.push({ at: Date.now(), text });
  }

  /** The standard dispatches `close` asynchronously, even to the code that called close(). */
  close(): void {
    if (this.readyState >= TestSocket.CLOSING) return;
    this.readyState = TestSocket.CLOSING;
    queueMicrotask(() => this.end());
  }

  /** The server accepts the connection. */
  accept(): void {
    this.readyState = TestSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  /** A frame arrives from the server. */
  receive(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The connection is lost, or was rejected. */
  end(): void {
    if (this.readyState === TestSocket.CLOSED) return;
    this.readyState = TestSocket.CLOSED;
    this.dispatchEvent(new Event('close'));
  }
}

/** All sockets opened so far, the newest last. */
export class TestNetwork {
  readonly sockets: TestSocket[] = [];

  open(url: string): WebSocket {
    const socket = new TestSocket(url);
    this.sockets.push(socket);
    return socket as unknown as WebSocket;
  }

  get newest(): TestSocket {
    const socket = this.sockets.at(-1);
    if (!socket) throw new Error('no socket was opened');
    return socket;
  }

  get openCount(): number {
    return this.sockets.filter(({ readyState }) => readyState < TestSocket.CLOSING).length;
  }
}

/** A mini-ticker frame as the stream sends it. */
export function frame(coin: string, close: string, at = Date.now(), open = '100'): string {
  return JSON.stringify({
    e: '24hrMiniTicker',
    E: at,
    s: `${coin}usdt`.toUpperCase(),
    c: close,
    o: open,
    h: '200',
    l: '50',
    v: '1',
    q: '1',
  });
}
