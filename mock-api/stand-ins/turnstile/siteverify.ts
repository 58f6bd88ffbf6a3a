import { DUMMY_TOKEN, ISSUED, SPENT_TOKEN, consumeToken } from './captcha.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';

/** The provider's test secrets (its page "Testing your Turnstile implementation"). */
const PASSES = '1x0000000000000000000000000000000AA';
const FAILS = '2x0000000000000000000000000000000AA';
const SPENT = '3x0000000000000000000000000000000AA';

export interface Verdict {
  success: boolean;
  'error-codes': string[];
  challenge_ts?: string;
  hostname?: string;
}

/** The reply of the provider's siteverify for a secret and a token. The test secret accepts the dummy token, and the mock's. */
export function verify(state: SandboxState, secret: string, response: string, hostname: string): Verdict {
  const failed = (code: string): Verdict => ({ success: false, 'error-codes': [code] });
  if (secret === '') return failed('missing-input-secret');
  if (secret !== PASSES && secret !== FAILS && secret !== SPENT) return failed('invalid-input-secret');
  if (response === '') return failed('missing-input-response');
  if (secret === FAILS) return failed('invalid-input-response');
  if (secret === SPENT) return failed('timeout-or-duplicate');
  if (response === SPENT_TOKEN) return failed('timeout-or-duplicate');
  if (response !== DUMMY_TOKEN && !response.startsWith(ISSUED)) return failed('invalid-input-response');
  if (!consumeToken(state, response)) return failed('timeout-or-duplicate');
  return { success: true, 'error-codes': [], challenge_ts: iso(now(state)), hostname };
}
