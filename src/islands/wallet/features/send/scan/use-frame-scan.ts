import { useEffect, useState, type RefObject } from 'react';
import { openFrameReader } from './frame-reader.ts';

/** Milliseconds between two looks; longer after one that took long, so that the page has three quarters of its time for itself. */
const PAUSE_MS = 120;
const PAUSES_PER_LOOK = 3;

/** `loading`: the reader is on its way. `failed`: it could not be loaded. */
export type FrameScanState = 'loading' | 'scanning' | 'failed';

/**
 * Looks at a camera's frames until a QR code is found, and calls `onFound` with its text, once.
 * @param stream of the camera whose picture the video shows.
 */
export function useFrameScan(
  video: RefObject<HTMLVideoElement | null>,
  stream: MediaStream,
  onFound: (text: string) => void,
): FrameScanState {
  const [state, setState] = useState<FrameScanState>('loading');

  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scan = async () => {
      const readFrame = await openFrameReader();
      if (isOver) return;
      setState('scanning');
      const look = async () => {
        const began = performance.now();
        const element = video.current;
        // Without a first frame there is nothing to look at.
        const text = element && element.videoWidth > 0 ? await readFrame(element) : null;
        if (isOver) return;
        if (text !== null) {
          isOver = true;
          onFound(text);
          return;
        }
        const pause = Math.max(PAUSE_MS, PAUSES_PER_LOOK * (performance.now() - began));
        timer = setTimeout(() => void look().catch(fail), pause);
      };
      await look();
    };
    const fail = () => {
      if (!isOver) setState('failed');
    };
    scan().catch(fail);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [video, stream, onFound]);

  return state;
}
