import * as z from 'zod/mini';
import { fingerprint } from './devices.ts';
import { pathId, type RequestSchemas } from './request.ts';

export const devicesRequests = {
  registerDevice: {
    body: fingerprint,
  },
  revokeDevice: {
    params: z.object({ device_id: pathId }),
  },
} satisfies RequestSchemas;
