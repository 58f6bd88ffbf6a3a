import type { User } from '../users/state.ts';
import type { RequestContext } from '../../server/request-context.ts';
import { codeEmail } from './code-emails.ts';
import type { Language } from '../../server/translate.ts';
import { isLocked, issueCode, liveCode } from './verification-codes.ts';
import { deliver, type Sandbox } from '../../core/sandbox.ts';
import type { VerificationCode } from './state.ts';

/** Sends a code by email, in the language of the page that requested it. */
export function mailCode(sandbox: Sandbox, code: VerificationCode, language: Language): void {
  deliver(sandbox, codeEmail(code, language));
}

/**
 * The code that verifies a device. Sends a new one only if there is no usable one, so that repeated logins do not flood the inbox.
 * @throws ApiError 429 `resend_too_soon` when wrong tries have locked one that is younger than 30 seconds.
 */
export function deviceCode(call: RequestContext, user: User, deviceId: string | null): VerificationCode {
  const { state, sandbox, language } = call;
  const live = liveCode(state, 'device', user.email);
  if (live && !isLocked(live)) {
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
