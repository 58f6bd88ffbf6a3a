import * as z from 'zod/mini';
import { mirrored } from './envelope.ts';
import { endpoint } from './endpoint.ts';

/** Sends a code to the number. The specification shows no field of the answers; `expires_at` is ours. */
export const linkWhatsapp = endpoint({
  name: 'linkWhatsapp',
  method: 'POST',
  path: '/whatsapp/link',
  origin: 'spec',
  auth: 'session',
  reauth: 'whatsapp',
  replies: { 200: mirrored({ expires_at: z.iso.datetime() }) },
});

export const verifyWhatsapp = endpoint({
  name: 'verifyWhatsapp',
  method: 'POST',
  path: '/whatsapp/verify',
  origin: 'spec',
  auth: 'session',
  reauth: 'whatsapp',
  replies: { 200: mirrored({ phone_number: z.string() }) },
});

export const unlinkWhatsapp = endpoint({
  name: 'unlinkWhatsapp',
  method: 'DELETE',
  path: '/whatsapp/unlink',
  origin: 'spec',
  auth: 'session',
  reauth: 'whatsapp',
  replies: { 200: mirrored({}) },
});
