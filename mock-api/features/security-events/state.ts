import * as z from 'zod/mini';
import { isoTime } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';
import { securityEvents, type SecurityEvent } from './event-table.ts';

const activity = z.object({
  id: z.string(),
  event: z.enum(Object.keys(securityEvents) as SecurityEvent[]),
  at: isoTime,
  /** The device that did it, and what it was called then; null where no call did it. */
  device_id: z.nullable(z.string()),
  device_name: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type StoredActivity = z.output<typeof activity>;

const activities = z.record(z.string(), z.array(activity));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, oldest first: what has happened to the account's security. */
    activities: z.output<typeof activities>;
  }
}

export const activitiesSlice = defineSlice({
  key: 'activities',
  schema: activities,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
