import * as z from 'zod/mini';
import { authenticationMethods, secondFactors } from './authentication-methods.ts';
import { mirrored, success } from './envelope.ts';
import { endpoint } from './endpoint.ts';
import { deviceId } from './fields.ts';

const word = z.string().check(z.maxLength(2000));
const text = z.nullable(word);
/** More than any browser has; a bound so that nobody posts a novel. */
const words = z.nullable(z.array(word).check(z.maxLength(500)));
const number = z.nullable(z.number());

/** What a browser tells of itself (spec section 3, Device). A probe that failed is null; nothing else is sent. */
export const fingerprint = z.object({
  user_agent: text,
  platform: text,
  languages: words,
  hardware_concurrency: number,
  device_memory: number,
  screen: z.nullable(
    z.object({
      width: number,
      height: number,
      avail_width: number,
      avail_height: number,
      color_depth: number,
    }),
  ),
  pixel_ratio: number,
  timezone: text,
  /** Minutes, as Date.prototype.getTimezoneOffset counts them. */
  timezone_offset: number,
  do_not_track: text,
  connection_type: text,
  plugins: words,
  mime_types: words,
  /** SHA-256, 64 hexadecimal digits. */
  canvas_hash: text,
  webgl_hash: text,
  audio_hash: text,
  webgl_vendor: text,
  webgl_renderer: text,
  locale: text,
  css_support: z.nullable(z.record(word, z.boolean())),
});
export type Fingerprint = z.output<typeof fingerprint>;

/** Characters of a device's name. */
export const DEVICE_NAME_LENGTH = 40;

/** The answer also sets the cookies `device_id` and `device_key`. */
export const registerDevice = endpoint({
  name: 'registerDevice',
  method: 'POST',
  path: '/auth/device-id',
  origin: 'spec',
  auth: 'none',
  replies: { 200: mirrored({ device_id: deviceId }) },
});

/** A device as its user is shown it. */
export const device = z.object({
  device_id: z.string(),
  /** The one that its user gave it, else `Chrome on Windows`. */
  name: z.string(),
  browser: z.string(),
  os: z.string(),
  created_at: z.string(),
  /** When this user was first verified there; `created_at` where nobody knows. */
  first_seen_at: z.iso.datetime(),
  last_active_at: z.string(),
  current: z.boolean(),
  trusted: z.boolean(),
  /** Verified within 24 hours for the first time, and not the device that the account was made on. */
  new: z.boolean(),
  /** The first half of the address of the last activity there: `102.89.•.•`. */
  ip: z.nullable(z.string()),
  /** About where that is, in the language of the call. */
  place: z.nullable(z.string()),
  /** The last login there; null where the log of 90 days has none. */
  signed_in_by: z.nullable(
    z.object({ method: z.enum(authenticationMethods), factor: z.nullable(z.enum(secondFactors)) }),
  ),
});
export type Device = z.output<typeof device>;

/** The specification writes this path without its slash, and shows no field of an entry but `device_id`. */
export const listDevices = endpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/auth/user-devices',
  origin: 'spec',
  auth: 'session',
  replies: {
    200: success(
      z.object({
        devices: z.array(device),
      }),
    ),
  },
});

/** Ends every session of one device, which must be verified anew. Not the device in hand: that one logs out. */
export const revokeDevice = endpoint({
  name: 'revokeDevice',
  method: 'DELETE',
  path: '/auth/user-devices/{device_id}',
  origin: 'proposed',
  auth: 'session',
  reauth: 'devices',
  replies: { 200: success(z.object({ device_id: z.string() })) },
});

/** Gives a device a name of its user's own. Another user of the same browser sees theirs. */
export const renameDevice = endpoint({
  name: 'renameDevice',
  method: 'PUT',
  path: '/auth/user-devices/{device_id}',
  origin: 'proposed',
  auth: 'session',
  replies: { 200: success(device) },
});

/** Does so to all but the device in hand. */
export const revokeOtherDevices = endpoint({
  name: 'revokeOtherDevices',
  method: 'POST',
  path: '/auth/user-devices/logout-others',
  origin: 'proposed',
  auth: 'session',
  reauth: 'devices',
  replies: { 200: success(z.object({ device_ids: z.array(z.string()) })) },
});
