// The first bytes of pictures, with their size and nothing to be seen.

/** @param parts text, or numbers with how many bytes each takes, the highest first. */
const bytes = (...parts: readonly (string | readonly [value: number, bytes: number])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string'
        ? [...part].map((letter) => letter.charCodeAt(0))
        : Array.from({ length: part[1] }, (_, at) => Math.floor(part[0] / 256 ** (part[1] - 1 - at)) % 256),
    ),
  );
const reversed = (value: number, length: number): [number, number] => {
  let turned = 0;
  for (let at = 0; at < length; at += 1) turned = turned * 256 + (Math.floor(value / 256 ** at) % 256);
  return [turned, length];
};

export const pngHead = (width: number, height: number) =>
  bytes([0x89, 1], 'PNG\r\n\u001a\n', [13, 4], 'IHDR', [width, 4], [height, 4]);

export const gifHead = (width: number, height: number) =>
  bytes('GIF89a', reversed(width, 2), reversed(height, 2));

export const bmpHead = (width: number, height: number) =>
  bytes('BM', [0, 16], reversed(width, 4), reversed(height, 4));

/** With a thumbnail of another size in front, as a camera writes it. */
export const jpegHead = (width: number, height: number) =>
  bytes(
    [0xffd8, 2],
    [0xffe1, 2],
    [12, 2],
    [0xffc0, 2],
    [0, 8],
    [0xffc2, 2],
    [17, 2],
    [8, 1],
    [height, 2],
    [width, 2],
  );

export const webpHead = (width: number, height: number) =>
  bytes('RIFF', [0, 4], 'WEBPVP8X', [0, 8], reversed(width - 1, 3), reversed(height - 1, 3));

export const losslessWebpHead = (width: number, height: number) =>
  bytes('RIFF', [0, 4], 'WEBPVP8L', [0, 4], [0x2f, 1], reversed(width - 1 + (height - 1) * 2 ** 14, 4));

/** With a tile of the picture in front. */
export const avifHead = (width: number, height: number) =>
  bytes(
    [24, 4],
    'ftypavif',
    [0, 8],
    'ispe',
    [0, 4],
    [512, 4],
    [512, 4],
    'ispe',
    [0, 4],
    [width, 4],
    [height, 4],
    [0, 16],
  );
