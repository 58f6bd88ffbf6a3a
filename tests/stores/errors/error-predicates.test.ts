import { expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { isAuthError } from '#src/stores/errors/error-predicates.ts';

test.each([
  [401, 'unauthorized', true],
  [403, 'account_banned', true],
  [403, null, true],
  [403, 'pin_required', false],
  // About the page that sent the call: nobody is logged out by it.
  [403, 'origin_refused', false],
  [422, 'invalid_fields', false],
])('an answer %d %s says of the session that it is over: %s', (status, code, isOver) => {
  expect(isAuthError(new ApiError('http', { status, code }))).toBe(isOver);
});
