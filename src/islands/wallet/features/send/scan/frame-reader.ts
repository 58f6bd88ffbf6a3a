import { findCodeDetector, loadDecoder } from './code-detector.ts';
import { drawPixels } from './draw-pixels.ts';

/** Pixels of a frame's longer side: enough for a code that fills a quarter of it, and a few milliseconds to look through. */
const LONGEST = 960;
const SHORTEST = 480;
/** Milliseconds after which a look is too slow for this device, and the next one gets a smaller frame. */
const SLOW_MS = 40;

/** The text of the QR code in the camera's current frame; null for none. */
export type ReadFrame = (video: HTMLVideoElement) => Promise<string | null>;

/**
 * Gets ready to read a camera's frames, by the browser's own reader or else by ours.
 * @throws Error where neither could be loaded.
 */
export async function openFrameReader(): Promise<ReadFrame> {
  let detector = await findCodeDetector();
  let decode = detector ? null : await loadDecoder();
  const canvas = document.createElement('canvas');
  let longest = LONGEST;

  return async (video) => {
    if (detector) {
      try {
        return (await detector.detect(video))[0]?.rawValue ?? null;
      } catch {
        // It is there and does not work: the system's service is missing.
        detector = null;
      }
    }
    decode ??= await loadDecoder();
    const began = performance.now();
    const size = { width: video.videoWidth, height: video.videoHeight };
    const reading = decode(drawPixels(canvas, video, size, longest));
    if (performance.now() - began > SLOW_MS) longest = Math.max(SHORTEST, Math.round(longest * 0.75));
    return typeof reading === 'object' ? reading.text : null;
  };
}
