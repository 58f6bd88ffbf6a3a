import { jobContext } from '../../core/sandbox.ts';
import { own } from '../../core/own-record.ts';
import { ApiError } from '../../server/api-error.ts';
import { clientIp } from '../../server/client-identity.ts';
import { sessionToken, setSessionCookie } from '../../server/cookies.ts';
import { requireOpenAccount, type RequestContext } from '../../server/request-context.ts';
import { trustDevice } from '../devices/devices.ts';
import { deviceOfLogIn } from '../devices/known-device.ts';
import { recordEvent } from '../security-events/record-event.ts';
import { closeSession, openSession } from '../session/sessions.ts';
import type { User } from '../users/state.ts';
import { texts as codeTexts } from '../verification-codes/texts.ts';
import { linkGoogle, linkOfferedGoogle } from './google-link.ts';
import { isOnNewDevice } from './new-device.ts';
import { createPendingLogin, takeVerifiedLogin } from './pending-logins.ts';
import type { AuthenticationMethod, SecondFactor } from '#contract/authentication-methods.ts';

/** A session, or the login that waits for the second factor before there is one. */
export type SignInOutcome =
  | { readonly kind: 'session'; readonly deviceId: string; readonly isNewDevice: boolean }
  | { readonly kind: 'second_factor'; readonly identifier: string };

/** What the reply of a first step has of its outcome. */
export const secondStepOf = (outcome: SignInOutcome): { identifier?: string; two_factor?: true } =>
  outcome.kind === 'second_factor' ? { identifier: outcome.identifier, two_factor: true } : {};

/**
 * The one door into an account, whichever way somebody came: opens a session, or, where two-factor is on, a login that waits for a
 * code of the authenticator.
 * @param isNewAccount the method has just made the account, on the device that calls.
 * @param googleSub the Google account to link when the log-in is complete, where none is linked
 * @throws ApiError 403 for an account that was banned or deleted
 */
export function signIn(
  call: RequestContext,
  user: User,
  method: AuthenticationMethod,
  { isNewAccount = false, googleSub = null }: { isNewAccount?: boolean; googleSub?: string | null } = {},
): SignInOutcome {
  requireOpenAccount(user);
  if (own(call.state.twoFactor, user.customer_id)?.enabled_at != null)
    return {
      kind: 'second_factor',
      identifier: createPendingLogin(call.state, user, { method, google_sub: googleSub }),
    };
  return open(call, user, { method, factor: null, isNewAccount, googleSub });
}

/**
 * The second step through that door: opens the session of a login whose second factor was verified.
 * @throws ApiError 400 `flow_expired` for any other login; 403 for an account that was banned or deleted
 */
export function completeSignIn(call: RequestContext, identifier: string): SignInOutcome {
  const login = takeVerifiedLogin(call.state, identifier);
  if (!login) throw new ApiError('flow_expired', codeTexts.flow_expired);
  requireOpenAccount(login.user);
  const { user, method, factor, google_sub: googleSub } = login;
  return open(call, user, { method, factor, isNewAccount: false, googleSub });
}

interface Entrance {
  readonly method: AuthenticationMethod;
  readonly factor: SecondFactor | null;
  readonly isNewAccount: boolean;
  readonly googleSub: string | null;
}

/** Opens a session with a new token, ends the former one of this browser, and trusts the device. */
function open(
  call: RequestContext,
  user: User,
  { method, factor, isNewAccount, googleSub }: Entrance,
): SignInOutcome {
  const { c, state, sandbox } = call;
  const device = deviceOfLogIn(c, state, user);
  const { device_id } = device;
  if (isNewAccount) user.created_on_device_id = device_id;
  const isNewDevice = isOnNewDevice(state, user, device, factor);
  closeSession(state, sessionToken(c));
  const session = openSession(state, user, device_id, true);
  setSessionCookie(c, session);
  trustDevice(state, device_id, user);
  recordEvent(jobContext(sandbox), user, isNewDevice ? 'new_device' : 'signed_in', {
    session,
    ip: clientIp(c),
    values: { method, ...(factor && { factor }) },
  });
  if (googleSub !== null) linkGoogle(call, user, { session, sub: googleSub, isNewAccount });
  linkOfferedGoogle(call, user, session);
  return { kind: 'session', deviceId: device_id, isNewDevice };
}
