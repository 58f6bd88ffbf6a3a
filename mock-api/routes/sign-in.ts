import { CODE_SECONDS } from '#contract/fields.ts';
import type { Call } from '../call.ts';
import { deviceCookie, sessionToken, setDeviceCookie, setSessionCookie } from '../http/cookies.ts';
import type { MockContext } from '../environment.ts';
import { say, type Language } from '../messages/say.ts';
import type { MessageKey } from '../messages/en.ts';
import { iso } from '../state/clock.ts';
import { issueCode, liveCode, type Code } from '../state/codes.ts';
import { deliver, type Sandbox } from '../state/sandbox.ts';
import { closeSession, openSession } from '../state/sessions.ts';
import type { User } from '../state/users.ts';

/** The device a call comes from: as the body says, else the cookie. */
export const deviceOf = (c: MockContext, fromBody: string | null | undefined) => fromBody ?? deviceCookie(c);

/**
 * Signs somebody in whose identity is proved: a new token, the former session of this browser ends, the device is
 * trusted from now on.
 */
export function signIn(call: Call, user: User, deviceId: string | null): void {
  const { c, state } = call;
  closeSession(state, sessionToken(c));
  setSessionCookie(c, openSession(state, user, deviceId, true));
  if (deviceId !== null && deviceCookie(c) !== deviceId) setDeviceCookie(c, deviceId);
}

const texts = {
  signup: ['mail_signup_subject', 'mail_signup'],
  known: ['mail_signup_subject', 'mail_signup_known'],
  reset: ['mail_reset_subject', 'mail_reset'],
  device: ['mail_device_subject', 'mail_device'],
  whatsapp: ['mail_whatsapp_subject', 'mail_whatsapp'],
} as const satisfies Record<string, readonly [MessageKey, MessageKey]>;

/** Mails a code in the language of the page that asked for it. */
export function mailCode(sandbox: Sandbox, code: Code, language: Language): void {
  const [subject, text] = texts[code.kind === 'signup' && code.customer_id !== null ? 'known' : code.kind];
  deliver(sandbox, {
    to: code.email,
    kind: code.kind,
    subject: say(language, subject),
    text: say(language, text, { code: code.code, minutes: CODE_SECONDS / 60 }),
    code: code.code,
    identifier: code.identifier,
    expires_at: iso(code.expires_at),
  });
}

/** The code that verifies a device: the live one while there is one, so that trying again does not flood the inbox. */
export function deviceCode(call: Call, user: User, deviceId: string | null): Code {
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
