import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { resetCauses, restriction } from './restrictions.ts';

const moment = z.iso.datetime();

export const security = z.object({
  /** The server's time of the answer: `locked_until` counts from it, whatever the client's clock shows. */
  as_of: moment,
  /** Null while there is no password. */
  password_changed_at: z.nullable(moment),
  pin: z.object({
    set: z.boolean(),
    /** Until when wrong PINs have locked it; null when it is not locked. */
    locked_until: z.nullable(moment),
    /** What a reset of it from this device would follow, and hold back everything for; null where it holds back new payees alone. */
    reset_follows: z.nullable(z.enum(resetCauses)),
  }),
  two_factor: z.object({
    enabled: z.boolean(),
    /** Recovery codes that were not used. */
    recovery_left: z.number(),
  }),
  emergency_contact: z.boolean(),
  /** Whether the owner has frozen sending. */
  sending_frozen: z.boolean(),
  /** What is restricted now, the last to end first: also what another device can't send. */
  restrictions: z.array(restriction),
});
export type Security = z.output<typeof security>;

export const getSecurity = endpoint({
  name: 'getSecurity',
  method: 'GET',
  path: '/user/security',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(security) },
});

/** The first PIN. */
export const setPin = endpoint({
  name: 'setPin',
  method: 'POST',
  path: '/user/pin',
  origin: 'proposed',
  auth: 'session',
  reauth: 'pin',
  replies: { 201: success(security) },
});

export const changePin = endpoint({
  name: 'changePin',
  method: 'PUT',
  path: '/user/pin',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(security) },
});

/** Sends a code to the address of the account. */
export const requestPinReset = endpoint({
  name: 'requestPinReset',
  method: 'POST',
  path: '/user/pin/reset-code',
  origin: 'proposed',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        identifier: z.string(),
        /** Seconds until the code expires. */
        expires_in: z.number(),
        /** Seconds until another code can be requested. */
        resend_in: z.number(),
      }),
    ),
  },
});

export const resetPin = endpoint({
  name: 'resetPin',
  method: 'POST',
  path: '/user/pin/reset',
  origin: 'proposed',
  auth: 'session',
  reauth: 'pin',
  replies: { 200: success(security) },
});

export const setSendingFrozen = endpoint({
  name: 'setSendingFrozen',
  method: 'PUT',
  path: '/user/freeze',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(security) },
});
