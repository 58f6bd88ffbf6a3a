import { readHeif } from './read-heif.ts';
import { readJpeg } from './read-jpeg.ts';
import { readPng } from './read-png.ts';
import { readWebp } from './read-webp.ts';

export const pictureTypes = ['jpeg', 'png', 'webp', 'heif'] as const;
export type PictureType = (typeof pictureTypes)[number];

/** What the bytes of a picture say of it, before anything decodes them. */
export interface PictureFacts {
  readonly type: PictureType;
  /** In pixels, as they are stored: a picture that is shown turned has the two the other way round. */
  readonly width: number;
  readonly height: number;
  /** Whether there is nothing in it but the picture: no Exif, XMP, comment or second picture, and nothing after its end. */
  readonly isBare: boolean;
}

const readers = { jpeg: readJpeg, png: readPng, webp: readWebp, heif: readHeif };

/**
 * The facts of a picture by its own bytes: a name, and the type that a browser makes of it, say nothing.
 * @returns null for what is none of these formats, or is cut off before its size
 */
export function readPicture(bytes: Uint8Array): PictureFacts | null {
  for (const type of pictureTypes) {
    const found = readers[type](bytes);
    if (found && found.width > 0 && found.height > 0) return { type, ...found };
  }
  return null;
}
