/** Bytes in which a picture says its size: a photo has its thumbnail and its colours in front. */
const HEAD = 524_288;

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * The size in pixels that a file says its picture has, without opening the picture. Null for what is neither PNG, JPEG, GIF, WebP, BMP, AVIF
 * nor HEIC, and for one that is damaged.
 */
export async function pictureSize(file: Blob): Promise<PictureSize | null> {
  try {
    return sizeIn(new DataView(await file.slice(0, HEAD).arrayBuffer()));
  } catch {
    // It ends before it says so.
    return null;
  }
}

/** @throws RangeError where it ends before it says its size. */
function sizeIn(head: DataView): PictureSize | null {
  const name = (at: number, length = 4) =>
    String.fromCharCode(...Array.from({ length }, (_, index) => head.getUint8(at + index)));
  if (name(1, 3) === 'PNG') return { width: head.getUint32(16), height: head.getUint32(20) };
  if (name(0, 3) === 'GIF') return { width: head.getUint16(6, true), height: head.getUint16(8, true) };
  if (name(0, 2) === 'BM')
    return { width: Math.abs(head.getInt32(18, true)), height: Math.abs(head.getInt32(22, true)) };
  if (name(8) === 'WEBP') return sizeInWebP(head, name(12));
  if (head.getUint16(0) === 0xff_d8) return sizeInJpeg(head);
  if (name(4) === 'ftyp') return sizeInHeif(head, name);
  return null;
}

function sizeInWebP(head: DataView, chunk: string): PictureSize | null {
  const threeBytes = (at: number) => 1 + head.getUint16(at, true) + (head.getUint8(at + 2) << 16);
  switch (chunk) {
    case 'VP8X':
      return { width: threeBytes(24), height: threeBytes(27) };
    case 'VP8L': {
      const bits = head.getUint32(21, true);
      return { width: 1 + (bits & 0x3f_ff), height: 1 + ((bits >>> 14) & 0x3f_ff) };
    }
    case 'VP8 ':
      return { width: head.getUint16(26, true) & 0x3f_ff, height: head.getUint16(28, true) & 0x3f_ff };
    default:
      return null;
  }
}

/** Marks of a JPEG's frame: its size follows. Between them stand three marks of tables. */
const isFrame = (mark: number) => mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);

function sizeInJpeg(head: DataView): PictureSize {
  let at = 2;
  while (!isFrame(head.getUint8(at + 1))) at += 2 + head.getUint16(at + 2);
  return { width: head.getUint16(at + 7), height: head.getUint16(at + 5) };
}

/** The largest of its pictures: a large one is made of tiles. */
function sizeInHeif(head: DataView, name: (at: number) => string): PictureSize | null {
  let largest: PictureSize | null = null;
  const end = Math.min(head.byteLength - 16, 65_536);
  for (let at = 4; at < end; at += 1) {
    if (name(at) !== 'ispe') continue;
    const size = { width: head.getUint32(at + 8), height: head.getUint32(at + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
