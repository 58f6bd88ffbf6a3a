import * as contract from '#contract/security.ts';
import { call } from '#src/api/call.ts';
import { createQuery, keepPreviousData } from '../query/query-client.ts';

export interface Security extends contract.Security {
  /** Until when the PIN is locked, in milliseconds since 1970 by this browser's clock; null when it is not. */
  readonly pinLockedUntil: number | null;
}

function withLocalTime(security: contract.Security): Security {
  const { as_of, pin } = security;
  const left = pin.locked_until === null ? null : Date.parse(pin.locked_until) - Date.parse(as_of);
  return { ...security, pinLockedUntil: left === null ? null : Date.now() + left };
}

const query = createQuery<Security>(['security'], async (signal) =>
  withLocalTime((await call(contract.getSecurity, { signal })).data),
);

/** What protects the account: PIN, second factor, restrictions. */
export const $security = keepPreviousData(query);
export const retrySecurity = () => query.invalidate();
export const revalidateSecurity = () => query.revalidate();

/** Shows what a change of the account's security answered. */
export const applySecurity = (security: contract.Security): void => query.mutate(withLocalTime(security));
