import type { ErrorCode } from '#contract/error-codes.ts';
import { ApiError } from '#src/api/api-error.ts';
import { sanitizeText } from '#src/api/sanitize-text.ts';
import { errorsOf, formErrorResult, type FormErrorResult } from './form-result.ts';

/** Statuses of a back end that does not implement the call. */
const NOT_IMPLEMENTED = [404, 405];

/**
 * Turns a failed call into the result of its form. An unreadable answer counts as none: sending again is safe, since the API
 * recognises a repeated message.
 * @throws any error that is not an ApiError.
 */
export function toFormError<Name extends string>(
  error: unknown,
  values: Record<Name, string>,
): FormErrorResult<Name> {
  if (!(error instanceof ApiError)) throw error;
  const { kind, status, code, fields, serverMessage, retryAfter } = error;
  if (status === 429) {
    const minutes = Math.max(1, Math.ceil((retryAfter ?? 60) / 60));
    return formErrorResult(values, { status: 429, problem: { kind: 'limited', minutes } });
  }
  if (kind !== 'http' || status >= 500 || NOT_IMPLEMENTED.includes(status))
    return formErrorResult(values, { status: 503, problem: { kind: 'down' } });
  if (code === ('token_invalid' satisfies ErrorCode))
    return formErrorResult(values, { problem: { kind: 'expired' } });
  const issues = Object.entries(fields).map(([name, message]) => ({ path: [name], message }));
  const errors = errorsOf(values, issues);
  if (Object.keys(errors).length > 0) return formErrorResult(values, { errors });
  return formErrorResult(values, { problem: { kind: 'refused', text: sanitizeText(serverMessage ?? '') } });
}
