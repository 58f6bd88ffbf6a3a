import { tagAt, viewOf, type Measured } from './bytes.ts';

// Markers of ITU-T T.81, annex B, without their first byte, which is 0xff.
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP0 = 0xe0;
const APP2 = 0xe2;
const APP14 = 0xee;
const APP15 = 0xef;
const COMMENT = 0xfe;

/** Frames: all of C0 to CF but the tables DHT, JPG and DAC among them. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
/** Markers that stand alone: they have no length, and no place outside of a scan (a second start neither). */
const hasNoLength = (marker: number): boolean => marker <= 1 || (marker >= 0xd0 && marker <= START);
/** Data of a scan, and its restarts, between two markers. */
const isOfScan = (marker: number): boolean => marker === 0 || (marker >= 0xd0 && marker <= 0xd7);

/** A marker with the length of its segment. */
interface Segment {
  readonly marker: number;
  /** Of the marker's first byte. */
  readonly start: number;
  /** Behind its last byte; of a scan behind its header. */
  readonly end: number;
}

/**
 * Each segment of a JPEG up to its end, or to where it is broken or cut off. It is broken where a marker has no length: what decodes it
 * goes on right behind, and finds other segments than who reads a length there.
 */
export function* jpegSegments(bytes: Uint8Array): Generator<Segment> {
  const view = viewOf(bytes);
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) return;
    const marker = bytes[at + 1] ?? 0;
    // Any number of them may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      yield { marker, start: at, end: at + 2 };
      return;
    }
    if (hasNoLength(marker) || at + 4 > bytes.length) return;
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.length) return;
    yield { marker, start: at, end };
    at = marker === SCAN ? endOfScan(bytes, end) : end;
  }
}

function endOfScan(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] !== 0xff || isOfScan(bytes[at + 1] ?? 0))) at += 1;
  return at;
}

/** What may stand in a segment of an application, by its tag and the length that the segment says; null for any. */
const ofPixels: Readonly<
  Record<number, { readonly tag: string; readonly length: number | null } | undefined>
> = {
  // JFIF without a small picture (ITU-T T.871), and Adobe's kind of colours: longer ones hold something else.
  [APP0]: { tag: 'JFIF', length: 16 },
  [APP2]: { tag: 'ICC_', length: null },
  [APP14]: { tag: 'Adob', length: 14 },
};

/** Whether a segment says something else than how the pixels are stored: Exif, XMP, a comment. JFIF, Adobe's and a colour profile do. */
export function isMetadata(bytes: Uint8Array, { marker, start, end }: Segment): boolean {
  if (marker === COMMENT) return true;
  if (marker < APP0 || marker > APP15) return false;
  const { tag, length } = ofPixels[marker] ?? { tag: null, length: null };
  return tagAt(bytes, start + 4) !== tag || (length !== null && end - start !== length + 2);
}

/** Whether the bytes begin as a JPEG does. */
export const isJpeg = (bytes: Uint8Array): boolean =>
  bytes[0] === 0xff && bytes[1] === START && bytes[2] === 0xff;

/** Reads a JPEG. One with two frames has two sizes, and is none. */
export function readJpeg(bytes: Uint8Array): Measured | null {
  if (!isJpeg(bytes)) return null;
  const view = viewOf(bytes);
  let size: { readonly width: number; readonly height: number } | null = null;
  let isBare = true;
  let end = 0;
  for (const segment of jpegSegments(bytes)) {
    const { marker, start } = segment;
    if (isMetadata(bytes, segment)) isBare = false;
    if (isFrame(marker)) {
      if (size || segment.end - start < 9) return null;
      size = { height: view.getUint16(start + 5), width: view.getUint16(start + 7) };
    }
    if (marker === END) end = segment.end;
  }
  return size && { ...size, isBare: isBare && end === bytes.length };
}
