import * as device from '#contract/devices.ts';
import { call } from '#src/api/call.ts';
import { fingerprint } from '#src/api/fingerprint.ts';

/**
 * Registers this browser by its fingerprint.
 * @returns the device id from the API; null when it gives none.
 * @throws ApiError
 */
export async function registerDevice(): Promise<string | null> {
  const reply = await call(device.registerDevice, { body: await fingerprint() });
  return reply.device_id;
}
