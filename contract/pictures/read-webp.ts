import { tagAt, viewOf, type Measured } from './bytes.ts';

/** `RIFF`, the length of what follows, `WEBP`. */
const HEADER = 12;
/** Chunks of pixels and of how their colours are meant (RFC 9649). Any other is Exif, XMP, animated or unknown. */
const ofPixels = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ICCP']);
/** Those with pixels: a picture that stands still has one. */
const frames = new Set(['VP8 ', 'VP8L']);
const FOURTEEN_BITS = 0x3fff;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Width and height by the chunk whose data begins at a place; null for one that has none. */
function sizeIn(name: string, view: DataView, at: number): Size | null {
  if (at + 10 > view.byteLength) return null;
  if (name === 'VP8X')
    return {
      width: (view.getUint32(at + 4, true) & 0xffffff) + 1,
      height: (view.getUint32(at + 6, true) >>> 8) + 1,
    };
  if (name === 'VP8 ')
    return {
      width: view.getUint16(at + 6, true) & FOURTEEN_BITS,
      height: view.getUint16(at + 8, true) & FOURTEEN_BITS,
    };
  if (name !== 'VP8L') return null;
  const bits = view.getUint32(at + 1, true);
  return { width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 };
}

/** Reads a WebP. Of several sizes the largest counts: what decodes it may follow any of them. */
export function readWebp(bytes: Uint8Array): Measured | null {
  if (tagAt(bytes, 0) !== 'RIFF' || tagAt(bytes, 8) !== 'WEBP') return null;
  const view = viewOf(bytes);
  let isBare = view.getUint32(4, true) + 8 === bytes.length;
  let [width, height] = [0, 0];
  let count = 0;
  let at = HEADER;
  while (at + 8 <= bytes.length) {
    const name = tagAt(bytes, at);
    if (!ofPixels.has(name)) isBare = false;
    if (frames.has(name)) count += 1;
    const size = sizeIn(name, view, at + 8);
    width = Math.max(width, size?.width ?? 0);
    height = Math.max(height, size?.height ?? 0);
    const length = view.getUint32(at + 4, true);
    // Chunks begin at even places.
    at += 8 + length + (length % 2);
  }
  return { width, height, isBare: isBare && count <= 1 && at === bytes.length };
}
