import { tagAt, viewOf, type Measured } from './bytes.ts';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Length and name before the data of a chunk, and its checksum after it. */
const AROUND = 12;
/** Chunks of pixels and of how their colours are meant (PNG, third edition, section 11). Any other is a text, Exif, a time, or animated. */
const ofPixels = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'sBIT', 'bKGD', 'pHYs'],
  ...['cHRM', 'gAMA', 'iCCP', 'sRGB', 'cICP'],
]);

/** Reads a PNG. */
export function readPng(bytes: Uint8Array): Measured | null {
  if (SIGNATURE.some((byte, at) => bytes[at] !== byte)) return null;
  if (tagAt(bytes, 12) !== 'IHDR' || bytes.length < 24) return null;
  const view = viewOf(bytes);
  let isBare = true;
  let last = '';
  let at = SIGNATURE.length;
  while (last !== 'IEND' && at + AROUND <= bytes.length) {
    last = tagAt(bytes, at + 4);
    if (!ofPixels.has(last)) isBare = false;
    at += view.getUint32(at) + AROUND;
  }
  return {
    width: view.getUint32(16),
    height: view.getUint32(20),
    isBare: isBare && last === 'IEND' && at === bytes.length,
  };
}
