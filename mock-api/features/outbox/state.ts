import * as z from 'zod/mini';
import { events } from '#contract/user-events.ts';
import { count } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

/** Newest events of a user that are kept: a client that was disconnected for longer must refetch everything. */
export const EVENT_LIMIT = 100;

const id = { id: count };
const userEvent = z.discriminatedUnion('name', [
  z.object({ ...id, name: z.literal('balance'), data: events.balance }),
  z.object({ ...id, name: z.literal('transaction'), data: events.transaction }),
  z.object({ ...id, name: z.literal('support'), data: events.support }),
  z.object({ ...id, name: z.literal('notification'), notification_id: z.string() }),
  /** For the session of this token alone. */
  z.object({
    ...id,
    name: z.literal('session_revoked'),
    token: z.string(),
    reason: events.session_revoked.def.shape.reason,
  }),
  /** For all sessions but the one that saved them. */
  z.object({ ...id, name: z.literal('preferences'), data: events.preferences, except: z.string() }),
]);
export type NumberedEvent = z.output<typeof userEvent>;

const userEvents = z.record(z.string(), z.array(userEvent).check(z.maxLength(EVENT_LIMIT)));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer_id: the newest events for the user's streams, oldest first. */
    userEvents: z.output<typeof userEvents>;
  }
}

export const userEventsSlice = defineSlice({
  key: 'userEvents',
  schema: userEvents,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
