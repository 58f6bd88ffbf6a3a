import type { MockContext } from '../environment.ts';
import { Refusal } from '../refusal.ts';

/** No form of the product comes near it. */
export const BODY_LIMIT = 64 * 1024;

/**
 * The JSON of a request.
 * JSON only: a foreign page can post forms and plain text without asking, but not JSON (OWASP ASVS 3.5.2).
 * @throws Refusal 415, 413 or 400 `bad_json`
 */
export async function readJson(c: MockContext, types = ['application/json']): Promise<unknown> {
  const type = (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase();
  if (type === undefined || !types.includes(type))
    throw new Refusal(415, 'unsupported_media_type', 'unsupported_media_type');
  const bytes = await readBytes(c.req.raw.body, Number(c.req.header('content-length') ?? 0));
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw new Refusal(400, 'bad_json', 'bad_json');
  }
}

/** Counts as it reads, because a chunked body does not say its length. */
export async function readBytes(
  body: ReadableStream<Uint8Array> | null,
  announced: number,
): Promise<Uint8Array> {
  const tooLarge = () => new Refusal(413, 'body_too_large', 'body_too_large');
  if (announced > BODY_LIMIT) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > BODY_LIMIT) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
