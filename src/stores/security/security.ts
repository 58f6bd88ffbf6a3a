import { onMount } from 'nanostores';
import type { Restriction } from '#contract/restrictions.ts';
import * as contract from '#contract/security.ts';
import { call } from '#src/api/call.ts';
import { onServerEvent } from '../live/server-events.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

/** A restriction with its end in milliseconds since 1970 by this browser's clock. */
export type LocalRestriction = Restriction & { readonly endsAt: number };

export interface Security extends contract.Security {
  /** Until when the PIN is locked, in milliseconds since 1970 by this browser's clock; null when it is not. */
  readonly pinLockedUntil: number | null;
  readonly restrictions: LocalRestriction[];
}

/** Milliseconds that the server's clock is ahead of this browser's, by the last answer. */
let clockAhead = 0;
/** A moment that the server has named, in milliseconds since 1970 by this browser's clock. */
export const toLocalTime = (moment: string): number => Date.parse(moment) - clockAhead;

function withLocalTime(security: contract.Security): Security {
  const { as_of, pin, restrictions } = security;
  clockAhead = Date.parse(as_of) - Date.now();
  return {
    ...security,
    pinLockedUntil: pin.locked_until === null ? null : toLocalTime(pin.locked_until),
    restrictions: restrictions.map((one) => ({ ...one, endsAt: toLocalTime(one.until) })),
  };
}

const query = createQuery<Security>(['security'], async (signal) =>
  withLocalTime((await call(contract.getSecurity, { signal })).data),
);

/** What protects the account: PIN, second factor, restrictions. */
export const $security = keepPreviousData(query);
export const retrySecurity = () => query.invalidate();
export const revalidateSecurity = () => query.revalidate();

// A change of it on another device is told, too.
onMount(query, () =>
  onServerEvent('notification', ({ notification: { type } }) => {
    if (type === 'security') revalidateSecurity();
  }),
);

/** Shows what a change of the account's security answered. */
export const applySecurity = (security: contract.Security): void => query.mutate(withLocalTime(security));
