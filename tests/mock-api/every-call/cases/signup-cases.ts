import { PASSED } from '../../visitor.ts';
import { casesOf, otherThan, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';
import { challengeCases } from './login-cases.ts';

const email = 'ann@example.com';
const asked = { email, turnstile_token: PASSED, device_id: null };

async function askCode({ visitor }: Stage): Promise<{ code: string; identifier: string }> {
  await visitor.post('/auth/signup/request-code', asked);
  const { code, identifier } = await visitor.code(email);
  return { code, identifier };
}

async function askReset({ visitor }: Stage) {
  await visitor.post('/auth/reset', { ...asked, email: 'tobi@example.com' });
  const { code, identifier } = await visitor.code('tobi@example.com');
  return { code, identifier, turnstile_token: PASSED };
}

async function grant(stage: Stage): Promise<{ identifier: string }> {
  const { body } = await stage.visitor.post('/auth/verify-reset-code', await askReset(stage));
  return { identifier: body.identifier as string };
}

/** What can be wrong with a mailed code, the same for every call that takes one. */
function codeCases(
  op: string,
  send: (stage: Stage) => Promise<{ code: string; identifier: string }>,
  as: Partial<CallCase> = {},
): CallCase[] {
  const path = op.replace(/^\S+ /, '');
  return casesOf(op, [
    {
      ...as,
      when: 'the code is wrong',
      before: async (stage) => {
        const sent = await send(stage);
        return { ...sent, code: otherThan(sent.code) };
      },
      body: {},
      answer: [400, 'code_invalid'],
      changes: ['codes'],
    },
    {
      ...as,
      when: 'the code is older than 300 seconds',
      before: async (stage) => {
        const sent = await send(stage);
        await wait(stage, 300);
        return sent;
      },
      body: {},
      answer: [400, 'code_expired'],
    },
    {
      ...as,
      when: 'the code was used before',
      before: async (stage) => {
        const sent = await send(stage);
        await stage.visitor.post(path, sent);
        return sent;
      },
      body: {},
      answer: [400, 'code_expired'],
    },
    {
      ...as,
      when: 'five wrong codes came before the right one',
      before: async (stage) => {
        const sent = await send(stage);
        await repeat(5, () => stage.visitor.post(path, { ...sent, code: otherThan(sent.code) }));
        return sent;
      },
      body: {},
      answer: [429, 'code_locked'],
    },
    { ...as, when: 'the identifier is unknown', answer: [400, 'flow_expired'] },
    {
      ...as,
      when: 'the identifier is of another kind of code',
      before: async (stage) => {
        const other = op.includes('reset') ? await askCode(stage) : await askReset(stage);
        return { identifier: other.identifier };
      },
      as: 'complete',
      login: false,
      answer: [400, 'flow_expired'],
    },
  ]);
}

export const signupCases: readonly CallCase[] = [
  ...casesOf('POST /auth/signup/request-code', [
    { when: 'the address is new', body: asked, answer: 200, says: { message: 'Verification code sent!' } },
    {
      when: 'the address has an account: nothing tells',
      as: 'complete',
      login: false,
      body: { ...asked, email: 'tobi@example.com' },
      answer: 200,
      says: { message: 'Verification code sent!' },
    },
    {
      when: 'the former code is younger than 30 seconds',
      before: quietly(askCode),
      body: asked,
      answer: [429, 'resend_too_soon'],
    },
  ]),
  ...challengeCases('POST /auth/signup/request-code', asked),
  ...casesOf('POST /auth/signup/verify-code', [
    { when: 'the code is right', before: askCode, body: {}, answer: 200 },
    {
      when: 'the account is deleted',
      as: 'deleted',
      login: false,
      // It was left before anybody could log into it: another one gets no code.
      before: async ({ visitor, state }) => {
        for (const user of Object.values(state.users)) user.password = null;
        await visitor.post('/auth/signup/request-code', { ...asked, email: 'deleted@example.com' });
        const { code, identifier } = await visitor.code('deleted@example.com');
        return { code, identifier };
      },
      body: {},
      answer: [403, 'account_deleted'],
      changes: ['codes'],
    },
  ]),
  ...codeCases('POST /auth/signup/verify-code', askCode),

  ...casesOf('POST /auth/reset', [
    {
      when: 'the address has an account',
      as: 'complete',
      login: false,
      body: { ...asked, email: 'tobi@example.com' },
      answer: 200,
    },
    { when: 'nobody has the address: nothing tells', body: asked, answer: 200 },
    {
      when: 'the former code is younger than 30 seconds',
      as: 'complete',
      login: false,
      before: quietly(askReset),
      body: { ...asked, email: 'tobi@example.com' },
      answer: [429, 'resend_too_soon'],
    },
  ]),
  ...challengeCases('POST /auth/reset', asked),
  ...casesOf('POST /auth/verify-reset-code', [
    { when: 'the code is right', as: 'complete', login: false, before: askReset, body: {}, answer: 200 },
  ]),
  ...codeCases('POST /auth/verify-reset-code', askReset, { as: 'complete', login: false }),
  ...challengeCases('POST /auth/verify-reset-code', { code: 'ABCD1234', identifier: 'idn_0' }),
  ...casesOf('POST /auth/reset-password', [
    {
      when: 'the code was right',
      as: 'complete',
      login: false,
      before: grant,
      body: { password: 'Sesame123!' },
      answer: 200,
    },
    { when: 'the identifier is unknown', answer: [400, 'flow_expired'] },
    {
      when: 'the code was right more than 15 minutes ago',
      as: 'complete',
      login: false,
      before: async (stage) => {
        const granted = await grant(stage);
        await wait(stage, 900);
        return granted;
      },
      answer: [400, 'flow_expired'],
    },
    {
      when: 'a password was set by it before',
      as: 'complete',
      login: false,
      before: async (stage) => {
        const granted = await grant(stage);
        await stage.visitor.post('/auth/reset-password', { password: 'Sesame123!', ...granted });
        return granted;
      },
      answer: [400, 'flow_expired'],
    },
    {
      when: 'the special character is missing',
      body: { password: 'Sesame123', identifier: 'idn_0' },
      answer: [422, 'invalid_fields'],
    },
  ]),
];
