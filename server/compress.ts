import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './content-negotiation.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT =
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json|rss\+xml|atom\+xml)|image\/svg\+xml)/;
/** Below this, in bytes, a page fits one packet either way. */
const SMALLEST = 1024;
/** Quick enough for a page that is rendered for one person; snapshots are comcompressed as far as it goes. */
const QUALITY = 4;

/** @returns null when the body is better sent as it is. */
export async function compress(body: Buffer, type: string, encoding: Encoding): Promise<Buffer | null> {
  if (encoding === 'identity' || body.length < SMALLEST || !TEXT.test(type)) return null;
  if (encoding === 'gzip') return gzipped(body, { level: 6 });
  return brotli(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}
