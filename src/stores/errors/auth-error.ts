import { atom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';

/** Set when a call was refused with 401 or 403: whoever watches over the session looks again. */
export const $authError = atom<ApiError | null>(null);

/** Passes on what a call threw, if it is a refusal of the session. */
export function reportAuthError(error: unknown): void {
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) $authError.set(error);
}
