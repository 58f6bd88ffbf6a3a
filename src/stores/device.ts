import * as device from '#contract/device.ts';
import { call } from '#src/api/call.ts';
import { readCookie } from '#src/api/cookies.ts';
import { $auth } from './auth.ts';

let registering: Promise<string | null> | null = null;

/**
 * This browser's device id: from its cookie, else from the API, else null (spec section 7). Never throws; one
 * registration at a time. Waits while a page is only being prerendered, because registering is a write.
 */
export function deviceId(): Promise<string | null> {
  const known = readCookie('device_id') ?? $auth.get().deviceId;
  if (known) {
    remember(known);
    return Promise.resolve(known);
  }
  registering ??= register().finally(() => {
    registering = null;
  });
  return registering;
}

async function register(): Promise<string | null> {
  try {
    // The probes are only needed once in a browser's life.
    const { fingerprint } = await import('#src/api/fingerprint.ts');
    const reply = await call(device.register, await fingerprint());
    remember(reply.device_id);
    return reply.device_id;
  } catch {
    remember(null);
    return null;
  }
}

function remember(id: string | null): void {
  $auth.set({ ...$auth.get(), deviceId: id, deviceInitialized: true });
}
