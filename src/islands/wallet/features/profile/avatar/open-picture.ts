import { readPicture } from '#contract/pictures/read-picture.ts';
import { contextOf } from './crop.ts';

/** Bytes: 8 MB. */
export const LARGEST_FILE = 8 * 1024 * 1024;
/** Pixels that are decoded at most, which take four bytes of memory each; a small file can claim far more. */
const MOST_PIXELS = 40_000_000;
/** Pixels of the longer side that the rest is done with: enough for the closest crop. */
const WORKING_SIDE = 1280;

/** Why a file is not taken. */
export type PictureProblem = 'tooLarge' | 'tooManyPixels' | 'unreadable';

/** Judges a file by its size and its own bytes, before anything decodes it. */
export async function checkPicture(file: Blob): Promise<PictureProblem | null> {
  if (file.size > LARGEST_FILE) return 'tooLarge';
  const facts = readPicture(new Uint8Array(await file.arrayBuffer()));
  if (!facts) return 'unreadable';
  return facts.width * facts.height > MOST_PIXELS ? 'tooManyPixels' : null;
}

/**
 * Opens a picture upright, on white, without anything else that is in its file. What a browser can't decode (HEIC in most of them, a
 * broken file) is unreadable.
 */
export async function openPicture(file: Blob): Promise<HTMLCanvasElement | PictureProblem> {
  try {
    const problem = await checkPicture(file);
    if (problem !== null) return problem;
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, WORKING_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = contextOf(canvas);
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return canvas;
  } catch {
    // Not decodable, or the file is gone meanwhile.
    return 'unreadable';
  }
}
