import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { shownCode } from '#mock-api/features/two-factor/two-factor.ts';
import { setPassword } from '#mock-api/features/users/users.ts';
import { casesOf, quietly, repeat, type CallCase, type Stage } from './call-case.ts';

const WRONG = 'Wrong-Horse-7';
const change = {
  current_password: PERSONA_PASSWORD,
  password: 'Kettle-Sundial-41',
  log_out_others: true,
};

/** The code that the only authenticator app of a sandbox shows. */
const totp = ({ state }: Stage) => shownCode(state, Object.values(state.twoFactor)[0]!).code;

export const passwordCases: readonly CallCase[] = casesOf('POST /user/change-password', [
  { when: 'the current one is right', as: 'complete', body: change, answer: 200 },
  {
    when: 'there is none',
    as: 'oauth-existing',
    body: change,
    answer: [409, 'password_not_set'],
  },
  {
    when: 'the current one is wrong',
    as: 'complete',
    body: { ...change, current_password: WRONG },
    answer: [422, 'password_invalid'],
    changes: ['wrongTries'],
  },
  {
    when: 'the new one is the one there was',
    as: 'complete',
    before: ({ state }) => {
      for (const user of Object.values(state.users)) setPassword(state, user, change.password);
      return { ...change, current_password: change.password };
    },
    body: {},
    answer: [422, 'password_unchanged'],
  },
  {
    when: 'the new one is a common one',
    as: 'complete',
    body: { ...change, password: 'P@ssw0rd2026' },
    answer: [422, 'invalid_fields'],
  },
  {
    when: 'thirty passwords were wrong',
    as: 'complete',
    body: change,
    before: quietly(({ visitor }) =>
      repeat(30, () => visitor.post('/user/change-password', { ...change, current_password: WRONG })),
    ),
    answer: [429, 'rate_limited'],
  },
  {
    when: 'the code of the app is missing',
    as: 'two-factor',
    body: change,
    answer: [403, 'totp_required'],
  },
  {
    when: 'the code of the app is wrong',
    as: 'two-factor',
    body: { ...change, totp: '000000' },
    answer: [403, 'totp_invalid'],
    changes: ['wrongTries'],
  },
  {
    when: 'the code of the app was used',
    as: 'two-factor',
    body: {},
    before: (stage) => {
      const factor = Object.values(stage.state.twoFactor)[0]!;
      factor.last_counter = Number.MAX_SAFE_INTEGER;
      return { ...change, totp: totp(stage) };
    },
    answer: [403, 'totp_used'],
  },
  {
    when: 'it is no recovery code of the account',
    as: 'two-factor',
    body: { ...change, recovery_code: 'AAAAA-AAAAA' },
    answer: [403, 'recovery_code_invalid'],
    changes: ['wrongTries'],
  },
]);
