import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { issueToken } from '#mock-api/stand-ins/turnstile/captcha.ts';
import { PASSED, Visitor } from '../../visitor.ts';
import { signInByGoogle } from '../../sign-in/google-steps.ts';
import { casesOf, otherThan, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const tobi = { email: 'tobi@example.com', password: PERSONA_PASSWORD, turnstile_token: PASSED };

/** What the challenge may find wrong with a token: the same for every call that asks for one. */
export function challengeCases(op: string, body: object): CallCase[] {
  const answer = [422, 'challenge_failed'] as const;
  const with_ = (turnstile_token: string) => ({ ...body, turnstile_token });
  return casesOf(op, [
    { when: 'the challenge token is unknown', body: with_('mock.99'), answer },
    {
      when: 'the challenge token was used before',
      body,
      before: ({ state }) => {
        const turnstile_token = issueToken(state);
        state.challenge.tokens[turnstile_token] = 0;
        return { turnstile_token };
      },
      answer,
    },
    {
      when: 'the challenge token is older than 300 seconds',
      body,
      before: async (stage) => {
        const turnstile_token = issueToken(stage.state);
        await wait(stage, 300);
        return { turnstile_token };
      },
      answer,
      changes: ['challenge'],
    },
    {
      when: 'the challenge may not be skipped and was',
      body: with_(''),
      before: ({ state }) => {
        state.challenge.challengeBypass = false;
        return undefined;
      },
      answer,
    },
  ]);
}

/** A login from a device that is new to the account: its code and identifier. */
async function newDevice({ visitor }: Stage): Promise<{ code: string; identifier: string }> {
  visitor.cookies.clear();
  await visitor.post('/auth/login', { ...tobi, device_id: 'dev_new' });
  const { code, identifier } = await visitor.code(tobi.email);
  return { code, identifier };
}

/** A sign-in with Google that waits, because somebody else is signed in. */
async function holdSignIn({ visitor }: Stage, email = 'ann@example.com'): Promise<undefined> {
  await signInByGoogle(visitor, email);
}

const NEW_DEVICE = 'POST /auth/new-device/verify';
const wrongDeviceCode = async (stage: Stage) => {
  const { code, identifier } = await newDevice(stage);
  return { code: otherThan(code), identifier };
};

export const loginCases: readonly CallCase[] = [
  ...casesOf('POST /auth/login', [
    {
      when: 'the device is trusted',
      as: 'complete',
      login: false,
      body: tobi,
      answer: 200,
      says: { message: 'Welcome back.' },
    },
    {
      when: 'the device is new: a code is mailed',
      as: 'complete',
      login: false,
      before: ({ visitor }) => {
        visitor.cookies.clear();
        return undefined;
      },
      body: { ...tobi, device_id: 'dev_new' },
      answer: 200,
      says: { message: 'We sent a code to your email to verify this device.' },
    },
    {
      when: 'two-factor is on',
      as: 'two-factor',
      login: false,
      body: { ...tobi, email: 'two-factor@example.com' },
      answer: 200,
      says: { two_factor: true },
    },
    {
      when: 'the password is wrong',
      as: 'complete',
      login: false,
      body: { ...tobi, password: 'Wrong1234!' },
      answer: [401, 'invalid_credentials'],
      changes: ['wrongTries'],
    },
    {
      when: 'ten passwords from devices like this one were wrong',
      as: 'complete',
      login: false,
      before: quietly(async ({ visitor }) => {
        visitor.cookies.clear();
        await repeat(10, () => visitor.post('/auth/login', { ...tobi, password: 'Wrong1234!' }));
      }),
      body: { ...tobi, device_id: 'dev_new' },
      answer: [429, 'rate_limited'],
    },
    {
      when: 'nobody has the address',
      body: tobi,
      answer: [401, 'invalid_credentials'],
      changes: ['wrongTries'],
    },
    {
      when: 'the account has no password',
      as: 'oauth-existing',
      login: false,
      body: { ...tobi, email: 'oauth-existing@example.com' },
      answer: [401, 'invalid_credentials'],
      changes: ['wrongTries'],
    },
    {
      when: 'the account is banned',
      as: 'banned',
      login: false,
      body: { ...tobi, email: 'banned@example.com' },
      answer: [403, 'account_banned'],
    },
    {
      when: 'the account is deleted',
      as: 'deleted',
      login: false,
      body: { ...tobi, email: 'deleted@example.com' },
      answer: [403, 'account_deleted'],
    },
  ]),
  ...challengeCases('POST /auth/login', tobi),

  ...casesOf(NEW_DEVICE, [
    { when: 'the code is right', as: 'complete', login: false, before: newDevice, body: {}, answer: 200 },
    {
      when: 'a session waits and no identifier is sent',
      as: 'device-unverified',
      body: {},
      before: async ({ visitor }) => {
        await visitor.get('/user/profile/status');
        return { code: (await visitor.code('device-unverified@example.com')).code };
      },
      answer: 200,
    },
    {
      when: 'the code is wrong',
      as: 'complete',
      login: false,
      before: wrongDeviceCode,
      body: {},
      answer: [400, 'code_invalid'],
      changes: ['codes', 'wrongTries'],
    },
    {
      when: 'the code is older than 300 seconds',
      as: 'complete',
      login: false,
      before: async (stage) => {
        const sent = await newDevice(stage);
        await wait(stage, 300);
        return sent;
      },
      body: {},
      answer: [400, 'code_expired'],
    },
    {
      when: 'five wrong codes came before the right one',
      as: 'complete',
      login: false,
      before: async (stage) => {
        const sent = await newDevice(stage);
        const wrong = { ...sent, code: otherThan(sent.code) };
        await repeat(5, () => stage.visitor.post('/auth/new-device/verify', wrong));
        return sent;
      },
      body: {},
      answer: [429, 'code_locked'],
    },
    { when: 'the identifier is unknown', answer: [400, 'flow_expired'] },
    {
      when: 'no identifier is sent and nobody waits',
      body: { code: '123456' },
      answer: [401, 'unauthorized'],
    },
    {
      when: 'the account was banned in between',
      as: 'complete',
      login: false,
      before: async (stage) => {
        const sent = await newDevice(stage);
        for (const user of Object.values(stage.state.users)) user.accountStatus = 'banned';
        return sent;
      },
      body: {},
      answer: [403, 'account_banned'],
      changes: ['codes'],
    },
  ]),

  ...casesOf('POST /auth/logout', [
    { when: 'somebody is signed in', as: 'complete', answer: 200 },
    { when: 'nobody is', answer: 200 },
  ]),
  ...casesOf('GET /auth/google', [{ when: 'asked', answer: 200 }]),
  ...casesOf('GET /auth/google/held', [
    { when: 'nobody waits', answer: 200, says: { data: null } },
    {
      when: 'somebody waits',
      as: 'complete',
      before: holdSignIn,
      answer: 200,
      says: { data: { email: 'ann@example.com', username: null } },
    },
  ]),
  ...casesOf('POST /auth/google/held', [
    { when: 'somebody waits', as: 'complete', before: holdSignIn, answer: 200 },
    { when: 'nobody waits', as: 'complete', answer: [400, 'flow_expired'] },
    {
      when: 'another Google account was linked since',
      as: 'complete',
      before: async (stage) => {
        const { email } = await new Visitor(stage.visitor.app).become('oauth-existing', false);
        await holdSignIn(stage, email);
        for (const user of Object.values(stage.state.users)) if (user.email === email) user.googleSub = '104';
        return undefined;
      },
      answer: [400, 'flow_expired'],
      changes: ['heldSignIns'],
    },
    ...(['banned', 'deleted'] as const).map((name) => ({
      when: `the account is ${name}`,
      as: 'complete' as const,
      before: async (stage: Stage) => {
        const { email } = await new Visitor(stage.visitor.app).become(name, false);
        return holdSignIn(stage, email);
      },
      answer: [403, `account_${name}`] as const,
      changes: ['heldSignIns' as const],
    })),
  ]),
  ...casesOf('DELETE /auth/google/held', [
    { when: 'somebody waits', as: 'complete', before: holdSignIn, answer: 200, says: { data: null } },
    { when: 'nobody waits', answer: 200, says: { data: null } },
  ]),
  ...casesOf('POST /auth/device-id', [
    { when: 'the browser is new', answer: 200 },
    { when: 'the browser is known', as: 'complete', answer: 200 },
  ]),
];
