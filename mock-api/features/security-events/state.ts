import * as z from 'zod/mini';
import { isoTime, timestamp } from '../../core/schemas.ts';
import { remove } from '../../core/own-record.ts';
import { defineSlice } from '../../core/slice.ts';
import { securityEvents, type SecurityEvent } from './event-table.ts';

const event = z.enum(Object.keys(securityEvents) as SecurityEvent[]);

const activity = z.object({
  id: z.string(),
  event,
  at: isoTime,
  /** The device that did it, and what it was called then; null where no call did it. */
  device_id: z.nullable(z.string()),
  device_name: z.nullable(z.string()),
  /** The address that it came from, masked. */
  ip: z.nullable(z.string()),
  /** Whether it came from a session, or from a device that the account knew. */
  known: z.boolean(),
  /** Whether an email told of it. */
  mailed: z.boolean(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type StoredActivity = z.output<typeof activity>;

const activities = z.record(z.string(), z.array(activity));

const notMeLink = z.object({
  customer_id: z.string(),
  /** What its email tells of. */
  event,
  expires_at: timestamp,
  used_at: z.nullable(timestamp),
});
export type NotMeLink = z.output<typeof notMeLink>;
const notMeLinks = z.record(z.string(), notMeLink);

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id, oldest first: what has happened to the account's security. */
    activities: z.output<typeof activities>;
    /** By the hash of their token: the links "It wasn't me" of emails, oldest first. */
    notMeLinks: z.output<typeof notMeLinks>;
  }
}

export const activitiesSlice = defineSlice({
  key: 'activities',
  schema: activities,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const notMeLinksSlice = defineSlice({
  key: 'notMeLinks',
  schema: notMeLinks,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: ({ notMeLinks: links }, { customer_id }) => {
    for (const [key, link] of Object.entries(links)) if (link.customer_id === customer_id) remove(links, key);
  },
});
