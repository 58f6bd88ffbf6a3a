import { AVATAR_BYTES } from '#contract/avatar.ts';
import { readPicture } from '#contract/pictures/read-picture.ts';
import { bareJpeg } from './bare-jpeg.ts';

/** The best first; a browser that can't write the first writes the second. */
const types = ['image/webp', 'image/jpeg'] as const;
const qualities = [0.9, 0.8, 0.65, 0.5, 0.3];

/**
 * Writes a picture as the API takes it: WebP where the browser can, else JPEG, with as much quality as there is room for, and nothing
 * in it but pixels.
 * @returns its bytes in base64
 * @throws Error where the browser gives no such picture.
 */
export async function encodeAvatar(canvas: HTMLCanvasElement): Promise<string> {
  for (const type of types)
    for (const quality of qualities) {
      const blob = await toBlob(canvas, type, quality);
      // A browser writes a PNG in place of what it can't.
      if (blob?.type !== type) break;
      const bytes = bareJpeg(new Uint8Array(await blob.arrayBuffer()));
      if (bytes.length <= AVATAR_BYTES && readPicture(bytes)?.isBare) return toBase64(bytes);
    }
  throw new Error('This browser writes no picture that is small enough.');
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });

const toBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
