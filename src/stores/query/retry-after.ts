import { ApiError } from '#src/api/api-error.ts';
import { delay } from '#src/api/delay.ts';

/** Longest Retry-After, in seconds, that somebody waits for; a longer one is shown as a failure. */
const MAX_WAIT = 60;
const MAX_RETRIES = 2;

/** Seconds until the API may be asked again, as it says itself (429 and 503 with Retry-After); null for any other failure. */
export function retryAfterOf(error: unknown): number | null {
  return error instanceof ApiError && (error.status === 429 || error.status === 503)
    ? error.retryAfter
    : null;
}

/**
 * Makes a call, and repeats it after the API's Retry-After until the signal aborts. The API client itself waits out the short ones.
 * @throws what `makeCall` throws; an ApiError `aborted` after an abort.
 */
export async function withRetryAfter<T>(
  makeCall: () => Promise<T>,
  signal?: AbortSignal,
  retries = MAX_RETRIES,
): Promise<T> {
  try {
    return await makeCall();
  } catch (error) {
    const seconds = retryAfterOf(error);
    if (seconds === null || seconds > MAX_WAIT || retries === 0) throw error;
    await delay(seconds * 1000, signal);
    if (signal?.aborted) throw new ApiError('aborted');
    return withRetryAfter(makeCall, signal, retries - 1);
  }
}
