import type { SecondFactor } from '#contract/authentication-methods.ts';
import { now } from '../../core/clock.ts';
import { own, remove } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';
import type { User } from '../users/state.ts';
import { freshIdentifier } from '../verification-codes/verification-codes.ts';
import type { PendingLogin } from './state.ts';

/** How long a login waits for its second factor. */
const PENDING_SECONDS = 300;

/** Creates a login that waits for its second factor. */
export function createPendingLogin(
  state: SandboxState,
  user: User,
  { method, google_sub }: Pick<PendingLogin, 'method' | 'google_sub'>,
): string {
  const identifier = freshIdentifier(state);
  state.pendingLogins[identifier] = {
    customer_id: user.customer_id,
    method,
    google_sub,
    expires_at: now(state) + PENDING_SECONDS * 1000,
    tries: 0,
    verified_by: null,
  };
  return identifier;
}

/** Takes a login whose second factor was verified out of those that wait; null for any other. */
export function takeVerifiedLogin(
  state: SandboxState,
  identifier: string,
): (Pick<PendingLogin, 'method' | 'google_sub'> & { user: User; factor: SecondFactor }) | null {
  const login = own(state.pendingLogins, identifier);
  const user = own(state.users, login?.customer_id);
  if (!login?.verified_by || !user) return null;
  remove(state.pendingLogins, identifier);
  const { method, google_sub, verified_by } = login;
  return { user, method, google_sub, factor: verified_by };
}
