import { expect } from 'vitest';
import { errorCodes, errorEnvelope, type ErrorCode } from '#contract/envelope.ts';
import type { Answer } from './visitor.ts';

/** What holds of every refusal: its code, the one envelope, words for people, its number, and no cookie. */
export function expectRefusal(
  { status, headers, body }: Answer,
  expected: readonly [number, ErrorCode],
): void {
  expect([status, body.code]).toEqual(expected);
  expect(errorCodes).toContain(body.code);
  expect(errorEnvelope.safeParse(body).error?.issues).toBeUndefined();
  expect(body.message).toMatch(/\S/);
  expect(headers.get('content-type')).toBe('application/json');
  expect(body.request_id).toMatch(/^req_/);
  expect(body.request_id).toBe(headers.get('x-request-id'));
  expect(headers.getSetCookie()).toEqual([]);
}
