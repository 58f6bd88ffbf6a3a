import { ApiError } from '../../../server/api-error.ts';
import { now } from '../../../core/clock.ts';
import { rateLimited } from '../../../core/rate-limit.ts';
import type { SandboxState } from '../../../core/state.ts';
import { consumeSocketMode } from '../market-settings.ts';

/** Tries to connect that one address has in ATTEMPT_WINDOW milliseconds (provider's "Websocket Limits"). */
const ATTEMPT_LIMIT = 300;
const ATTEMPT_WINDOW = 300_000;

/**
 * Lets a connection in or not. Everybody comes from this machine, so the limit of an address is the sandbox's, and counts
 * only where it is asked for.
 * @throws ApiError 429 when there were too many tries, or the status that the mode `refuse` names.
 */
export function admit(state: SandboxState): void {
  const { ticker } = state;
  if (ticker.strict) {
    const time = now(state);
    ticker.attempts = ticker.attempts.filter((at) => at > time - ATTEMPT_WINDOW && at <= time);
    const [first] = ticker.attempts;
    if (first !== undefined && ticker.attempts.length >= ATTEMPT_LIMIT) {
      const retryAfter = Math.ceil((first + ATTEMPT_WINDOW - time) / 1000);
      throw rateLimited(state, retryAfter, { text: 'Too many connections.' });
    }
    ticker.attempts.push(time);
  }
  if (ticker.socket.mode === 'refuse') {
    const { status } = ticker.socket;
    consumeSocketMode(state);
    throw new ApiError(
      'ticker_refused',
      { text: 'The market stream is set to refuse connections.' },
      { status },
    );
  }
}
