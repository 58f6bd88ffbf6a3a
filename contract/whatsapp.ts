import * as z from 'zod/mini';
import { documented } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { otp, phoneNumber } from './fields.ts';

/** Sends a code to the number. The specification shows no field of the answers; `expires_at` is ours. */
export const link = endpoint({
  method: 'POST',
  path: '/whatsapp/link',
  source: 'spec',
  auth: 'session',
  body: z.object({ phone_number: phoneNumber }),
  reply: documented({ expires_at: z.iso.datetime() }),
});

export const verify = endpoint({
  method: 'POST',
  path: '/whatsapp/verify',
  source: 'spec',
  auth: 'session',
  body: z.object({ code: otp }),
  reply: documented({ phone_number: z.string() }),
});

export const unlink = endpoint({
  method: 'DELETE',
  path: '/whatsapp/unlink',
  source: 'spec',
  auth: 'session',
  reply: documented({}),
});
