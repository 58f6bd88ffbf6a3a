import type { Pixels } from './decode-pixels.ts';

/**
 * The pixels of a picture or of a camera's frame, made smaller where its longer side has more than `longest` of them.
 * @param canvas to draw on, which the next call may draw on again.
 * @throws Error where the browser gives no canvas, or none of this size.
 */
export function drawPixels(
  canvas: HTMLCanvasElement,
  source: HTMLVideoElement | ImageBitmap,
  size: { readonly width: number; readonly height: number },
  longest: number,
): Pixels {
  const scale = Math.min(1, longest / Math.max(size.width, size.height));
  const width = Math.max(1, Math.round(size.width * scale));
  const height = Math.max(1, Math.round(size.height * scale));
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser has no canvas.');
  // Codes are dark on light: what shows through must not be black.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
