import {
  ServerResponse,
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
} from 'node:http';

/** What `dist/server/entry.mjs` exports. */
export type PageHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;

interface RenderedPage {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Buffer;
}

type Done = (error?: Error | null) => void;

/**
 * A response that is buffered instead of sent. The server needs the whole page before the first byte leaves: to make its
 * policy exact, and to answer with an error page when rendering throws half-way.
 */
class BufferedResponse extends ServerResponse {
  readonly chunks: Buffer[] = [];
  readonly whole = Promise.withResolvers<boolean>();
  #sent = false;

  constructor(incoming: IncomingMessage) {
    super(incoming);
    // Astro logs the URL of a page that fails, and a query may hold private data.
    const quiet: unknown = Object.create(incoming, { url: { value: incoming.url?.split('?')[0] } });
    Object.defineProperty(this, 'req', { value: quiet });
    // Node declares it as a property and defines it as an accessor, so a subclass can't override it with a property.
    Object.defineProperty(this, 'headersSent', { get: () => this.#sent });
  }

  override writeHead(status: number, ...rest: unknown[]): this {
    this.statusCode = status;
    const headers = rest.find((part) => typeof part === 'object') as OutgoingHttpHeaders | undefined;
    for (const [name, value] of Object.entries(headers ?? {})) {
      if (value !== undefined) this.setHeader(name, value);
    }
    this.#sent = true;
    return this;
  }

  override write(chunk: Uint8Array | string, ...rest: unknown[]): boolean {
    this.#sent = true;
    this.chunks.push(Buffer.from(chunk as Uint8Array));
    callbackOf(rest)?.();
    return true;
  }

  override end(...parts: unknown[]): this {
    const [chunk] = parts;
    if (typeof chunk === 'string' || chunk instanceof Uint8Array)
      this.chunks.push(Buffer.from(chunk as Uint8Array));
    this.#sent = true;
    callbackOf(parts)?.();
    this.whole.resolve(true);
    this.emit('finish');
    this.emit('close');
    return this;
  }

  override destroy(): this {
    this.whole.resolve(false);
    this.emit('close');
    return this;
  }
}

function callbackOf(parts: unknown[]): Done | undefined {
  return parts.find((part): part is Done => typeof part === 'function');
}

/**
 * Renders a page with Astro.
 * @returns null when rendering failed half-way.
 */
export async function renderPage(
  handler: PageHandler,
  incoming: IncomingMessage,
): Promise<RenderedPage | null> {
  const kept = new BufferedResponse(incoming);
  await handler(incoming, kept);
  if (!(await kept.whole.promise)) return null;
  return {
    status: kept.statusCode,
    headers: webHeaders(kept.getHeaders()),
    body: Buffer.concat(kept.chunks),
  };
}

function webHeaders(headers: OutgoingHttpHeaders): Headers {
  const result = new Headers();
  const add = (name: string, value: OutgoingHttpHeader) => {
    result.append(name, String(value));
  };
  for (const [name, value] of Object.entries(headers)) {
    if (Array.isArray(value)) for (const one of value) add(name, one);
    else if (value !== undefined) add(name, value);
  }
  return result;
}
