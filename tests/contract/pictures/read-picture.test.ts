import { expect, test } from 'vitest';
import { readPicture } from '#contract/pictures/read-picture.ts';
import {
  exifTurn,
  extended,
  heic,
  jpeg,
  jpegFrame,
  jpegSegment,
  lossless,
  lossy,
  png,
  pngChunk,
  text,
  webp,
  webpExif,
} from './sample-pictures.ts';

const join = (...parts: readonly ArrayLike<number>[]) =>
  Uint8Array.from(parts.flatMap((part) => [...Array.from(part)]));

const zeros = (length: number) => Array.from({ length }, () => 0);

test.each([
  ['png', png(300, 20_000)],
  ['jpeg', jpeg(300, 20_000)],
  ['webp', webp(lossy(300, 16_000))],
  ['webp', webp(lossless(300, 16_000))],
  ['webp', webp(extended(300, 16_000), lossy(300, 16_000))],
])('a %s is measured by its header, and there is nothing else in it', (type, bytes) => {
  const height = type === 'webp' ? 16_000 : 20_000;
  expect(readPicture(bytes)).toEqual({ type, width: 300, height, isBare: true });
});

test('of a HEIC the whole is measured, not a tile', () => {
  expect(readPicture(heic(4032, 3024))).toEqual({ type: 'heif', width: 4032, height: 3024, isBare: false });
});

test('of a WebP that says two sizes, the larger counts', () => {
  expect(readPicture(webp(extended(256, 256), lossy(16_000, 16_000)))).toMatchObject({
    width: 16_000,
    height: 16_000,
  });
});

test.each([
  ['a PNG with a text', png(256, 256, pngChunk('tEXt', [65]))],
  ['a PNG with Exif', png(256, 256, pngChunk('eXIf', [1, 2]))],
  ['an animated PNG', png(256, 256, pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]))],
  ['a PNG with something behind it', join(png(256, 256), [1])],
  ['a PNG that is cut off', png(256, 256).slice(0, -1)],
  ['a JPEG with Exif', jpeg(256, 256, exifTurn(6))],
  ['a JPEG with a comment', jpeg(256, 256, jpegSegment(0xfe, [65]))],
  ['a JPEG with several pictures (MPF, in APP2)', jpeg(256, 256, jpegSegment(0xe2, [77, 80, 70, 0]))],
  ['a JPEG with a small picture (JFXX, in APP0)', jpeg(256, 256, jpegSegment(0xe0, text('JFXX')))],
  ['a JPEG with more than JFIF in APP0', jpeg(256, 256, jpegSegment(0xe0, [...text('JFIF'), ...zeros(11)]))],
  [
    'a JPEG with more than Adobe’s colours',
    jpeg(256, 256, jpegSegment(0xee, [...text('Adobe'), ...zeros(8)])),
  ],
  ['a JPEG with something else in APP14', jpeg(256, 256, jpegSegment(0xee, [...text('Other'), ...zeros(7)]))],
  ['a JPEG with something behind it', join(jpeg(256, 256), [1, 2, 3])],
  ['a JPEG without an end', jpeg(256, 256).slice(0, -2)],
  ['a WebP with Exif', webp(extended(256, 256), lossy(256, 256), webpExif)],
  ['a WebP with two pictures', webp(lossy(256, 256), lossless(256, 256))],
  ['a WebP with the same picture twice', webp(lossy(256, 256), lossy(256, 256))],
  ['a WebP that says another length', join(webp(lossy(256, 256)), [0, 0])],
])('%s has more in it than a picture', (_what, bytes) => {
  expect(readPicture(bytes)).toMatchObject({ width: 256, height: 256, isBare: false });
});

// A decoder passes over such a marker alone: what a reader of lengths takes for its data are segments to it.
test.each([0x00, 0x01, 0xd0, 0xd7, 0xd8])(
  'a JPEG with the marker %i, which has no length, is refused',
  (marker) => {
    const hidden = jpegFrame(16_000, 16_000);
    const bytes = jpeg(256, 256, jpegSegment(marker, hidden));
    expect(readPicture(bytes)?.isBare ?? false).toBe(false);
  },
);

test('a JPEG with two frames is refused, whichever is the larger', () => {
  expect(readPicture(jpeg(256, 256, jpegFrame(256, 256)))).toBeNull();
  expect(readPicture(jpeg(256, 256, jpegFrame(16_000, 16_000)))).toBeNull();
});

test('how Adobe’s colours are meant is part of a JPEG', () => {
  const colours = jpegSegment(0xee, [...text('Adobe'), 0, 100, 0, 0, 0, 0, 1]);
  expect(readPicture(jpeg(256, 256, colours))).toMatchObject({ isBare: true });
});

test('the colour profile of a JPEG is part of its picture', () => {
  const profile = jpegSegment(0xe2, text('ICC_PROFILE'));
  expect(readPicture(jpeg(256, 256, profile))).toMatchObject({ isBare: true });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['a GIF', new TextEncoder().encode('GIF89a____________________')],
  ['a PNG without a width', png(0, 256)],
  ['a JPEG that is cut off before its size', jpeg(256, 256).slice(0, 12)],
  ['a WebP without a picture', webp()],
])('%s is no picture', (_what, bytes) => {
  expect(readPicture(bytes)).toBeNull();
});

test('no beginning of a picture, and no byte of it that is another one, makes it fail', () => {
  for (const whole of [
    png(9, 9),
    jpeg(9, 9, exifTurn(3)),
    webp(extended(9, 9), lossy(9, 9), webpExif),
    heic(9, 9),
  ])
    for (let at = 0; at < whole.length; at += 1) {
      readPicture(whole.slice(0, at));
      for (const byte of [0, 1, 0x7f, 0xff]) readPicture(whole.with(at, byte));
    }
  expect.assertions(0);
});
