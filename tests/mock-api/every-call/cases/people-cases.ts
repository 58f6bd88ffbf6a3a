import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { casesOf, quietly, repeat, type CallCase } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const as = 'complete' as const;
const path = '/users/chinedu';
const nobody = '/users/nobody123';
const oneself = '/users/tobiade';

const changes = ['rateLimits', 'lookedUp'] as const;
/** Twenty names that nobody has looked up before. */
const lookUpTwenty = quietly(({ visitor }) => {
  let turn = 0;
  return repeat(20, () => visitor.get(`/users/nobody${(turn += 1)}`));
});
const noSuchPerson = [
  {
    when: 'nobody has it',
    as,
    path: `${nobody}/block`,
    answer: refusedWith('recipient_not_found'),
    changes,
  },
  { when: 'it is oneself', as, path: `${oneself}/block`, answer: refusedWith('self_send') },
  {
    when: 'twenty were looked up in a minute',
    as,
    path: `${path}/block`,
    before: lookUpTwenty,
    answer: refusedWith('rate_limited'),
  },
];

export const peopleCases: readonly CallCase[] = [
  ...casesOf('GET /users/{username}', [
    {
      when: 'somebody has it',
      as,
      path,
      answer: 200,
      says: { data: { name: 'Chinedu Obi', blocked: null } },
    },
    { when: 'it comes with a sign and capitals', as, path: '/users/@Chinedu', answer: 200 },
    { when: 'it is one’s own', as, path: oneself, answer: 200 },
    {
      when: 'nobody has it',
      as,
      path: nobody,
      answer: refusedWith('recipient_not_found'),
      changes,
    },
    {
      when: 'twenty were looked up in a minute',
      as,
      path,
      before: lookUpTwenty,
      answer: refusedWith('rate_limited'),
    },
  ]),
  ...casesOf('PUT /users/{username}/block', [
    {
      when: 'it is somebody else',
      as,
      path: `${path}/block`,
      answer: 200,
      says: { data: { blocked: 'by_me' } },
    },
    ...noSuchPerson,
  ]),
  ...casesOf('DELETE /users/{username}/block', [
    { when: 'nobody is blocked', as, path: `${path}/block`, answer: 200, says: { data: { blocked: null } } },
    ...noSuchPerson,
  ]),
];
