import { expect, test } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { verdictOf } from '#src/stores/transfers/payment-verdict.ts';

const answer = (status: number, code: string | null) => new ApiError('http', { status, code });

test.each([
  [answer(403, 'pin_invalid'), 'refused'],
  [answer(422, 'insufficient_funds'), 'refused'],
  [answer(423, 'sending_restricted'), 'refused'],
  [answer(410, 'quote_expired'), 'not-sent'],
  // Something with this key or quote is known.
  [answer(409, 'request_in_progress'), 'nothing'],
  [answer(409, 'quote_used'), 'nothing'],
  [answer(422, 'idempotency_key_reused'), 'nothing'],
  // Something between here and the API: the request may have gone on.
  [answer(408, 'rate_limited'), 'nothing'],
  [answer(403, null), 'nothing'],
  [answer(410, null), 'nothing'],
  [answer(410, 'deposit_account_expired'), 'nothing'],
  [answer(500, 'server_error'), 'nothing'],
  [answer(503, null), 'nothing'],
  [new ApiError('network'), 'nothing'],
  [new ApiError('invalid-json', { status: 200 }), 'nothing'],
  [new ApiError('contract', { status: 201 }), 'nothing'],
  [new ApiError('aborted'), 'nothing'],
] as const)('%s proves: %s', (error, verdict) => {
  expect(verdictOf(error)).toBe(verdict);
});
