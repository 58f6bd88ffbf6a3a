import { TWO_FACTOR_LOCK_SECONDS } from '#contract/two-factor-codes.ts';
import { iso, now, secondsUntil } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { ApiError } from '../../server/api-error.ts';
import { triesLeft, WRONG_TRIES } from '../verification-codes/verification-codes.ts';
import type { TwoFactor } from './state.ts';
import { texts } from './texts.ts';
import { clockDrift, consumeTotp, isCodeOf } from './two-factor.ts';

/**
 * Verifies the code that ends a setup. Wrong ones are counted over all setups of the account. Whoever asks was shown the secret, so the
 * refusal may say how far the app's clock is off; no other call says so, where it would tell a guesser that a code is right.
 * @throws ApiError 400 `code_invalid`; 409 `two_factor_setup_replaced`; 429 `code_locked`
 */
export function verifySetup(state: SandboxState, factor: TwoFactor, code: string): void {
  refuseLocked(state, factor);
  if (consumeTotp(state, factor, code)) return;
  if (factor.replaced.some((secret) => isCodeOf(state, secret, code)))
    throw new ApiError('two_factor_setup_replaced', texts.two_factor_setup_replaced);
  factor.setup_tries += 1;
  const tries = factor.setup_tries;
  if (tries >= WRONG_TRIES) {
    factor.setup_tries = 0;
    factor.setup_locked_until = now(state) + TWO_FACTOR_LOCK_SECONDS * 1000;
  }
  throw new ApiError('code_invalid', texts.two_factor_wrong, {
    details: {
      ...triesLeft(tries),
      clock_drift_seconds: clockDrift(state, factor, code),
      as_of: iso(now(state)),
    },
  });
}

function refuseLocked(state: SandboxState, { setup_locked_until: until }: TwoFactor): void {
  if (until === null || until <= now(state)) return;
  const wait = secondsUntil(state, until);
  throw new ApiError('code_locked', texts.two_factor_setup_locked, {
    retryAfter: wait,
    details: { until: iso(until) },
    values: { wait: { wait } },
  });
}
