import { ApiError } from '#src/api/api-error.ts';

/** Longest message of a server that is shown, in characters. */
const LONGEST = 300;
/** Control characters and the marks that reorder text could make a message say something else. */
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/g;

/** Server text as it may be shown: one line, bounded, nothing invisible. Empty when nothing is left. */
export function cleanServerText(text: string): string {
  const clean = text.replace(HIDDEN, ' ').replace(/\s+/g, ' ').trim();
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST - 1)}…` : clean;
}

/**
 * What a person reads when a call failed: the server's message when there is one, else the fallback (spec section 8).
 * Anything that is not an ApiError is a mistake of ours and gets the fallback too.
 */
export function errorText(error: unknown, fallback: string): string {
  if (error instanceof ApiError && error.serverMessage)
    return cleanServerText(error.serverMessage) || fallback;
  return fallback;
}
