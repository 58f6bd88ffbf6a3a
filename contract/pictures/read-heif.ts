import { tagAt, viewOf, type Measured } from './bytes.ts';

/** Brands of HEIC and AVIF (ISO/IEC 23008-12). */
const brands = new Set(['heic', 'heix', 'heim', 'heis', 'mif1', 'msf1', 'avif', 'avis']);
/** How far in the sizes of its items are looked for; they stand in its first box. */
const SEARCHED = 256 * 1024;

/** Reads a HEIC or AVIF: the size of its largest item, because a picture is often made of many tiles. It always has more in it. */
export function readHeif(bytes: Uint8Array): Measured | null {
  if (tagAt(bytes, 4) !== 'ftyp' || !brands.has(tagAt(bytes, 8))) return null;
  const view = viewOf(bytes);
  let [width, height] = [0, 0];
  for (let at = 8; at + 16 <= Math.min(bytes.length, SEARCHED); at += 1) {
    // `ispe`, the property that says how large an item is.
    if (view.getUint32(at) !== 0x69737065) continue;
    width = Math.max(width, view.getUint32(at + 8));
    height = Math.max(height, view.getUint32(at + 12));
  }
  return { width, height, isBare: false };
}
