// Pictures of QR codes, drawn by the encoder that our own screens use: for tests of what reads them.
import { qrModules } from '#src/ui/display/qr-modules.ts';

interface QrPictureOptions {
  /** Pixels of a module. */
  readonly scale?: number;
  /** By how much the code is turned, in degrees. */
  readonly turned?: number;
  /** Light on dark. */
  readonly inverted?: boolean;
  /** The most by which the grey of a pixel is off, of 255. */
  readonly noise?: number;
  /** The share of the code's middle that is covered, of its side. */
  readonly covered?: number;
  /** Pixels of the picture, in whose middle the code stands; as large as the code unless it is given. */
  readonly width?: number;
  readonly height?: number;
}

export interface QrPicture {
  readonly width: number;
  readonly height: number;
  /** One byte a pixel. */
  readonly grey: Uint8ClampedArray;
}

const PAPER = 235;
const INK = 16;

/** Draws the code of a text. The noise is the same at each run. */
export function drawQrPicture(
  text: string,
  { scale = 6, turned = 0, inverted = false, noise = 0, covered = 0, ...box }: QrPictureOptions = {},
): QrPicture {
  const { size, rows } = qrModules(text);
  const side = Math.ceil(size * scale * (turned % 90 === 0 ? 1 : Math.SQRT2));
  const { width = side, height = side } = box;
  const angle = (turned * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const grey = new Uint8ClampedArray(width * height);
  let random = 1;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [dx, dy] = [x + 0.5 - width / 2, y + 0.5 - height / 2];
      const column = (cos * dx + sin * dy) / scale + size / 2;
      const row = (cos * dy - sin * dx) / scale + size / 2;
      const isCovered =
        Math.max(Math.abs(column - size / 2), Math.abs(row - size / 2)) < (covered * size) / 2;
      const isDark = !isCovered && rows[Math.floor(row)]?.[Math.floor(column)] === true;
      random = (random * 48_271) % 2_147_483_647;
      grey[y * width + x] = (isDark === inverted ? PAPER : INK) + (random / 2_147_483_647 - 0.5) * 2 * noise;
    }
  return { width, height, grey };
}

/** The same picture with four bytes a pixel, as a canvas has it. */
export function toPixels({ width, height, grey }: QrPicture) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (const [index, value] of grey.entries()) data.set([value, value, value, 255], index * 4);
  return { width, height, data };
}
