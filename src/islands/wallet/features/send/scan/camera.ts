/** Why there is no picture of a camera. */
export type CameraFailure =
  /** The browser or the system refuses it to this site. */
  | 'denied'
  /** The question was closed without an answer. */
  | 'dismissed'
  | 'missing'
  /** Another program has it. */
  | 'busy'
  /** The page came over http, where browsers give no camera. */
  | 'insecure'
  | 'unsupported'
  /** It was unplugged, or another program took it. */
  | 'ended'
  /** The page went into the background. */
  | 'hidden'
  | 'failed';

/** What a track of a camera can do, as far as TypeScript does not know it (MediaStream Image Capture). */
interface Torch {
  readonly torch?: boolean;
}

/**
 * Asks for a camera: the one that looks away from the person, or the given one. The browser may ask the person first.
 * @throws DOMException as `getUserMedia` does; `cameraFailure` says what it means.
 */
export const openCamera = (deviceId?: string): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: {
      ...(deviceId === undefined
        ? { facingMode: { ideal: 'environment' } }
        : { deviceId: { exact: deviceId } }),
      width: { ideal: 1280 },
      height: { ideal: 720 },
    },
  });

/** Whether this page can ask for a camera at all: null when it can. */
export function cameraObstacle(): CameraFailure | null {
  if (!isSecureContext) return 'insecure';
  // In-app browsers, which give pages no camera; the type does not know of them.
  const { mediaDevices } = navigator as { mediaDevices?: Partial<MediaDevices> };
  return mediaDevices?.getUserMedia ? null : 'unsupported';
}

/** What a failure of `openCamera` means. */
export async function cameraFailure(error: unknown): Promise<CameraFailure> {
  switch (error instanceof Error ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return (await canAskAgain()) ? 'dismissed' : 'denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing';
    case 'NotReadableError':
    case 'AbortError':
      return 'busy';
    default:
      return 'failed';
  }
}

/** Whether the browser would ask once more. Not every browser tells. */
const canAskAgain = (): Promise<boolean> =>
  Promise.resolve()
    .then(() => navigator.permissions.query({ name: 'camera' }))
    .then(
      ({ state }) => state === 'prompt',
      () => false,
    );

export function stopCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** The ids of all cameras, once one was allowed. */
export const listCameras = (): Promise<readonly string[]> =>
  navigator.mediaDevices.enumerateDevices().then(
    (devices) => devices.filter(({ kind }) => kind === 'videoinput').map(({ deviceId }) => deviceId),
    () => [],
  );

/** Whether a camera has a light that can be switched on. */
export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  // Not in Firefox.
  const capabilities = (track as Partial<MediaStreamTrack> | undefined)?.getCapabilities?.();
  return (capabilities as Torch | undefined)?.torch === true;
}

/** @throws DOMException where the light can't be switched. */
export async function switchTorch(stream: MediaStream, torch: boolean): Promise<void> {
  const light: MediaTrackConstraintSet & Torch = { torch };
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
}
