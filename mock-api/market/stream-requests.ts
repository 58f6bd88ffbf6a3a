/**
 * Requests and answers of the market stream, as its provider documents them (binance-spot-api-docs,
 * web-socket-streams.md, "Live Subscribing/Unsubscribing to streams" and "Error Messages").
 */

export interface Subscriptions {
  readonly streams: Set<string>;
  /** Events are wrapped in `{stream, data}`. */
  combined: boolean;
}

type Id = number | string | null;
type Answer = { result: unknown; id: Id } | { code: number; msg: string; id?: Id };

const STREAM_LIMIT = 1024;
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

/** Carries a request out on a connection's subscriptions and says what to answer. Never throws. */
export function answerRequest(text: string, subscriptions: Subscriptions): Answer {
  let id: Id | undefined;
  try {
    const request = parse(text);
    id = readId(request.id);
    return { result: perform(readMethod(request, text), request.params, subscriptions), id };
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    return { code: error.code, msg: error.message, ...(id === undefined ? {} : { id }) };
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

function readId(id: unknown): Id {
  if (id === null) return null;
  if (typeof id === 'number' && Number.isSafeInteger(id)) return id;
  if (typeof id === 'string' && /^[A-Za-z0-9]{1,36}$/.test(id)) return id;
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
      for (const stream of readStreams(params)) subscriptions.streams.add(stream);
      return null;
  }
}

/** An unknown symbol is no error: the stream of a coin that was delisted is simply silent. */
function readStreams(params: unknown): string[] {
  if (!Array.isArray(params) || !params.every((name) => typeof name === 'string')) {
    throw invalid('params must be an array of strings');
  }
  if (params.length > STREAM_LIMIT) throw invalid('too many parameters');
  return params;
}

function readProperty(params: unknown, length: number): unknown[] {
  const list: unknown[] = Array.isArray(params) ? params : [];
  if (typeof list[0] !== 'string') throw invalid('property name must be a string');
  if (list.length > length) throw invalid('too many parameters');
  if (list[0] !== 'combined') throw new StreamError(0, 'Unknown property');
  return list;
}
