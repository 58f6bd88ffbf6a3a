import type { SignInFactor, SignInWay } from '#contract/activities.ts';
import { jobContext } from '../../core/sandbox.ts';
import { clientIp } from '../../server/client-identity.ts';
import { deviceCookie, sessionToken, setDeviceCookie, setSessionCookie } from '../../server/cookies.ts';
import type { MockContext } from '../../server/hono-env.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { devicesOf, isTrusted, trustDevice } from '../devices/devices.ts';
import { recordEvent } from '../security-events/record-event.ts';
import type { User } from '../users/state.ts';
import { closeSession, openSession } from '../session/sessions.ts';

/** The device of a request: from its body, else from the cookie. */
export const deviceOf = (c: MockContext, fromBody: string | null | undefined) => fromBody ?? deviceCookie(c);

/** Signs a user in: opens a session with a new token, ends the former one of this browser, and trusts the device. */
export function startSession(
  call: RequestContext,
  user: User,
  deviceId: string | null,
  values: { way: SignInWay; factor?: SignInFactor },
): void {
  const { c, state, sandbox } = call;
  const isNewDevice =
    deviceId !== null && !isTrusted(state, deviceId, user) && devicesOf(state, user).length > 0;
  closeSession(state, sessionToken(c));
  const session = openSession(state, user, deviceId, true);
  setSessionCookie(c, session);
  if (deviceId !== null) trustDevice(state, deviceId, user);
  if (deviceId !== null && deviceCookie(c) !== deviceId) setDeviceCookie(c, deviceId);
  const details = { session, ip: clientIp(c), values };
  recordEvent(jobContext(sandbox), user, isNewDevice ? 'new_device' : 'signed_in', details);
}
