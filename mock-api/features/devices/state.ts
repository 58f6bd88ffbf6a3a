import * as z from 'zod/mini';
import { isoTime } from '../../core/schemas.ts';
import { secretHash } from '../../core/secret-hash.ts';
import { remove } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';

const device = z.object({
  device_id: z.string(),
  name: z.string(),
  browser: z.string(),
  os: z.string(),
  created_at: isoTime,
  /** Of the cookie `device_key`; null where no browser has one, as for the devices that a persona's account lists. */
  key: z.nullable(secretHash),
  /** By customer_id: who uses it, when last, since when it is verified for that user, and whether it is trusted. */
  users: z.record(
    z.string(),
    z.object({
      trusted: z.boolean(),
      first_verified_at: z.nullable(isoTime),
      last_active_at: isoTime,
      /** What this user calls it; null for its own name. */
      name: z.nullable(z.string()),
    }),
  ),
  /** Customers who have logged it out. */
  former_users: z.array(z.string()),
});
export type Device = z.output<typeof device>;

const devices = z.record(z.string(), device);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By device_id. */
    devices: z.output<typeof devices>;
  }
}

export const devicesSlice = defineSlice({
  key: 'devices',
  schema: devices,
  create: () => ({}),
  reset: ['state'],
  keyedBy: 'device_id',
  onUserDeleted: (state, { customer_id }) => {
    for (const { users } of Object.values(state.devices)) remove(users, customer_id);
  },
});
