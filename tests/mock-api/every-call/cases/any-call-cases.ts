import type { ErrorCode } from '#contract/error-codes.ts';
import { sampleCalls } from '../sample-calls.ts';
import { casesOf, type CallCase, type Stage } from './call-case.ts';

const STATUS = 'GET /user/profile/status';

/** Who is refused by every call that needs a session, whatever it does. */
export const sessionCases: readonly CallCase[] = sampleCalls
  .filter(({ endpoint }) => endpoint.auth === 'session')
  .flatMap(({ op }) =>
    casesOf(op, [
      { when: 'nobody is signed in', answer: [401, 'unauthorized'] },
      { when: 'the session has run out', as: 'session-expired', answer: [401, 'session_expired'] },
      { when: 'the session is unknown', as: 'cookie-but-no-session', answer: [401, 'unauthorized'] },
      { when: 'the account is banned', as: 'banned', answer: [403, 'account_banned'] },
      { when: 'the account is deleted', as: 'deleted', answer: [403, 'account_deleted'] },
      ...(op === STATUS
        ? []
        : [
            {
              when: 'the device must be verified',
              as: 'device-unverified',
              answer: [403, 'forbidden'],
            } as const,
          ]),
    ]),
  );

/**
 * Codes that this mock gives no reason to answer with: it never tells that an address is taken, answers a taken username
 * with a suggestion, limits few calls. A back end may, so a client meets them by a fault.
 */
const told: readonly (readonly [number, ErrorCode])[] = [[429, 'rate_limited']];

export const faultCases: readonly CallCase[] = sampleCalls.flatMap(({ op }) =>
  casesOf(
    op,
    told.map(([status, code]) => ({
      when: `a fault says ${code}`,
      as: 'complete',
      before: async ({ visitor }) => {
        const effect = { type: 'status', status, code, message: 'No.' };
        await visitor.control('POST', '/faults', { op, effect });
        return undefined;
      },
      answer: [status, code],
      changes: ['faults'],
    })),
  ),
);

/** The two ways in which the mock itself can be wrong. Both say so, in the envelope. */
export const brokenCases: readonly CallCase[] = [
  ...casesOf('GET /user/profile', [
    {
      when: 'the state holds what the contract forbids',
      as: 'complete',
      before: ({ state }) => spoil(state, { username: 7 }),
      answer: [500, 'contract_broken'],
    },
  ]),
  ...casesOf('GET /referral/code', [
    {
      when: 'the handler throws',
      as: 'complete',
      before: ({ state }) => spoil(state, { referral: null }),
      answer: [500, 'server_error'],
    },
  ]),
];

function spoil({ users }: Stage['state'], wrong: object): undefined {
  for (const user of Object.values(users)) Object.assign(user, wrong);
  return undefined;
}
