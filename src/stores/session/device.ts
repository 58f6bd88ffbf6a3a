import { readCookie } from '#src/api/cookies.ts';
import { $auth } from './auth.ts';

let registering: Promise<string | null> | null = null;

/**
 * This browser's device id: from its cookie, else from the API, else null (spec section 7). Never throws; one
 * registration at a time. Waits while a page is only being prerendered, because registering is a write.
 * @param onFailure receives the error of a failed registration.
 */
export function ensureDeviceId(onFailure?: (error: unknown) => void): Promise<string | null> {
  const known = readCookie('device_id') ?? $auth.get().deviceId;
  if (known) {
    setDeviceId(known);
    return Promise.resolve(known);
  }
  registering ??= register(onFailure).finally(() => {
    registering = null;
  });
  return registering;
}

async function register(onFailure?: (error: unknown) => void): Promise<string | null> {
  try {
    // A browser registers once, so the code is not part of the page's own.
    const { registerDevice } = await import('./register-device.ts');
    const id = await registerDevice();
    setDeviceId(id);
    return id;
  } catch (error) {
    onFailure?.(error);
    setDeviceId(null);
    return null;
  }
}

function setDeviceId(id: string | null): void {
  $auth.set({ ...$auth.get(), deviceId: id, deviceInitialized: true });
}
