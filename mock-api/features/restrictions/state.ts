import * as z from 'zod/mini';
import { resetCauses, restrictionReasons, restrictionScopes } from '#contract/restrictions.ts';
import { timestamp } from '../../core/schemas.ts';
import { defineSlice } from '../../core/slice.ts';

const restriction = z.object({
  scope: z.enum(restrictionScopes),
  reason: z.enum(restrictionReasons),
  /** What a reset of the PIN followed that holds back everything. */
  after: z.nullable(z.enum(resetCauses)),
  /** The only device whose payments it holds back; null where it holds back those of every device. */
  device_id: z.nullable(z.string()),
  began_at: timestamp,
  until: timestamp,
});
export type StoredRestriction = z.output<typeof restriction>;
const restrictions = z.record(z.string(), z.array(restriction));

declare module '../../core/state.ts' {
  interface SandboxState {
    /** By customer id: what can't be sent for some time after a change of the account's security. */
    restrictions: z.output<typeof restrictions>;
    /** By customer id: since when sending is frozen by its owner. */
    sendingFrozen: Record<string, number>;
  }
}

declare module '../../core/jobs.ts' {
  interface JobKinds {
    /** A restriction ends. */
    restriction_ended: { readonly customer_id: string };
  }
}

export const restrictionsSlice = defineSlice({
  key: 'restrictions',
  schema: restrictions,
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});

export const sendingFrozenSlice = defineSlice({
  key: 'sendingFrozen',
  schema: z.record(z.string(), timestamp),
  create: () => ({}),
  reset: ['state'],
  onUserDeleted: 'rows-of-customer',
});
