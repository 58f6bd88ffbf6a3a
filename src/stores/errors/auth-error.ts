import { atom } from 'nanostores';
import { ApiError } from '#src/api/api-error.ts';
import { isAuthError } from './error-predicates.ts';

/** The newest 401 or 403 of any call: the wallet checks its session again. */
export const $authError = atom<ApiError | null>(null);

/** Call with whatever a call threw; anything but a 401 or 403 is ignored. */
export function reportAuthError(error: unknown): void {
  if (error instanceof ApiError && isAuthError(error)) $authError.set(error);
}
