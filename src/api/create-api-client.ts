import * as z from 'zod/mini';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { errorEnvelope } from '#contract/envelope.ts';
import type { IsInputOptional, RequestInput } from '#contract/requests.ts';
import { ApiError } from './api-error.ts';

export interface Transport {
  /** Where the API is: an origin, without a slash at the end. */
  readonly base: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** The language for messages, as a tag. */
  readonly language: () => string;
}

interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}
/** A call's input when its type is not looked at: the parts that any call may have. */
interface AnyInput extends CallOptions {
  readonly body?: unknown;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly idempotencyKey?: string;
}

/** Longest Retry-After, in seconds, that is waited out, and how many times. */
const MAX_WAIT = 10;
const RETRIES = 2;
/** Seconds of a day: a longer wait than a timer can be (25 days) would end at once. */
const LONGEST_RETRY_AFTER = 86_400;

/** What the call takes, with options of ours; to be left out where nothing of it is required. */
type Input<E extends Endpoint> = RequestInput<E> & CallOptions & IdempotencyOf<E>;
/** A call that must not be carried out twice does not compile without its key (draft-ietf-httpapi-idempotency-key-header). */
type IdempotencyOf<E extends Endpoint> = E extends { readonly idempotent: true }
  ? { readonly idempotencyKey: string }
  : object;
type HasOptionalInput<E extends Endpoint> = E extends { readonly idempotent: true }
  ? false
  : IsInputOptional<E>;
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: HasOptionalInput<E> extends true ? [input?: Input<E>] : [input: Input<E>]
) => Promise<ReplyOf<E>>;

/**
 * The client of the contract: typed in and out. No time limit (spec section 7). A GET follows a short Retry-After;
 * nothing else is ever repeated by itself, because codes and tokens are single use.
 * @throws ApiError and nothing else.
 */
export function createApiClient(transport: Transport): Call {
  return async function call(endpoint, ...[input]) {
    const { body, signal, headers, idempotencyKey, ...options }: AnyInput = input ?? {};
    const url = transport.base + pathOf(endpoint.path, options);
    const init: RequestInit = {
      method: endpoint.method,
      credentials: 'include',
      headers: {
        accept: 'application/json',
        'accept-language': transport.language(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    };
    const response = await fetchWithRetryAfter(transport, url, init, endpoint.method === 'GET' ? RETRIES : 0);
    const json = response.status === 204 && 204 in endpoint.replies ? undefined : await readJson(response);
    if (!response.ok) throw toApiError(response, json);
    const parsed = replySchema(endpoint, response.status).safeParse(json);
    if (!parsed.success) throw new ApiError('contract', { status: response.status, cause: parsed.error });
    return parsed.data as ReplyOf<typeof endpoint>;
  };
}

/** A back end that answers 200 where 201 was agreed has done what was asked all the same. */
const replySchema = ({ replies }: Endpoint, status: number) =>
  replies[status] ?? Object.values(replies)[0] ?? z.never();

function pathOf(path: string, { params, query }: Pick<AnyInput, 'params' | 'query'>): string {
  const filled = path.replace(/\{(\w+)\}/g, (_name, key: string) => encodeURIComponent(params?.[key] ?? ''));
  if (!query) return filled;
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()}`;
}

async function fetchWithRetryAfter(
  transport: Transport,
  url: string,
  init: RequestInit,
  retries: number,
): Promise<Response> {
  let response: Response;
  try {
    response = await transport.fetch(url, init);
  } catch (cause) {
    throw new ApiError(init.signal?.aborted ? 'aborted' : 'network', { cause });
  }
  const wait = retryAfterOf(response);
  const mayWait = (response.status === 429 || response.status === 503) && wait !== null && wait <= MAX_WAIT;
  if (retries === 0 || !mayWait || init.signal?.aborted) return response;
  await new Promise((resolve) => {
    setTimeout(resolve, wait * 1000);
    // A cancelled call waits for nothing.
    init.signal?.addEventListener('abort', resolve);
  });
  return fetchWithRetryAfter(transport, url, init, retries - 1);
}

/** Whole seconds; null without the header, and for its form with a date, which this API does not send. */
function retryAfterOf(response: Response): number | null {
  const wait = Number.parseInt(response.headers.get('retry-after') ?? '', 10);
  return wait >= 0 ? Math.min(wait, LONGEST_RETRY_AFTER) : null;
}

/** @throws ApiError `network` or `aborted` when the body breaks off, `invalid-json` for a success that is none. */
export async function readJson(response: Response): Promise<unknown> {
  let text: string;
  try {
    text = await response.text();
  } catch (cause) {
    const aborted = cause instanceof DOMException && cause.name === 'AbortError';
    throw new ApiError(aborted ? 'aborted' : 'network', { status: response.status, cause });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    // A proxy's error page is an error all the same, only without a message.
    if (!response.ok) return null;
    throw new ApiError('invalid-json', { status: response.status, cause });
  }
}

/** @param json the body of the response, as `readJson` gives it. */
export function toApiError(response: Response, json: unknown): ApiError {
  const retryAfter = retryAfterOf(response);
  const parsed = errorEnvelope.safeParse(json);
  if (parsed.success) {
    const {
      message,
      code,
      fields,
      details,
      device_unauthorized: flagged,
      request_id: requestId,
    } = parsed.data;
    return new ApiError('http', {
      status: response.status,
      serverMessage: message,
      code,
      requestId,
      retryAfter,
      deviceUnauthorized: flagged ?? false,
      ...(fields ? { fields } : {}),
      ...(details ? { details } : {}),
    });
  }
  // Another back end may only have the message (spec section 7: error response.data.message).
  const loose: Readonly<Record<string, unknown>> =
    typeof json === 'object' && json !== null ? { ...json } : {};
  return new ApiError('http', {
    status: response.status,
    serverMessage: typeof loose.message === 'string' ? loose.message : null,
    retryAfter,
    deviceUnauthorized: loose.device_unauthorized === true,
  });
}
