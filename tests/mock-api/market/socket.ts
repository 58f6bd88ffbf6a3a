import { WebSocket } from 'ws';

/** A client of the market stream that remembers what it heard. */
export class Listener {
  readonly socket: WebSocket;
  readonly heard: Record<string, unknown>[] = [];
  readonly raw: string[] = [];
  pings = 0;
  readonly closed: Promise<number>;
  readonly opened: Promise<boolean>;
  /** The HTTP status of a refusal. */
  refused: number | undefined;
  readonly #waiting = new Set<() => void>();

  constructor(url: string, headers: Record<string, string> = {}, autoPong = true) {
    this.socket = new WebSocket(url.replace('http', 'ws'), { headers, autoPong });
    this.opened = new Promise((resolve) => {
      this.socket.once('open', () => resolve(true));
      this.socket.once('error', () => resolve(false));
      this.socket.once('unexpected-response', (request, response) => {
        this.refused = response.statusCode;
        request.destroy();
        resolve(false);
      });
    });
    this.closed = new Promise((resolve) => this.socket.once('close', resolve));
    this.socket.on('error', () => undefined);
    this.socket.on('ping', () => {
      this.pings += 1;
      this.#wake();
    });
    this.socket.on('message', (data: Buffer) => {
      const text = data.toString('utf8');
      this.raw.push(text);
      try {
        this.heard.push(JSON.parse(text) as Record<string, unknown>);
      } catch {
        // Kept in `raw`: a malformed stream is one of the things to be tested.
      }
      this.#wake();
    });
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** What comes back to a request: the next message that is no event. */
  async ask(message: unknown): Promise<Record<string, unknown>> {
    const known = this.answers().length;
    this.say(message);
    await this.until(() => this.answers().length > known);
    return this.answers()[known]!;
  }

  answers(): Record<string, unknown>[] {
    return this.heard.filter(
      (message) => !Array.isArray(message) && !('e' in message) && !('stream' in message),
    );
  }

  events(): Record<string, unknown>[] {
    return this.heard.filter((message) => message.e === '24hrMiniTicker');
  }

  /** Resolves once a fact holds; looked at whenever something is heard. */
  async until(fact: () => boolean): Promise<void> {
    while (!fact()) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  #wake(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }
}
