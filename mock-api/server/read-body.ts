import type { MockContext } from './hono-env.ts';
import { ApiError } from './api-error.ts';

/** No form of the product comes near it. */
export const BODY_LIMIT = 64 * 1024;
/** The control plane takes snapshots back, whose journals and mails are long. */
export const CONTROL_LIMIT = 32 * 1024 * 1024;

/**
 * The JSON of a request.
 * JSON only: a foreign page can post forms and plain text without asking, but not JSON (OWASP ASVS 3.5.2).
 * @throws Refusal 415, 413 or 400 `bad_json`
 */
export async function readJson(
  c: MockContext,
  { limit = BODY_LIMIT, types = ['application/json'] }: { limit?: number; types?: readonly string[] } = {},
): Promise<unknown> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (!types.includes(type)) throw new ApiError(415, 'unsupported_media_type', 'unsupported_media_type');
  const bytes = await readBytes(c.req.raw.body, Number(c.req.header('content-length') ?? 0), limit);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new ApiError(400, 'bad_json', 'bad_json');
  }
}

/** So much of what is too much is read on and thrown away; whoever sends more is cut off. */
const PATIENCE = 16 * 1024 * 1024;

/**
 * Counts as it reads, because a chunked body does not say its length. Too large a body is still read to its end: left
 * unread it would stand before the next request of the same connection, which then dies without an answer.
 * @throws Refusal 413; 400 for a body that broke off
 */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  announced: number,
  limit = BODY_LIMIT,
): Promise<Uint8Array> {
  const tooLarge = () => new ApiError(413, 'body_too_large', 'body_too_large');
  if (announced > limit + PATIENCE) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body ?? []) {
      size += chunk.byteLength;
      if (size > limit + PATIENCE) throw tooLarge();
      if (size <= limit) chunks.push(chunk);
    }
  } catch (error) {
    // Whoever sent it went away in the middle: no fault of the mock's.
    throw error instanceof ApiError ? error : new ApiError(400, 'bad_json', 'bad_json');
  }
  if (Math.max(size, announced) > limit) throw tooLarge();
  return Buffer.concat(chunks);
}
