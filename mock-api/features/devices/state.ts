import * as z from 'zod/mini';
import { isoTime } from '../../core/schemas.ts';
import { remove } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';

const device = z.object({
  device_id: z.string(),
  name: z.string(),
  browser: z.string(),
  os: z.string(),
  created_at: isoTime,
  /** By customer_id: who used it, when last, and whether it is trusted for that user. */
  users: z.record(z.string(), z.object({ trusted: z.boolean(), last_active_at: isoTime })),
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
