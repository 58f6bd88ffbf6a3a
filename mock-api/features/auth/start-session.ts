import type { RequestContext } from '../../server/request-context.ts';
import { deviceCookie, sessionToken, setDeviceCookie, setSessionCookie } from '../../server/cookies.ts';
import type { MockContext } from '../../server/hono-env.ts';
import { letterFor } from '../../texts/code-emails.ts';
import type { Language } from '../../texts/translate.ts';
import { issueCode, liveCode, type VerificationCode } from './verification-codes.ts';
import { deliver, type Sandbox } from '../../core/sandbox.ts';
import { closeSession, openSession } from '../session/sessions.ts';
import type { User } from '../users/users.ts';

/** The device a call comes from: as the body says, else the cookie. */
export const deviceOf = (c: MockContext, fromBody: string | null | undefined) => fromBody ?? deviceCookie(c);

/**
 * Signs somebody in whose identity is proved: a new token, the former session of this browser ends, the device is
 * trusted from now on.
 */
export function startSession(call: RequestContext, user: User, deviceId: string | null): void {
  const { c, state } = call;
  closeSession(state, sessionToken(c));
  setSessionCookie(c, openSession(state, user, deviceId, true));
  if (deviceId !== null && deviceCookie(c) !== deviceId) setDeviceCookie(c, deviceId);
}

/** Mails a code in the language of the page that asked for it. */
export function mailCode(sandbox: Sandbox, code: VerificationCode, language: Language): void {
  deliver(sandbox, letterFor(code, language));
}

/** The code that verifies a device: the live one while there is one, so that trying again does not flood the inbox. */
export function deviceCode(call: RequestContext, user: User, deviceId: string | null): VerificationCode {
  const { state, sandbox, language } = call;
  const live = liveCode(state, 'device', user.email);
  if (live) {
    live.device_id = deviceId ?? live.device_id;
    return live;
  }
  const code = issueCode(state, {
    kind: 'device',
    email: user.email,
    customer_id: user.customer_id,
    device_id: deviceId,
  });
  mailCode(sandbox, code, language);
  return code;
}
