import type { ErrorCode } from '#contract/envelope.ts';
import { ApiError } from '#src/api/api-error.ts';

/** True when the API no longer knows the flow that an identifier named: it has to begin again. */
export function isFlowOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('unknown_identifier' satisfies ErrorCode);
}

/** True when too many codes were wrong: none is taken any more. */
export function isCodeLocked(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('code_locked' satisfies ErrorCode);
}

/** True when the session is over. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** True when an onboarding step was done already, in another tab perhaps: there is nothing left to do here. */
export function isStepDone(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('step_not_required' satisfies ErrorCode);
}
