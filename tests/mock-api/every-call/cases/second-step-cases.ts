import type { ReauthPurpose } from '#contract/reauth-purposes.ts';
import { own } from '#mock-api/core/own-record.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import { Secret, TOTP } from 'otpauth';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { now } from '#mock-api/core/clock.ts';
import { issueCode } from '#mock-api/features/verification-codes/verification-codes.ts';
import { prove } from '../../reauth/prove.ts';
import { PASSED } from '../../visitor.ts';
import { casesOf, otherThan, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const email = 'two-factor@example.com';
const PHONE = '+2348012345678';

/** What a person's authenticator shows now. */
function shown({ state }: Stage, secret: string): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now(state) });
}

const secretOf = ({ state }: Stage) =>
  own(state.twoFactor, userByEmail(state, email)?.customer_id)?.secret ?? '';

async function begin(stage: Stage): Promise<{ code: string }> {
  await prove(stage.visitor, 'two_factor_on');
  const { body } = await stage.visitor.post('/2fa/setup');
  return { code: shown(stage, body.secret as string) };
}

async function firstStep(stage: Stage) {
  const { body } = await stage.visitor.post('/auth/login', {
    email,
    password: PERSONA_PASSWORD,
    turnstile_token: PASSED,
  });
  return { code: shown(stage, secretOf(stage)), email, identifier: body.identifier as string };
}

async function askNumber({ visitor }: Stage): Promise<{ code: string }> {
  await prove(visitor, 'whatsapp');
  await visitor.post('/whatsapp/link', { phone_number: PHONE });
  return { code: (await visitor.code(PHONE)).code };
}

const proveTwoFactor = quietly(({ visitor }) => prove(visitor, 'two_factor_on'));
/** With a code of the app, too. */
const proveWithCode = (purpose: ReauthPurpose) =>
  quietly((stage) =>
    stage.visitor.post('/auth/reauth', {
      purpose,
      password: PERSONA_PASSWORD,
      totp: shown(stage, secretOf(stage)),
    }),
  );
const proveWhatsapp = quietly(({ visitor }) => prove(visitor, 'whatsapp'));
/** Lets time pass that a proof does not last, and proves it anew. */
async function waitAndProve(stage: Stage, seconds: number): Promise<void> {
  await wait(stage, seconds);
  await prove(stage.visitor, 'two_factor_on');
  await prove(stage.visitor, 'whatsapp');
}
const required = [403, 'reauth_required'] as const;
const off = [409, 'two_factor_not_enabled'] as const;
const on = [409, 'two_factor_enabled'] as const;
const linked = [409, 'whatsapp_linked'] as const;

