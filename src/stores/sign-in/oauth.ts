import type { ReplyOf } from '#contract/endpoint.ts';
import * as auth from '#contract/auth.ts';
import { email as emailRule } from '#contract/fields.ts';
import { call } from '#src/api/call.ts';
import { local, session } from '#src/api/storage.ts';
import { $auth, clearSession, guardSignIn, resetForNewUser, startSession } from '../session/auth.ts';
import { broadcastSession } from '../session/session-channel.ts';
import { savePrefilledEmail } from './prefilled-email.ts';
import { beginSecondFactor } from './second-factor.ts';

/** Longer values are no tokens. */
const MAX_TOKEN_LENGTH = 4096;

/**
 * Reads the email of an OAuth callback. The tokens must be present once each but are not used: the session is the API's
 * cookie, so a forged link causes no more than a status check.
 * @returns null when a parameter is missing, repeated or invalid.
 */
export function parseOauthCallback(query: URLSearchParams): string | null {
  for (const name of ['token', 'refresh_token', 'email']) {
    const values = query.getAll(name);
    if (values.length !== 1 || !values[0] || values[0].length > MAX_TOKEN_LENGTH) return null;
  }
  const parsed = emailRule.safeParse(query.get('email'));
  return parsed.success ? parsed.data : null;
}

/** Set while this tab is at the provider. */
const STARTED_KEY = 'draft:google';

/** Records that this tab opened the provider's page. */
export function markOauthStarted(): void {
  session.write(STARTED_KEY, '1');
}

/**
 * Accepts a callback; the session, if there is one, was started by the API. A callback that was not started in this tab may be
 * a forged link: it clears no drafts, affects no other tab, and does not replace the saved email of a signed-in user.
 */
export function acceptOauthCallback(email: string): void {
  if (session.read(STARTED_KEY) !== null) resetForNewUser();
  if ($auth.get().isAuthenticated && local.read('oauth_email') !== null) return;
  local.write('oauth_email', email);
}

/** Removes the email of a callback without a session, which a forged link may have set. */
export function clearOauthEmail(): void {
  local.remove('oauth_email');
}

export type HeldSignIn = NonNullable<ReplyOf<typeof auth.getHeldSignIn>['data']>;

/**
 * The sign-in that the API has held back because another customer is signed in here.
 * @throws ApiError
 */
export async function getHeldSignIn(): Promise<HeldSignIn | null> {
  return (await call(auth.getHeldSignIn)).data;
}

/**
 * Gives it up.
 * @throws ApiError
 */
export async function stopHeldSignIn(): Promise<void> {
  await call(auth.stopHeldSignIn);
}

/**
 * Goes on with it, which ends the other customer's session in every tab, and saves what the next page needs.
 * @returns what is next.
 * @throws ApiError
 */
export async function continueHeldSignIn(): Promise<ReplyOf<typeof auth.continueHeldSignIn>['data']['next']> {
  const { next, email, identifier } = (await guardSignIn(() => call(auth.continueHeldSignIn))).data;
  if (next === 'session') {
    startSession();
    local.write('oauth_email', email);
    return next;
  }
  clearSession();
  broadcastSession('signed-out');
  if (next === 'second_factor' && identifier !== null) beginSecondFactor({ email, identifier });
  else savePrefilledEmail(email);
  return next;
}
