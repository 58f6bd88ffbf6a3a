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
export function deviceCode(call: RequestContext, { email, customer_id }: User): VerificationCode {
  const { state, sandbox, language } = call;
  const key = { kind: 'device', email, customer_id } as const;
  const live = liveCode(state, key);
  if (live && !isLocked(live)) return live;
  const code = issueCode(state, key);
  mailCode(sandbox, code, language);
  return code;
}
