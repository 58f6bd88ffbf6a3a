import { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';

/**
 * The text for a failed call: the server's message if it sent one, else the fallback (spec section 8). Anything but an
 * ApiError is a bug of ours and gets the fallback too.
 */
export function errorMessage(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage) return sanitizeText(error.serverMessage) || fallback;
  return fallback;
}

/** A screen's texts for errors without a message of the server. */
export interface ErrorFallbacks {
  /** For a 4xx answer. */
  readonly refused: string;
  /** For a 5xx, or an unreadable answer. */
  readonly failed: string;
}

/**
 * As `errorMessage`, with the fallback that fits the error: no network and a 403 without a message have texts of their own
 * (spec section 8).
 */
export function failureMessage(
  error: unknown,
  messages: { readonly offline: string; readonly authorizationFailed: string },
  { refused, failed }: ErrorFallbacks,
): string {
  if (!(error instanceof ApiError)) return failed;
  if (error.kind === 'network') return messages.offline;
  if (error.status === 403) return errorMessage(error, messages.authorizationFailed);
  return errorMessage(error, error.status >= 400 && error.status < 500 ? refused : failed);
}
