import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { errorDetails } from './error-codes.ts';
import { resetCauses, restriction } from './restrictions.ts';

/** What the score of an account's security is made of. */
export const securityChecks = ['two_factor', 'password', 'pin', 'devices', 'emergency_contact'] as const;

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
    enabled_at: z.nullable(moment),
    /** Recovery codes that were not used. */
    recovery_left: z.number(),
    /** When one was used last, of those that are good now. */
    recovery_used_at: z.nullable(moment),
    /** Why turning it on is refused for now; null where it is not. */
    restricted: z.nullable(errorDetails.change_restricted),
  }),
  /** Verified ones, and how many of them are new. */
  devices: z.object({ trusted: z.number(), new: z.number() }),
  emergency_contact: z.boolean(),
  /** Whether the owner has frozen sending. */
  sending_frozen: z.boolean(),
  /** Since when, on which device it was done, and whether by the link "It wasn't me" of an email; null while it is not frozen. */
  frozen: z.nullable(
    z.object({ at: moment, device_name: z.nullable(z.string()), by: z.enum(['owner', 'not_me']) }),
  ),
  /** What is restricted now, the last to end first: also what another device can't send. */
  restrictions: z.array(restriction),
  /** What its owner can do for its security, and the points that each adds to the score. */
  checks: z.array(z.object({ id: z.enum(securityChecks), done: z.boolean(), points: z.number() })),
  /** Of the checks that are done, 0 to 100. */
  score: z.number(),
});
export type SecurityCheck = Security['checks'][number];
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
