import * as z from 'zod/mini';
import { typedPin } from './approval.ts';
import { fingerprint } from './devices.ts';
import { pathId, type RequestSchemas } from './request.ts';

/** The PIN, in place of a proof; who proves it otherwise sends no body. */
const approvedByPin = z.optional(z.object({ approval: z.object({ pin: typedPin() }) }));

export const devicesRequests = {
  registerDevice: {
    body: fingerprint,
  },
  revokeDevice: {
    params: z.object({ device_id: pathId }),
    body: approvedByPin,
  },
  revokeOtherDevices: {
    body: approvedByPin,
  },
} satisfies RequestSchemas;
