import { expect } from 'vitest';
import { errorEnvelope } from '#contract/envelope.ts';
import { errorCodes } from '#contract/error-codes.ts';
import type { ControlCode } from '#mock-api/server/api-error.ts';
import type { Answer } from './visitor.ts';

/** What holds of every refusal: its code, the one envelope, words for people, its number, and no cookie. */
export function expectRefusal(
  { status, headers, body }: Answer,
  expected: readonly [number, ControlCode],
): void {
  expect([status, body.code]).toEqual(expected);
  // The mock's own defects have a code of their own, which is no part of the contract.
  expect([...errorCodes, 'contract_broken']).toContain(body.code);
  expect(errorEnvelope.safeParse(body).error?.issues).toBeUndefined();
  expect(body.message).toMatch(/\S/);
  expect(headers.get('content-type')).toBe('application/json');
  expect(body.request_id).toMatch(/^req_/);
  expect(body.request_id).toBe(headers.get('x-request-id'));
  expect(headers.getSetCookie()).toEqual([]);
}
