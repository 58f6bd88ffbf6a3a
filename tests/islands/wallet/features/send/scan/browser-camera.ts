// What happy-dom lacks of a browser: cameras, its own reader of QR codes, pictures. None of the wallet's code is replaced.
import { vi } from 'vitest';

class Track extends EventTarget {
  isStopped = false;
  torch = false;
  readonly #id: string;
  readonly #hasTorch: boolean;
  constructor(id: string, hasTorch: boolean) {
    super();
    this.#id = id;
    this.#hasTorch = hasTorch;
  }
  stop() {
    this.isStopped = true;
  }
  getSettings() {
    return { deviceId: this.#id };
  }
  getCapabilities() {
    return this.#hasTorch ? { torch: true } : {};
  }
  applyConstraints({ advanced }: { advanced: readonly { torch: boolean }[] }) {
    this.torch = advanced[0]?.torch ?? false;
    return Promise.resolve();
  }
}

interface CameraOptions {
  readonly cameras?: readonly string[];
  readonly torch?: boolean;
  /** What the browser would answer without asking. */
  readonly permission?: PermissionState;
}

/** Gives the browser cameras. `refusal` is the error's name that it answers with instead; it may be changed meanwhile. */
export function giveCameras({
  cameras = ['back'],
  torch = false,
  permission = 'granted',
}: CameraOptions = {}) {
  const device = { refusal: null as string | null, tracks: [] as Track[] };
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperties(navigator, {
    mediaDevices: {
      configurable: true,
      value: {
        getUserMedia: ({ video }: { video: { deviceId?: { exact: string } } }) => {
          if (device.refusal !== null) return Promise.reject(new DOMException('no', device.refusal));
          const track = new Track(video.deviceId?.exact ?? cameras[0] ?? '', torch);
          device.tracks.push(track);
          return Promise.resolve({ getTracks: () => [track], getVideoTracks: () => [track] });
        },
        enumerateDevices: () =>
          Promise.resolve(cameras.map((deviceId) => ({ kind: 'videoinput', deviceId }))),
      },
    },
    permissions: { configurable: true, value: { query: () => Promise.resolve({ state: permission }) } },
  });
  // A stream that plays; happy-dom's takes none.
  Object.defineProperties(HTMLVideoElement.prototype, {
    srcObject: { configurable: true, writable: true, value: null },
    videoWidth: { configurable: true, value: 640 },
    videoHeight: { configurable: true, value: 480 },
  });
  vi.spyOn(HTMLVideoElement.prototype, 'play').mockResolvedValue();
  return device;
}

/** A browser that gives pages no camera. */
export function takeCameras(): void {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
}

/** The browser's own reader of codes: it finds what `sees` says, or nothing. */
export function giveDetector(sees: { text: string | null }): void {
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = () => Promise.resolve(['qr_code']);
      detect() {
        return Promise.resolve(sees.text === null ? [] : [{ rawValue: sees.text }]);
      }
    },
  );
}

interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray;
}

/** What opens a file as a picture; null for one that can't be opened. The canvas has its pixels, at every size. */
export function givePictures(open: (file: File) => Picture | null): void {
  let shown: Picture | null = null;
  vi.stubGlobal('createImageBitmap', (file: File) => {
    shown = open(file);
    return shown
      ? Promise.resolve({ ...shown, close: () => undefined })
      : Promise.reject(new DOMException('no', 'InvalidStateError'));
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () =>
      ({
        fillRect: () => undefined,
        drawImage: () => undefined,
        getImageData: () => shown,
      }) as unknown as null,
  );
}
