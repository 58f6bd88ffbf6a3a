import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './content-negotiation.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/;
/** In bytes. A smaller page fits into one packet, compressed or not. */
const MIN_BYTES = 1024;
/** Fast, since each page is compressed for one request. The build compresses snapshots with the highest level. */
const QUALITY = 4;

/** @returns null for a body that is too small to gain, or of a type that is compressed already. */
export async function compress(body: Buffer, type: string, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === 'identity' || body.length < MIN_BYTES || !TEXT.test(type)) return null;
  if (encoding === 'gzip') return gzipped(body, { level: 6 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
