import type { User } from '../features/users/state.ts';
import * as z from 'zod/mini';
import { ApiError } from '../server/api-error.ts';
import { now } from '../core/clock.ts';
import { own } from '../core/own-record.ts';
import type { SandboxState } from '../core/state.ts';
import { userByEmail } from '../features/users/users.ts';

/** Whom something happens to; whoever signed in last when left out. */
export const email = z.optional(z.string());

/** @throws ApiError 404 for an address without an account, 409 when nobody is signed in. */
export function resolveUser(state: SandboxState, to: string | undefined): User {
  if (to !== undefined) {
    const user = userByEmail(state, to);
    if (!user) throw new ApiError('not_found', { text: `Nobody here has the address ${to}.` });
    return user;
  }
  const newest = Object.values(state.sessions).findLast(
    ({ customer_id, expires_at }) => expires_at > now(state) && own(state.users, customer_id),
  );
  const user = own(state.users, newest?.customer_id);
  if (!user)
    throw new ApiError('nobody_signed_in', { text: 'Nobody is signed in: say whose it is by email.' });
  return user;
}
