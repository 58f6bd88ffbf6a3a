import { AVATAR_SIDE } from '#contract/avatar.ts';

/** How much closer than its whole shorter side a picture can be looked at. */
export const CLOSEST = 4;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The square that is cut out of a picture, by its centre in pixels of the picture, and how close it is looked at. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  /** From 1, at which the square is as large as the picture's shorter side, to `CLOSEST`. */
  readonly zoom: number;
}

/** Pixels of each side of the square. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);

/** The nearest square that lies in the picture. */
export function clampCrop(size: Size, { x, y, zoom }: Crop): Crop {
  const close = within(zoom, 1, CLOSEST);
  const half = Math.min(size.width, size.height) / close / 2;
  return { x: within(x, half, size.width - half), y: within(y, half, size.height - half), zoom: close };
}

/** The largest square, in the middle. */
export const wholeCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 });

/** @param dx, dy how far the square is moved, in pixels of the picture */
export const moveCrop = (size: Size, crop: Crop, dx: number, dy: number): Crop =>
  clampCrop(size, { ...crop, x: crop.x + dx, y: crop.y + dy });

/** Where the square stands, in percent of how far it can be moved from the left and from the top. */
export function placeOf(size: Size, crop: Crop): { readonly x: number; readonly y: number } {
  const side = sideOf(size, crop);
  const share = (centre: number, length: number) =>
    length > side ? Math.round(((centre - side / 2) / (length - side)) * 100) : 50;
  return { x: share(crop.x, size.width), y: share(crop.y, size.height) };
}

/** Draws what is cut out, as large as it is kept. */
export function drawCrop(picture: HTMLCanvasElement, crop: Crop): HTMLCanvasElement {
  const side = sideOf(picture, crop);
  const canvas = document.createElement('canvas');
  canvas.width = AVATAR_SIDE;
  canvas.height = AVATAR_SIDE;
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    picture,
    ...([crop.x - side / 2, crop.y - side / 2, side, side] as const),
    ...([0, 0, AVATAR_SIDE, AVATAR_SIDE] as const),
  );
  return canvas;
}

/** @throws Error where the browser gives no canvas. */
export function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  return context;
}