export const secondStepCases: readonly CallCase[] = [
  ...casesOf('POST /2fa/setup', [
    { when: 'it is off', as: 'complete', before: proveTwoFactor, answer: 200 },
    { when: 'it is on', as: 'two-factor', before: proveTwoFactor, answer: on },
    { when: 'it was not proven', as: 'complete', answer: required },
  ]),
  ...casesOf('POST /2fa/enable', [
    { when: 'the code is the app’s', as: 'complete', before: begin, body: {}, answer: 200 },
    {
      when: 'the code is wrong',
      as: 'complete',
      before: async (stage) => ({ code: otherThan((await begin(stage)).code) }),
      body: {},
      answer: [400, 'code_invalid'],
      changes: ['twoFactor'],
    },
    {
      when: 'the code is of a setup that a later one replaced',
      as: 'complete',
      before: async (stage) => {
        const replaced = await begin(stage);
        await stage.visitor.post('/2fa/setup');
        return replaced;
      },
      body: {},
      answer: [409, 'two_factor_setup_replaced'],
    },
    {
      when: 'five wrong codes came before the right one',
      as: 'complete',
      before: async (stage) => {
        const right = await begin(stage);
        const wrong = { code: otherThan(right.code) };
        await repeat(5, () => stage.visitor.post('/2fa/enable', wrong));
        return right;
      },
      body: {},
      answer: [429, 'code_locked'],
    },
    {
      when: 'no setup was begun',
      as: 'complete',
      before: proveTwoFactor,
      answer: [409, 'two_factor_setup_missing'],
    },
    { when: 'it was not proven', as: 'complete', answer: required },
    {
      when: 'the setup is older than ten minutes',
      as: 'complete',
      before: async (stage) => {
        await begin(stage);
        await waitAndProve(stage, 600);
        return undefined;
      },
      answer: [409, 'two_factor_setup_missing'],
    },
    { when: 'it is on', as: 'two-factor', before: proveTwoFactor, answer: on },
  ]),
  ...casesOf('POST /2fa/disable', [
    { when: 'it is off', as: 'complete', answer: off },
    { when: 'it was not proven', as: 'two-factor', answer: required },
    { when: 'it was proven', as: 'two-factor', before: proveWithCode('two_factor_off'), answer: 200 },
  ]),
  ...casesOf('POST /2fa/recovery-codes', [
    { when: 'it is off', as: 'complete', answer: off },
    { when: 'it was not proven', as: 'two-factor', answer: required },
    { when: 'it was proven', as: 'two-factor', before: proveWithCode('recovery_codes'), answer: 200 },
  ]),
  ...casesOf('POST /2fa/verify', [
    {
      when: 'the code is the app’s',
      as: 'two-factor',
      login: false,
      before: firstStep,
      body: {},
      answer: 200,
    },
    {
      when: 'the code is wrong',
      as: 'two-factor',
      login: false,
      before: async (stage) => {
        const step = await firstStep(stage);
        return { ...step, code: otherThan(step.code) };
      },
      body: {},
      answer: [400, 'code_invalid'],
      changes: ['pendingLogins', 'wrongTries'],
    },
    {
      when: 'five wrong codes came before the right one',
      as: 'two-factor',
      login: false,
      before: async (stage) => {
        const step = await firstStep(stage);
        await repeat(5, () => stage.visitor.post('/2fa/verify', { ...step, code: otherThan(step.code) }));
        return step;
      },
      body: {},
      answer: [429, 'code_locked'],
    },
    {
      when: 'the password was right more than 300 seconds ago',
      as: 'two-factor',
      login: false,
      before: async (stage) => {
        const step = await firstStep(stage);
        await wait(stage, 300);
        return step;
      },
      body: {},
      answer: [400, 'flow_expired'],
    },
    {
      when: 'the address is another',
      as: 'two-factor',
      login: false,
      before: async (stage) => ({ ...(await firstStep(stage)), email: 'ann@example.com' }),
      body: {},
      answer: [400, 'flow_expired'],
    },
    { when: 'the identifier is unknown', answer: [400, 'flow_expired'] },
    {
      when: 'the account was banned in between',
      as: 'two-factor',
      login: false,
      before: async (stage) => {
        const step = await firstStep(stage);
        for (const user of Object.values(stage.state.users)) user.accountStatus = 'banned';
        return step;
      },
      body: {},
      answer: [403, 'account_banned'],
      changes: ['pendingLogins', 'twoFactor', 'users'],
    },
  ]),

  ...casesOf('POST /whatsapp/link', [
    { when: 'the number is free', as: 'complete', before: proveWhatsapp, answer: 200 },
    { when: 'a number is linked', as: 'whatsapp-linked', before: proveWhatsapp, answer: linked },
    { when: 'it was not proven', as: 'complete', answer: required },
    {
      when: 'the number is somebody else’s',
      as: 'complete',
      body: { phone_number: '+2348059876543' },
      before: async ({ visitor }) => {
        const mine = new Map(visitor.cookies);
        await visitor.become('whatsapp-linked');
        visitor.cookies.clear();
        for (const [name, value] of mine) visitor.cookies.set(name, value);
        await prove(visitor, 'whatsapp');
        return undefined;
      },
      answer: 200,
    },
    {
      when: 'the former code is younger than 30 seconds',
      as: 'complete',
      before: quietly(askNumber),
      answer: [429, 'resend_too_soon'],
    },
  ]),
  ...casesOf('POST /whatsapp/verify', [
    {
      when: 'the code is right',
      as: 'complete',
      before: askNumber,
      body: {},
      answer: 200,
      says: { phone_number: PHONE },
    },
    {
      when: 'the code is wrong',
      as: 'complete',
      before: async (stage) => ({ code: otherThan((await askNumber(stage)).code) }),
      body: {},
      answer: [400, 'code_invalid'],
      changes: ['codes', 'wrongTries'],
    },
    {
      when: 'the code is older than 300 seconds',
      as: 'complete',
      before: async (stage) => {
        const sent = await askNumber(stage);
        await waitAndProve(stage, 300);
        return sent;
      },
      body: {},
      answer: [400, 'code_expired'],
    },
    {
      when: 'five wrong codes came before the right one',
      as: 'complete',
      before: async (stage) => {
        const sent = await askNumber(stage);
        await repeat(5, () => stage.visitor.post('/whatsapp/verify', { code: otherThan(sent.code) }));
        return sent;
      },
      body: {},
      answer: [429, 'code_locked'],
    },
    {
      when: 'another customer asked for the number since: the code is as good as before',
      as: 'complete',
      before: async (stage) => {
        const sent = await askNumber(stage);
        await wait(stage, 31);
        issueCode(stage.state, {
          kind: 'whatsapp',
          email: PHONE,
          customer_id: 'CWR0',
        });
        return sent;
      },
      body: {},
      answer: 200,
    },
    {
      when: 'no code was asked for',
      as: 'complete',
      before: proveWhatsapp,
      answer: [409, 'whatsapp_not_linked'],
    },
    { when: 'a number is linked', as: 'whatsapp-linked', before: proveWhatsapp, answer: linked },
    { when: 'it was not proven', as: 'complete', answer: required },
  ]),
  ...casesOf('DELETE /whatsapp/unlink', [
    { when: 'a number is linked', as: 'whatsapp-linked', before: proveWhatsapp, answer: 200 },
    { when: 'none is', as: 'complete', before: proveWhatsapp, answer: [409, 'whatsapp_not_linked'] },
    { when: 'it was not proven', as: 'whatsapp-linked', answer: required },
  ]),
];
