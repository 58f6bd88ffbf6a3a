import { expect, test, vi } from 'vitest';
import { operations } from '#contract/registry.ts';
import { paymentErrorDetails, type PaymentErrorDetails } from '#contract/payment-error-details.ts';
import { createApiClient } from '#src/api/create-api-client.ts';
import { paymentErrorDetailsOf } from '#src/stores/transfers/payment-error-details.ts';
import { everyCase } from '../../mock-api/every-call/cases/every-case.ts';
import { prepare } from '../../mock-api/every-call/cases/play.ts';
import { emptyMock } from '../../mock-api/visitor.ts';

const codes = Object.keys(paymentErrorDetails) as (keyof PaymentErrorDetails)[];
const casesWith = (code: string) => everyCase.filter(({ answer }) => answer !== 200 && answer[1] === code);

test.each(codes)('the client reads what the API says of %s', async (code) => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cases = casesWith(code);
  expect(cases.length).toBeGreaterThan(0);
  for (const one of cases) {
    const { visitor, method, path, body, headers } = await prepare(emptyMock(), one);
    const call = createApiClient({
      base: '',
      language: () => 'en',
      fetch: () =>
        visitor.send(method, path, {
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        }),
    });
    const { endpoint } = operations.find(({ op }) => op === one.op)!;
    const error: unknown = await call(endpoint as never, {} as never).catch((reason: unknown) => reason);
    const details = paymentErrorDetailsOf(error, code);
    expect([one.op, one.when, details]).toEqual([
      one.op,
      one.when,
      (error as { details: PaymentErrorDetails[typeof code] }).details,
    ]);
  }
});

test('the details of another error, and of another shape, are none', async () => {
  const call = createApiClient({
    base: '',
    language: () => 'en',
    fetch: async () =>
      Promise.resolve(
        new Response(
          JSON.stringify({
            status: 'error',
            message: null,
            code: 'pin_invalid',
            details: { tries_left: 'many' },
            request_id: 'req_1',
          }),
          { status: 403 },
        ),
      ),
  });
  const error: unknown = await call(operations[0]!.endpoint as never, {} as never).catch(
    (reason: unknown) => reason,
  );
  expect(paymentErrorDetailsOf(error, 'pin_invalid')).toBeNull();
  expect(paymentErrorDetailsOf(error, 'pin_locked')).toBeNull();
  expect(paymentErrorDetailsOf(new Error('lost'), 'pin_locked')).toBeNull();
});
