import { createHash } from 'node:crypto';
import { now } from '../../core/clock.ts';
import { evictOldest, own, remove } from '../../core/own-record.ts';
import { next } from '../../core/random.ts';
import type { SandboxState } from '../../core/state.ts';
import type { GoogleIdentity } from './google-account.ts';

const CODE_SECONDS = 60;
/** More than a test or a developer has open at once. */
const CODE_LIMIT = 100;

/** Google's answer to an approval: a code, which only who has the verifier of its challenge can exchange. */
export function issueAuthorizationCode(
  state: SandboxState,
  granted: GoogleIdentity & { code_challenge: string; leave_out: string },
): string {
  const code = next(state, 'authorization_code', state.id).slice(0, 40);
  evictOldest(state.authorizationCodes, CODE_LIMIT);
  state.authorizationCodes[code] = { ...granted, expires_at: now(state) + CODE_SECONDS * 1000 };
  return code;
}

/** Google's token endpoint: whom a code stands for, once; null for a wrong, used or old one, and for a wrong verifier. */
export function redeemCode(
  state: SandboxState,
  code: string | undefined,
  verifier: string,
): (GoogleIdentity & { leave_out: string }) | null {
  const granted = own(state.authorizationCodes, code);
  if (!granted || code === undefined) return null;
  remove(state.authorizationCodes, code);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  return granted.expires_at > now(state) && granted.code_challenge === challenge ? granted : null;
}
