/**
 * Requests and answers of the market stream, as its provider documents them (binance-spot-api-docs,
 * web-socket-streams.md, "Live Subscribing/Unsubscribing to streams" and "Error Messages").
 */

export interface Subscriptions {
  readonly streams: Set<string>;
  /** Events are wrapped in `{stream, data}`. */
  combined: boolean;
}

/** Streams of one connection (provider's "Websocket Limits"). */
export const STREAM_LIMIT = 1024;
const UNKNOWN_PROPERTY = 0;
const methods = ['SUBSCRIBE', 'UNSUBSCRIBE', 'LIST_SUBSCRIPTIONS', 'SET_PROPERTY', 'GET_PROPERTY'] as const;
type Method = (typeof methods)[number];

class StreamError extends Error {
  readonly code: number;
  constructor(code: number, text: string) {
    super(text);
    this.code = code;
  }
}
const invalid = (text: string) => new StreamError(2, `Invalid request: ${text}`);

/**
 * Carries a request out on a connection's subscriptions and says what to answer, as JSON. Never throws. Of the errors only
 * "Unknown property" repeats the id, as documented.
 */
export function answerRequest(text: string, subscriptions: Subscriptions): string {
  let id = 'null';
  try {
    const request = parse(text);
    id = readId(request.id, text);
    const result = perform(readMethod(request, text), request.params, subscriptions);
    return `{"result":${JSON.stringify(result)},"id":${id}}`;
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    const { code, message } = error;
    return `{"code":${code},"msg":${JSON.stringify(message)}${code === UNKNOWN_PROPERTY ? `,"id":${id}` : ''}}`;
  }
}

function parse(text: string): Record<string, unknown> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new StreamError(3, `Invalid JSON: expected value at ${placeOf(error, text)}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw invalid('expected an object');
  return value as Record<string, unknown>;
}

/** Node names a position in its message, the provider a line and a column. */
function placeOf(error: unknown, text: string): string {
  const position = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const before = text.slice(0, position === undefined ? text.length : Number(position)).split('\n');
  return `line ${before.length} column ${(before.at(-1) ?? '').length + 1}`;
}

/** The id as JSON: a 64-bit signed integer, which a number of JavaScript may not hold, a short word, or null. */
function readId(id: unknown, text: string): string {
  if (id === null || Number.isSafeInteger(id)) return String(id);
  if (typeof id === 'string' && /^[A-Za-z0-9]{1,36}$/.test(id)) return `"${id}"`;
  const digits = typeof id === 'number' ? /"id"\s*:\s*(-?\d{16,19})\s*[,}]/.exec(text)?.[1] : undefined;
  if (digits && BigInt.asIntN(64, BigInt(digits)) === BigInt(digits)) return digits;
  throw invalid('request ID must be an unsigned integer');
}

function readMethod({ method }: Record<string, unknown>, text: string): Method {
  if (method === undefined) throw invalid(`missing field \`method\` at line 1 column ${text.length}`);
  const known = methods.find((name) => name === method);
  if (known) return known;
  const expected = methods.map((name) => `\`${name}\``).join(', ');
  throw invalid(
    `unknown variant \`${typeof method === 'string' ? method : JSON.stringify(method)}\`, expected one of ${expected} at line 1 column 28`,
  );
}

function perform(method: Method, params: unknown, subscriptions: Subscriptions): unknown {
  switch (method) {
    case 'LIST_SUBSCRIPTIONS':
      if (Array.isArray(params) && params.length > 0) throw invalid('too many parameters');
      return [...subscriptions.streams];
    case 'GET_PROPERTY':
      readProperty(params, 1);
      return subscriptions.combined;
    case 'SET_PROPERTY': {
      const [, value] = readProperty(params, 2);
      if (typeof value !== 'boolean') throw new StreamError(1, 'Invalid value type: expected Boolean');
      subscriptions.combined = value;
      return null;
    }
    case 'UNSUBSCRIBE':
      for (const stream of readStreams(params)) subscriptions.streams.delete(stream);
      return null;
    case 'SUBSCRIBE':
      subscribe(readStreams(params), subscriptions.streams);
      return null;
  }
}

/** An unknown symbol is no error: the stream of a coin that was delisted is simply silent. */
function readStreams(params: unknown): string[] {
  if (!Array.isArray(params) || !params.every((name) => typeof name === 'string')) {
    throw invalid('params must be an array of strings');
  }
  return params;
}

/** What a connection may not hear of any more is undocumented: it is refused as a whole. */
function subscribe(wanted: readonly string[], streams: Set<string>): void {
  if (new Set([...streams, ...wanted]).size > STREAM_LIMIT) throw invalid('too many parameters');
  for (const stream of wanted) streams.add(stream);
}

function readProperty(params: unknown, length: number): unknown[] {
  const list: unknown[] = Array.isArray(params) ? params : [];
  if (typeof list[0] !== 'string') throw invalid('property name must be a string');
  if (list.length > length) throw invalid('too many parameters');
  if (list[0] !== 'combined') throw new StreamError(UNKNOWN_PROPERTY, 'Unknown property');
  return list;
}
