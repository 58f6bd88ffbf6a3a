import { errorCodes, errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { messageOf } from '../features/index.ts';
import { exampleDetails } from './error-details.ts';

const ERROR = { $ref: '#/components/schemas/Error' };

/** What stands in the braces of a message. */
const values: Readonly<Record<string, string>> = {
  seconds: '30',
  minutes: '10',
  wait: '30 seconds',
  restriction: 'You can’t send or withdraw until 2 Mar, 13:00 (Lagos time), while we review your account.',
  hours: '24',
  time: '2 Mar, 13:00 (Lagos time)',
  tries_left: '3',
  network: 'BNB Chain (BEP-20)',
  decimals: '2',
  minimum: '2 USDT',
  maximum: '₦10,000,000',
  period: 'daily',
  available: '₦40,000.00',
  asset: 'USDT',
  short_by: '2.5 USDT',
  price: '$70,012.50',
  fee: '1 USDT',
  member: 'to.memo',
};

const headers = {
  'X-Request-Id': { description: 'The same as `request_id`.', schema: { type: 'string' } },
  'Content-Language': { description: 'The language of `message`.', schema: { enum: ['en', 'zh-CN'] } },
};
const retryAfter = {
  'Retry-After': { description: 'Seconds to wait before the call can succeed.', schema: { type: 'integer' } },
};

/** The error responses of a call by status, with when each code is sent and an example of each. */
export function describeErrors(errors: Readonly<Partial<Record<ErrorCode, string>>>) {
  const byStatus = new Map<number, (readonly [code: ErrorCode, when: string])[]>();
  for (const [code, when] of Object.entries(errors) as [ErrorCode, string][]) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), [code, when]]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.map(([code, when]) => `\`${code}\`: ${when}`).join('\n\n'),
        headers: status === 429 ? { ...headers, ...retryAfter } : headers,
        content: {
          'application/json': {
            schema: ERROR,
            examples: Object.fromEntries(
              codes.map(([code]) => [code, { $ref: `#/components/examples/${code}` }]),
            ),
          },
        },
      },
    ]),
  );
}

/** An example of each error, for `components.examples`. */
export const errorExamples = () =>
  Object.fromEntries(errorCodes.map((code) => [code, { value: exampleOf(code) }]));

/** Codes that say the same to people as another one. */
const sameMessage: Partial<Record<ErrorCode, ErrorCode>> = {
  session_expired: 'unauthorized',
  bad_request: 'bad_json',
};

function exampleOf(code: ErrorCode) {
  const message = messageOf(sameMessage[code] ?? code)?.en ?? null;
  const named = exampleDetails(code);
  return {
    status: 'error',
    message: message?.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place) ?? null,
    code,
    ...(code === 'invalid_fields' ? { fields: { email: 'email.invalid' } } : {}),
    ...(code === 'forbidden' ? { device_unauthorized: true } : {}),
    ...(named ? { details: named } : {}),
    request_id: 'req_1',
  };
}
