import { texts as serverTexts } from '../../server/texts.ts';
import { ApiError } from '../../server/api-error.ts';
import { now } from '../../core/clock.ts';
import { evictOldest, own } from '../../core/own-record.ts';
import type { SandboxState } from '../../core/state.ts';

/** The provider's documented token of its test keys: accepted any number of times. */
export const DUMMY_TOKEN = 'XXXX.DUMMY.TOKEN.XXXX';
/** How long a token of a real widget is valid (provider's documentation). */
export const TOKEN_SECONDS = 300;

/** Tokens that are kept: each is used soon, or never. */
const TOKEN_LIMIT = 1000;

/** The token of the widget in the mode `spent`: siteverify says that it was used before. */
export const SPENT_TOKEN = 'mock-spent';

/** What every issued token begins with. */
export const ISSUED = 'mock.';

/** A token as the provider issues for real keys: single use, valid for 300 s. */
export function issueToken(state: SandboxState): string {
  state.challenge.issued += 1;
  const token = ISSUED + String(state.challenge.issued);
  evictOldest(state.challenge.tokens, TOKEN_LIMIT);
  state.challenge.tokens[token] = now(state);
  return token;
}

/** Consumes a token; false if it is unknown, used or too old. */
export function consumeToken(state: SandboxState, token: string): boolean {
  if (token === DUMMY_TOKEN) return true;
  const issued = own(state.challenge.tokens, token);
  if (!issued) return false;
  state.challenge.tokens[token] = 0;
  return now(state) - issued < TOKEN_SECONDS * 1000;
}

/**
 * @throws ApiError 422 `challenge_failed`. A token that no widget yields was typed by a developer, who is told which ones pass; what
 * comes of a widget gets the product's own message.
 */
export function requireCaptcha(state: SandboxState, token: string): void {
  const passed = token === '' ? state.challenge.challengeBypass : consumeToken(state, token);
  if (passed) return;
  if (token === '' || token === SPENT_TOKEN || token.startsWith(ISSUED))
    throw new ApiError('challenge_failed', serverTexts.challenge_failed);
  throw new ApiError('challenge_failed', serverTexts.challenge_token_unknown, {
    values: { token: DUMMY_TOKEN },
  });
}
