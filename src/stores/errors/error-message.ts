import { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';

/**
 * What a person reads when a call failed: the server's message when there is one, else the fallback (spec section 8).
 * Anything that is not an ApiError is a mistake of ours and gets the fallback too.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage) return sanitizeText(error.serverMessage) || fallback;
  return fallback;
}

/** What a screen says when the server has no words for it. */
export interface ErrorFallbacks {
  /** The API refused: a 4xx answer. */
  readonly refused: string;
  /** It failed: 5xx, or an answer that makes no sense. */
  readonly failed: string;
}

/**
 * As `errorMessage`, with the fallback that fits: without a network it says so, and a bare 403 has a text of its own
 * (spec section 8).
 */
export function failureMessage(
  error: unknown,
  words: { readonly offline: string; readonly authorizationFailed: string },
  { refused, failed }: ErrorFallbacks,
): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.kind === 'network') return words.offline;
  if (error.status === 403) return errorMessage(error, words.authorizationFailed);
  return errorMessage(error, error.status >= 400 && error.status < 500 ? refused : failed);
}
