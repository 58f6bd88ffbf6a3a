import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { success } from './envelope.ts';
import { pageOf } from './pagination.ts';
import { authenticationMethods, secondFactors } from './authentication-methods.ts';

/** What a list of activities can be narrowed to. */
export const activityKinds = ['sign_in', 'security', 'devices', 'payees'] as const;
export type ActivityKind = (typeof activityKinds)[number];
/** `refused`: somebody tried, and was not let through. */
export const activityOutcomes = ['done', 'refused'] as const;
export type ActivityOutcome = (typeof activityOutcomes)[number];

/** Everything that happens to the security of an account. */
export const activityEvents = [
  'signed_in',
  'new_device',
  'password_refused',
  'password_refused_known_device',
  'code_refused',
  'second_factor_refused',
  'recovery_code_used',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_renewed',
  'password_set',
  'password_changed',
  'password_changed_here',
  'password_reset',
  'pin_set',
  'pin_changed',
  'pin_reset',
  'pin_reset_after_password_reset',
  'pin_reset_after_new_device',
  'pin_wrong',
  'pin_locked',
  'whatsapp_linked',
  'whatsapp_unlinked',
  'google_linked',
  'google_not_linked',
  'google_unlinked',
  'profile_changed',
  'device_renamed',
  'device_removed',
  'devices_removed',
  'payee_saved',
  'payee_renamed',
  'payee_removed',
  'alerts_changed',
  'sending_frozen',
  'sending_unfrozen',
  'restricted',
  'restriction_ended',
  'not_me',
] as const;
export type ActivityEvent = (typeof activityEvents)[number];

/** How many days activities are kept. */
export const ACTIVITY_DAYS = 90;
/** How many days the link "It wasn't me" of an email is good for. */
export const NOT_ME_DAYS = 7;

export const activity = z.object({
  id: z.string(),
  event: z.enum(activityEvents),
  kind: z.enum(activityKinds),
  outcome: z.enum(activityOutcomes),
  /** In the language of the call. */
  title: z.string(),
  at: z.iso.datetime(),
  /** The device that did it, as `listDevices` has it while it is one of the account; null where none is known. It opens nothing. */
  device_id: z.nullable(z.string()),
  /** The device that was logged out, of `device_removed`; null of anything else. */
  removed_device_id: z.nullable(z.string()),
  /** How the device that did it was called then; null where none is known. */
  device_name: z.nullable(z.string()),
  /** Whether it was the device that asks. */
  this_device: z.boolean(),
  /** False of a login on a new device: its owner is asked whether it was them. */
  recognised: z.boolean(),
  /** The first half of the address that it came from: `102.89.•.•`. */
  ip: z.nullable(z.string()),
  /** About where that is, in the language of the call. */
  place: z.nullable(z.string()),
  /** Of a login. */
  method: z.nullable(z.enum(authenticationMethods)),
  /** Of a login with two-factor authentication. */
  factor: z.nullable(z.enum(secondFactors)),
});
export type Activity = z.output<typeof activity>;

/** Newest first. Nobody can delete any. */
export const listActivities = endpoint({
  name: 'listActivities',
  method: 'GET',
  path: '/auth/activities',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(z.object(pageOf(activity))) },
});

/**
 * What has become of a link "It wasn't me", before anything is pressed. It changes nothing. A POST, so that the token stands in no URL,
 * which servers log.
 */
export const readNotMeLink = endpoint({
  name: 'readNotMeLink',
  method: 'POST',
  path: '/auth/not-me/link',
  origin: 'proposed',
  auth: 'none',
  replies: {
    200: success(
      z.object({
        /** Null while it was not used. */
        used_at: z.nullable(z.iso.datetime()),
        expires_at: z.iso.datetime(),
      }),
    ),
  },
});

/** Whoever has the email needs no login: it may be the thief who is logged in. It logs nobody in. */
export const reportNotMe = endpoint({
  name: 'reportNotMe',
  method: 'POST',
  path: '/auth/not-me',
  origin: 'proposed',
  auth: 'none',
  replies: {
    200: success(
      z.object({
        /** Payments in review that stay there until their owner decides. */
        held: z.number(),
      }),
    ),
  },
});
