import type { ErrorCode } from '#contract/envelope.ts';
import { ApiError } from '#src/api/api-error.ts';

/** True when the API no longer knows the flow that an identifier named: it has to begin again. */
export function isFlowExpired(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('unknown_identifier' satisfies ErrorCode);
}

/** True when too many codes were wrong: none is taken any more. */
export function isCodeLocked(error: unknown): boolean {
  return error instanceof ApiError && error.code === ('code_locked' satisfies ErrorCode);
}

/** True when the API judged what was sent and said no, as opposed to failing or not answering. */
export function isRejected(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
}
