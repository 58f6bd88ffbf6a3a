import * as z from 'zod/mini';
import { typedPin } from './approval.ts';
import { DEVICE_NAME_LENGTH, fingerprint } from './devices.ts';
import { pathId, type RequestSchemas } from './request.ts';
import { personText } from './text/person-text.ts';

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
  renameDevice: {
    params: z.object({ device_id: pathId }),
    body: z.object({ name: personText('label.required', { longest: DEVICE_NAME_LENGTH }) }),
  },
  revokeOtherDevices: {
    body: approvedByPin,
  },
} satisfies RequestSchemas;
