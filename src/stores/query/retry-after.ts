import { ApiError } from '#src/api/api-error.ts';
import { delay } from '#src/api/delay.ts';

/** Seconds that are waited for an answer that somebody asked for; for longer it is told that it failed. */
const LONGEST_WAIT = 60;
const ROUNDS = 2;

/** Seconds until the API may be asked again, as it says itself (429 and 503 with Retry-After); null for any other failure. */
export function retryAfterOf(error: unknown): number | null {
  return error instanceof ApiError && (error.status === 429 || error.status === 503)
    ? error.retryAfter
    : null;
}

/**
 * Asks, and again when the API has asked for patience, as long as somebody waits. The client itself waits out the short ones.
 * @throws what `ask` throws; an ApiError `aborted` for who left.
 */
export async function withRetryAfter<T>(
  ask: () => Promise<T>,
  signal?: AbortSignal,
  rounds = ROUNDS,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const seconds = retryAfterOf(error);
    if (seconds === null || seconds > LONGEST_WAIT || rounds === 0) throw error;
    await delay(seconds * 1000, signal);
    if (signal?.aborted) throw new ApiError('aborted');
    return withRetryAfter(ask, signal, rounds - 1);
  }
}
