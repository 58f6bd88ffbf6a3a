import { ApiError } from '#src/api/api-error.ts';
import { delay } from '#src/api/delay.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isAmbiguousFailure } from '../errors/error-predicates.ts';

/** Milliseconds before each look at what became of it: what cut off the answer may be over in a moment. */
const RECONCILE_DELAYS = [0, 2000];

/**
 * What became of a change that failed: when its answer may just have been lost, the API is asked.
 * @param error what the change failed with.
 * @param wasOnline whether the browser had a network when it sent the change; without one nothing was sent.
 * @param look reads it from the API; null when it is not as it was to become.
 * @throws ApiError: `error` when the change was not made; `outcome-unknown` when nobody could say.
 */
export async function reconcileMutation<T>(
  error: unknown,
  wasOnline: boolean,
  look: () => Promise<T | null>,
): Promise<T> {
  const unsent = !wasOnline && error instanceof ApiError && error.kind === 'network';
  if (unsent || !isAmbiguousFailure(error)) throw error;
  const found = await lookFor(look);
  if (found === null) throw error;
  return found;
}

async function lookFor<T>(look: () => Promise<T | null>): Promise<T | null> {
  let cause: unknown;
  for (const ms of RECONCILE_DELAYS) {
    if (ms > 0) await delay(ms);
    try {
      return await look();
    } catch (failure) {
      cause = failure;
      reportAuthError(failure);
    }
  }
  throw new ApiError('outcome-unknown', { cause });
}
