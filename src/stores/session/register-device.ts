import * as device from '#contract/device.ts';
import { call } from '#src/api/call.ts';
import { fingerprint } from '#src/api/fingerprint.ts';

/**
 * Tells the API what this browser is like.
 * @returns the id that it gives this device; null when it gives none.
 * @throws ApiError
 */
export async function registerDevice(): Promise<string | null> {
  const reply = await call(device.register, await fingerprint());
  return reply.device_id;
}
