import { BODY_BYTES } from '#contract/endpoint.ts';
import { texts } from './texts.ts';
import type { MockContext } from './hono-env.ts';
import { ApiError } from './api-error.ts';

/** Bytes of a body of the control plane, which takes snapshots with a long request log and many emails. */
export const CONTROL_LIMIT = 32 * 1024 * 1024;

/**
 * Reads the JSON of a request.
 * JSON only: a page of another origin can post a form or plain text without a preflight, but not JSON (OWASP ASVS 3.5.2).
 * @throws ApiError 415, 413 or 400 `bad_json`
 */
export async function readJson(
  c: MockContext,
  {
    limit = BODY_BYTES,
    types = ['application/json'],
  }: { limit?: number | undefined; types?: readonly string[] } = {},
): Promise<unknown> {
  if (!types.includes(mediaType(c)))
    throw new ApiError('unsupported_media_type', texts.unsupported_media_type);
  const bytes = await readBytes(c.req.raw.body, Number(c.req.header('content-length') ?? 0), limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ApiError('bad_json', texts.bad_json);
  }
}

const mediaType = (c: MockContext) =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Over a port every POST has a stream as its body, so only its headers say whether it is empty (RFC 9112, section 6.3); in
 * process there are no such headers.
 */
export function hasBody(c: MockContext): boolean {
  if (!c.env?.incoming) return c.req.raw.body !== null;
  const length = c.req.header('content-length') ?? '0';
  return length !== '0' || c.req.header('transfer-encoding') !== undefined;
}

/**
 * For a call that takes no body: JSON is ignored, as an unknown member is elsewhere. A form has a type even when it is empty, and
 * what a page sends without a type is no JSON either, so that neither makes the call without a preflight.
 * @throws ApiError 415
 */
export function refuseOtherThanJson(c: MockContext): void {
  const type = mediaType(c);
  if (type === 'application/json' || (type === '' && !hasBody(c))) return;
  throw new ApiError('unsupported_media_type', texts.unsupported_media_type);
}

/**
 * Reads the JSON of a request that may have no body.
 * @returns undefined where it has none
 * @throws ApiError what `readJson` throws
 */
export function readOptionalJson(c: MockContext, limit?: number): Promise<unknown> {
  if (mediaType(c) === '' && !hasBody(c)) return Promise.resolve(undefined);
  return readJson(c, { limit });
}

/** Bytes above the limit that are read and discarded; of a longer body, the rest is not read. */
const DISCARD_LIMIT = 16 * 1024 * 1024;

/**
 * Counts while it reads, because a chunked body does not declare its length. A body that is too large is still read to its end:
 * unread bytes would come before the next request of the same connection, which would then fail without a response.
 * @throws ApiError 413; 400 for a body that was cut off
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  announced: number,
  limit = BODY_BYTES,
): Promise<Uint8Array> {
  const tooLarge = () => new ApiError('body_too_large', texts.body_too_large);
  if (announced > limit + DISCARD_LIMIT) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > limit + DISCARD_LIMIT) throw tooLarge();
      if (size <= limit) chunks.push(chunk);
    }
  } catch (error) {
    // The client closed the connection before the end: not an error of the mock.
    throw error instanceof ApiError ? error : new ApiError('bad_json', texts.bad_json);
  }
  if (Math.max(size, announced) > limit) throw tooLarge();
  return Buffer.concat(chunks);
}
