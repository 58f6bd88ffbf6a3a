import { ApiError } from '#src/api/api-error.ts';

/** True when nobody knows whether what was changed is saved (lost-answer.ts). */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'unsure';
}
