import { DUMMY_TOKEN, SPENT_TOKEN, consumeToken } from './captcha.ts';
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

/** What the provider's siteverify answers for a secret and a token. The test secret takes the dummy token, and ours. */
export function verify(state: SandboxState, secret: string, response: string, hostname: string): Verdict {
  const refuse = (code: string): Verdict => ({ success: false, 'error-codes': [code] });
  if (secret === '') return refuse('missing-input-secret');
  if (secret !== PASSES && secret !== FAILS && secret !== SPENT) return refuse('invalid-input-secret');
  if (response === '') return refuse('missing-input-response');
  if (secret === FAILS) return refuse('invalid-input-response');
  if (secret === SPENT) return refuse('timeout-or-duplicate');
  if (response === SPENT_TOKEN) return refuse('timeout-or-duplicate');
  if (response !== DUMMY_TOKEN && !response.startsWith('mock.')) return refuse('invalid-input-response');
  if (!consumeToken(state, response)) return refuse('timeout-or-duplicate');
  return { success: true, 'error-codes': [], challenge_ts: iso(now(state)), hostname };
}
