import { ApiError } from '#src/api/api-error.ts';
import { delay } from '#src/api/delay.ts';
import { reportAuthError } from '../errors/auth-error.ts';
import { isAmbiguousFailure } from '../errors/error-predicates.ts';

/** Milliseconds before each attempt to read the outcome: what cut off the answer may be over in a moment. */
const RECONCILE_DELAYS = [0, 2000];

/**
 * Finds out whether a mutation that failed was carried out after all: its answer may only have been lost.
 * @param error of the mutation.
 * @param wasOnline whether the browser had a network when it sent the mutation; without one nothing was sent.
 * @param readOutcome reads the result from the API; null when the mutation was not carried out.
 * @throws ApiError: `error` when the mutation was not carried out; `outcome-unknown` when the API could not be asked.
 */
export async function reconcileMutation<T>(
  error: unknown,
  wasOnline: boolean,
  readOutcome: () => Promise<T | null>,
): Promise<T> {
  const wasNotSent = !wasOnline && error instanceof ApiError && error.kind === 'network';
  if (wasNotSent || !isAmbiguousFailure(error)) throw error;
  const outcome = await readWithRetry(readOutcome);
  if (outcome === null) throw error;
  return outcome;
}

/**
 * Makes a change that is not shown before it is made, and asks what became of it where its answer was lost.
 * @param readOutcome as for `reconcileMutation`
 * @throws ApiError
 */
export async function reconciled<Answer>(
  send: () => Promise<Answer>,
  readOutcome: () => Promise<Answer | null>,
): Promise<Answer> {
  const wasOnline = navigator.onLine;
  try {
    return await send().catch((error: unknown) => reconcileMutation(error, wasOnline, readOutcome));
  } catch (error) {
    reportAuthError(error);
    throw error;
  }
}

async function readWithRetry<T>(readOutcome: () => Promise<T | null>): Promise<T | null> {
  let cause: unknown;
  for (const ms of RECONCILE_DELAYS) {
    if (ms > 0) await delay(ms);
    try {
      return await readOutcome();
    } catch (failure) {
      cause = failure;
      reportAuthError(failure);
    }
  }
  throw new ApiError('outcome-unknown', { cause });
}
