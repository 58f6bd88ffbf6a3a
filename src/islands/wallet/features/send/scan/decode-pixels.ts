import { decodeQR, type FinderPoints } from 'qr/decode.js';

/** Milliseconds that one look may take beyond its first pass. */
const FRAME_MS = 16;
const PICTURE_MS = 300;

/** A picture's pixels, four bytes each (RGBA), as a canvas gives them. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What a look at a picture finds: the text of a QR code, a QR code that can't be read, or none. */
export type CodeReading = { readonly text: string } | 'unreadable' | 'none';

/** Pixels of a module, and how much its corners may differ in it: noise has smaller ones, of any size. */
const SMALLEST_MODULE = 2;
const MOST_DIFFERENT = 1.25;

/** Whether three places that look like a code's corners are of one code. */
function areCorners({ tl, tr, bl }: FinderPoints): boolean {
  const sizes = [tl, tr, bl].map(({ moduleSize }) => moduleSize);
  const smallest = Math.min(...sizes);
  return smallest >= SMALLEST_MODULE && Math.max(...sizes) <= smallest * MOST_DIFFERENT;
}

/**
 * Looks for a QR code, turned or inverted too. A module of its own, so that the decoder is loaded once there is a picture, and
 * without the parts of its library that nothing uses.
 * @param isPicture of a file, which is worth a longer look than one of many frames.
 */
export function decodePixels({ width, height, data }: Pixels, isPicture = false): CodeReading {
  const seen: FinderPoints[] = [];
  try {
    const text = decodeQR(
      { width, height, data },
      {
        timeLimit: isPicture ? PICTURE_MS : FRAME_MS,
        ...(isPicture && { effort: Infinity }),
        pointsOnDetect: (points) => seen.push(points),
      },
    );
    return { text };
  } catch {
    // Its way to say that there is none.
    return seen.some(areCorners) ? 'unreadable' : 'none';
  }
}

export type DecodePixels = typeof decodePixels;
