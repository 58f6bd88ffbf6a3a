import { deviceCookie, sessionToken, setDeviceCookie, setSessionCookie } from '../../server/cookies.ts';
import type { MockContext } from '../../server/hono-env.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { trustDevice } from '../devices/devices.ts';
import type { User } from '../users/state.ts';
import { closeSession, openSession } from '../session/sessions.ts';

/** The device of a request: from its body, else from the cookie. */
export const deviceOf = (c: MockContext, fromBody: string | null | undefined) => fromBody ?? deviceCookie(c);

/** Signs a user in: opens a session with a new token, ends the former one of this browser, and trusts the device. */
export function startSession(call: RequestContext, user: User, deviceId: string | null): void {
  const { c, state } = call;
  closeSession(state, sessionToken(c));
  setSessionCookie(c, openSession(state, user, deviceId, true));
  if (deviceId !== null) trustDevice(state, deviceId, user);
  if (deviceId !== null && deviceCookie(c) !== deviceId) setDeviceCookie(c, deviceId);
}
