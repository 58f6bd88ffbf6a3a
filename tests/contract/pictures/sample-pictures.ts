// Pictures of a size, as far as their headers tell: nothing decodes them.

/** The bytes of a text in ASCII. */
export const text = (letters: string) => Array.from(letters, (letter) => letter.charCodeAt(0));
const big = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
const little = (value: number, bytes: number) => big(value, bytes).reverse();

export const pngChunk = (name: string, data: readonly number[]) => [
  ...big(data.length, 4),
  ...text(name),
  ...data,
  ...[0, 0, 0, 0],
];
export const png = (width: number, height: number, ...more: readonly number[][]) =>
  Uint8Array.from([
    ...[0x89, ...text('PNG'), 0x0d, 0x0a, 0x1a, 0x0a],
    ...pngChunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 2, 0, 0, 0]),
    ...more.flat(),
    ...pngChunk('IDAT', [1, 2, 3]),
    ...pngChunk('IEND', []),
  ]);

export const jpegSegment = (marker: number, data: readonly number[]) => [
  ...[0xff, marker],
  ...big(data.length + 2, 2),
  ...data,
];
/** JFIF 1.1 with square pixels and no small picture. */
const jfif = jpegSegment(0xe0, [...text('JFIF'), 0, ...[1, 1, 0], ...[0, 1, 0, 1], ...[0, 0]]);
/** Baseline, of one component. */
export const jpegFrame = (width: number, height: number) =>
  jpegSegment(0xc0, [8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0]);
/** A scan with what looks like a marker and is none, and a restart. */
const scan = [...jpegSegment(0xda, [0, 0]), ...[1, 0xff, 0, 2, 0xff, 0xd0, 3]];
export const jpeg = (width: number, height: number, ...more: readonly number[][]) =>
  Uint8Array.from([
    ...[0xff, 0xd8],
    ...jfif,
    ...more.flat(),
    ...jpegFrame(width, height),
    ...scan,
    ...[0xff, 0xd9],
  ]);
/** Exif with no entry but how the picture is turned (Exif 2.32, tag 0x0112). */
export const exifTurn = (orientation: number) =>
  jpegSegment(0xe1, [
    ...[...text('Exif'), 0, 0, ...text('MM'), 0, 42, ...big(8, 4)],
    ...[...big(1, 2), ...big(0x0112, 2), ...big(3, 2), ...big(1, 4), ...big(orientation, 2), 0, 0],
    ...big(0, 4),
  ]);

const webpChunk = (name: string, data: readonly number[]) => [
  ...text(name),
  ...little(data.length, 4),
  ...data,
  ...(data.length % 2 === 1 ? [0] : []),
];
export function webp(...chunks: readonly number[][]): Uint8Array {
  const inside = [...text('WEBP'), ...chunks.flat()];
  return Uint8Array.from([...text('RIFF'), ...little(inside.length, 4), ...inside]);
}
export const lossy = (width: number, height: number) =>
  webpChunk('VP8 ', [...[0, 0, 0, 0x9d, 0x01, 0x2a], ...little(width, 2), ...little(height, 2), 9]);
export const lossless = (width: number, height: number) =>
  webpChunk('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 2 ** 14, 4), 9, 9, 9, 9, 9]);
export const extended = (width: number, height: number) =>
  webpChunk('VP8X', [0, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);
export const webpExif = webpChunk('EXIF', [1, 2, 3]);

/** With the size of a tile and of the whole. */
export const heic = (width: number, height: number) =>
  Uint8Array.from([
    ...[...big(16, 4), ...text('ftypheic'), 0, 0, 0, 0],
    ...[...big(20, 4), ...text('ispe'), 0, 0, 0, 0, ...big(512, 4), ...big(512, 4)],
    ...[...big(20, 4), ...text('ispe'), 0, 0, 0, 0, ...big(width, 4), ...big(height, 4)],
  ]);
