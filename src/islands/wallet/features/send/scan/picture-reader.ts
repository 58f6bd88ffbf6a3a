import { findCodeDetector, loadDecoder } from './code-detector.ts';
import type { CodeReading } from './decode-pixels.ts';
import { drawPixels } from './draw-pixels.ts';
import { pictureSize } from './picture-size.ts';

/** Bytes from which a picture that can't be opened is called too large: it has more pixels than the browser takes. */
const LARGE = 8_000_000;
/** Pixels from which a picture is not opened, however few bytes it has: each takes four bytes, and a phone may end the page. */
const MAX_PIXELS = 64_000_000;
/** Pixels of the longer side, for one look each: a screenshot; a small code on a large photo; a blurred one. */
const SIDES = [1280, 2560, 640];

/** Why a picture's QR code could not be read. */
export type PictureFault = 'notPicture' | 'heic' | 'tooLarge' | 'notOpened' | 'noCode' | 'unreadable';
export type PictureReading = { readonly text: string } | { readonly fault: PictureFault };

/**
 * Reads the QR code in a picture, which stays on the device.
 * @throws Error where the reader could not be loaded.
 */
export async function readPicture(file: File): Promise<PictureReading> {
  const isHeic = /^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  // A file without a type may be a picture.
  if (file.type !== '' && !file.type.startsWith('image/') && !isHeic) return { fault: 'notPicture' };
  const size = await pictureSize(file);
  if (size && size.width * size.height > MAX_PIXELS) return { fault: 'tooLarge' };
  const bitmap = await openPicture(file);
  if (!bitmap) {
    if (isHeic) return { fault: 'heic' };
    return { fault: file.size > LARGE ? 'tooLarge' : 'notOpened' };
  }
  try {
    const reading = await readBitmap(bitmap);
    if (typeof reading === 'object') return reading;
    return { fault: reading === 'unreadable' ? 'unreadable' : 'noCode' };
  } finally {
    bitmap.close();
  }
}

/** Null for what the browser can't open. */
const openPicture = (file: File): Promise<ImageBitmap | null> =>
  createImageBitmap(file, { imageOrientation: 'from-image' })
    // Browsers that don't know the option read a code that is turned, too.
    .catch(() => createImageBitmap(file))
    .catch(() => null);

async function readBitmap(bitmap: ImageBitmap): Promise<CodeReading> {
  const detector = await findCodeDetector();
  const detected = await detector?.detect(bitmap).catch(() => []);
  const found = detected?.[0];
  if (found) return { text: found.rawValue };
  // The browser's own reader knows no inverted codes, so ours has a look after it.
  const decode = await loadDecoder();
  const canvas = document.createElement('canvas');
  const whole = Math.max(bitmap.width, bitmap.height);
  let reading: CodeReading = 'none';
  for (const longest of new Set(SIDES.map((side) => Math.min(side, whole)))) {
    const next = decode(drawPixels(canvas, bitmap, bitmap, longest), true);
    if (typeof next === 'object') return next;
    if (next === 'unreadable') reading = next;
    // Lets the page answer between two looks.
    await new Promise((resolve) => setTimeout(resolve));
  }
  return reading;
}
