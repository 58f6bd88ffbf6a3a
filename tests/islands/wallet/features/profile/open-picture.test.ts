import { expect, test } from 'vitest';
import { checkPicture, LARGEST_FILE } from '#src/islands/wallet/features/profile/avatar/open-picture.ts';
import { bareJpeg } from '#src/islands/wallet/features/profile/avatar/bare-jpeg.ts';
import { readPicture } from '#contract/pictures/read-picture.ts';
import {
  exifTurn,
  heic,
  jpeg,
  jpegSegment,
  lossy,
  png,
  text,
  webp,
} from '../../../../contract/pictures/sample-pictures.ts';

/** A picture with so many bytes behind its end. */
const padded = (bytes: Uint8Array, length: number) =>
  new Blob([bytes.slice(), new Uint8Array(length - bytes.length)]);

test.each([
  ['a JPEG', jpeg(4000, 3000)],
  ['a turned JPEG', jpeg(4000, 3000, exifTurn(6))],
  ['a PNG', png(4000, 3000)],
  ['a WebP', webp(lossy(4000, 3000))],
  // The browser decides.
  ['a HEIC', heic(4000, 3000)],
])('%s is taken', async (_what, bytes) => {
  expect(await checkPicture(new Blob([bytes.slice()]))).toBeNull();
});

test('8 MB are taken, and one byte more is too large', async () => {
  const picture = png(400, 300);
  expect(await checkPicture(padded(picture, LARGEST_FILE))).toBeNull();
  expect(await checkPicture(padded(picture, LARGEST_FILE + 1))).toBe('tooLarge');
});

test.each([
  [8000, 5000, null],
  [8000, 5001, 'tooManyPixels'],
  [60_000, 60_000, 'tooManyPixels'],
])('of %d × %d pixels the verdict, before anything is decoded, is %s', async (width, height, verdict) => {
  for (const bytes of [png(width, height), jpeg(width, height), heic(width, height)])
    expect(await checkPicture(new Blob([bytes.slice()]))).toBe(verdict);
});

test.each([
  ['an empty file', new Uint8Array()],
  ['a text with the name of a picture', new TextEncoder().encode('<svg/>')],
  ['a GIF', new TextEncoder().encode('GIF89a___________')],
  ['a cut JPEG', jpeg(400, 300).slice(0, 10)],
])('%s can’t be read', async (_what, bytes) => {
  expect(await checkPicture(new Blob([bytes.slice()]))).toBe('unreadable');
});

test('what a browser writes into a JPEG besides the pixels is taken out', () => {
  const profile = jpegSegment(0xe2, text('ICC_PROFILE'));
  const written = jpeg(256, 256, exifTurn(1), profile, jpegSegment(0xfe, text('made by')));
  const bare = bareJpeg(Uint8Array.from([...written, 1, 2]));
  expect(bare).toEqual(jpeg(256, 256, profile));
  expect(readPicture(bare)?.isBare).toBe(true);
  // Anything else is not touched.
  const other = webp(lossy(256, 256));
  expect(bareJpeg(other)).toBe(other);
});
