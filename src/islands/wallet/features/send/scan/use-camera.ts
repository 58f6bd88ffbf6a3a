import { useCallback, useEffect, useRef, useState } from 'react';
import {
  cameraFailure,
  cameraObstacle,
  hasTorch,
  listCameras,
  openCamera,
  stopCamera,
  switchTorch,
  type CameraFailure,
} from './camera.ts';

export type CameraState =
  | { readonly name: 'off' }
  /** The browser asks the person, or the camera is starting. */
  | { readonly name: 'asking' }
  | {
      readonly name: 'on';
      readonly stream: MediaStream;
      readonly cameras: readonly string[];
      /** Whether its light is on; null for a camera without one. */
      readonly torch: boolean | null;
    }
  | { readonly name: 'failed'; readonly failure: CameraFailure };

interface Camera {
  readonly state: CameraState;
  /** Asks for the camera: only after a press. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Goes on to the next camera of this device. */
  readonly switchCamera: () => void;
  readonly toggleTorch: () => void;
}

/** The camera of this device, from the press that starts it until it is stopped, the page is hidden or the component is gone. */
export function useCamera(): Camera {
  const [state, setState] = useState<CameraState>({ name: 'off' });
  const running = useRef<MediaStream | null>(null);
  /** Counts starts and stops: the answer to an earlier start comes too late. */
  const turn = useRef(0);

  const end = useCallback((next: CameraState) => {
    turn.current += 1;
    stopCamera(running.current);
    running.current = null;
    setState(next);
  }, []);

  const begin = useCallback(
    async (deviceId?: string) => {
      const obstacle = cameraObstacle();
      if (obstacle) {
        end({ name: 'failed', failure: obstacle });
        return;
      }
      // The former one first: a phone opens one at a time.
      end({ name: 'asking' });
      const mine = turn.current;
      const isLate = () => turn.current !== mine;
      let stream: MediaStream;
      try {
        stream = await openCamera(deviceId);
      } catch (error) {
        const failure = await cameraFailure(error);
        if (!isLate()) end({ name: 'failed', failure });
        return;
      }
      const cameras = await listCameras();
      if (isLate()) {
        stopCamera(stream);
        return;
      }
      if (document.hidden) {
        stopCamera(stream);
        end({ name: 'failed', failure: 'hidden' });
        return;
      }
      running.current = stream;
      stream.getVideoTracks()[0]?.addEventListener('ended', () => {
        if (!isLate()) end({ name: 'failed', failure: 'ended' });
      });
      setState({ name: 'on', stream, cameras, torch: hasTorch(stream) ? false : null });
    },
    [end],
  );

  useEffect(() => {
    const handleVisibility = () => {
      if (document.hidden && running.current) end({ name: 'failed', failure: 'hidden' });
    };
    document.addEventListener('visibilitychange', handleVisibility);
    return () => {
      document.removeEventListener('visibilitychange', handleVisibility);
      turn.current += 1;
      stopCamera(running.current);
      running.current = null;
    };
  }, [end]);

  const stop = useCallback(() => end({ name: 'off' }), [end]);
  return {
    state,
    start: () => void begin(),
    stop,
    switchCamera: () => {
      if (state.name !== 'on') return;
      const current = state.stream.getVideoTracks()[0]?.getSettings().deviceId ?? '';
      const next = state.cameras[(state.cameras.indexOf(current) + 1) % state.cameras.length];
      void begin(next);
    },
    toggleTorch: () => {
      if (state.name !== 'on' || state.torch === null) return;
      const torch = !state.torch;
      switchTorch(state.stream, torch).then(
        () => setState((now) => (now.name === 'on' ? { ...now, torch } : now)),
        // A light that does not switch is none.
        () => setState((now) => (now.name === 'on' ? { ...now, torch: null } : now)),
      );
    },
  };
}
