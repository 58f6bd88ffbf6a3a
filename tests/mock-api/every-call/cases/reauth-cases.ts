import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { iso, now } from '#mock-api/core/clock.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { proofOf, prove } from '../../reauth/prove.ts';
import { casesOf, otherThan, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const purpose = 'pin';
const asWithPassword = 'complete' as const;
const asWithoutPassword = 'oauth-existing' as const;
const asWithAuthenticator = 'two-factor' as const;

const whole =
  (given: object = {}) =>
  async ({ visitor }: Stage) => ({
    ...(await proofOf(visitor, purpose)),
    ...given,
  });
const wrongCode = async ({ visitor }: Stage) => {
  const { email_code = '' } = (await proofOf(visitor, purpose)) as { email_code?: string };
  return { purpose, email_code: otherThan(email_code) };
};

/** Gives another device an id that a path can have. */
function nameDevice({ state }: Stage): undefined {
  const device = Object.values(state.devices).find(({ device_id }) => device_id.endsWith('_0'))!;
  device.device_id = 'dev_named';
  state.devices = { ...state.devices, dev_named: device };
}

export const reauthCases: readonly CallCase[] = [
  ...casesOf('POST /auth/reauth', [
    { when: 'the password is right', as: asWithPassword, body: {}, before: whole(), answer: 200 },
    {
      when: 'the code of the app is right, too',
      as: asWithAuthenticator,
      body: {},
      before: whole(),
      answer: 200,
    },
    { when: 'the code of the email is right', as: asWithoutPassword, body: {}, before: whole(), answer: 200 },
    {
      when: 'the password is missing',
      as: asWithPassword,
      body: { purpose },
      answer: refusedWith('reauth_required'),
    },
    {
      when: 'the purpose is unknown',
      as: asWithPassword,
      body: { purpose: 'fun', password: PERSONA_PASSWORD },
      answer: refusedWith('invalid_fields'),
    },
    {
      when: 'the password is wrong',
      as: asWithPassword,
      body: { purpose, password: 'Wrong-Horse-7' },
      answer: refusedWith('password_invalid'),
      changes: ['wrongTries'],
    },
    {
      when: 'the code of the app is wrong',
      as: asWithAuthenticator,
      body: {},
      before: whole({ totp: '000000' }),
      answer: refusedWith('totp_invalid'),
      changes: ['rateLimits', 'wrongTries'],
    },
    {
      when: 'the code of the app was used',
      as: asWithAuthenticator,
      body: {},
      before: async (stage) => {
        const body = await whole()(stage);
        await stage.visitor.post('/auth/reauth', body);
        return body;
      },
      answer: refusedWith('totp_used'),
    },
    {
      when: 'the recovery code is wrong',
      as: asWithAuthenticator,
      body: { purpose, password: PERSONA_PASSWORD, recovery_code: 'AAAAA-AAAAA' },
      answer: refusedWith('recovery_code_invalid'),
      changes: ['wrongTries'],
    },
    {
      when: 'the code of the email is wrong',
      as: asWithoutPassword,
      body: {},
      before: wrongCode,
      answer: refusedWith('code_invalid'),
      changes: ['codes', 'wrongTries'],
    },
    {
      when: 'five wrong codes of the email came',
      as: asWithoutPassword,
      body: {},
      before: async (stage) => {
        const body = await wrongCode(stage);
        await repeat(5, () => stage.visitor.post('/auth/reauth', body));
        return body;
      },
      answer: refusedWith('code_locked'),
    },
    {
      when: 'the code of the email is older than five minutes',
      as: asWithoutPassword,
      body: {},
      before: async (stage) => {
        const body = await whole()(stage);
        await wait(stage, 300);
        return body;
      },
      answer: refusedWith('code_expired'),
    },
    {
      when: 'no code was sent for it',
      as: asWithoutPassword,
      body: { purpose, email_code: '123456' },
      answer: refusedWith('flow_expired'),
    },
  ]),
  ...casesOf('POST /auth/reauth/request-code', [
    { when: 'there is no password', as: asWithoutPassword, answer: 200 },
    { when: 'there is one', as: asWithPassword, answer: refusedWith('reauth_required') },
    {
      when: 'one was sent a moment ago',
      as: asWithoutPassword,
      before: quietly(({ visitor }) => visitor.post('/auth/reauth/request-code', { purpose })),
      answer: refusedWith('resend_too_soon'),
    },
  ]),
  ...casesOf('POST /auth/user-devices/logout-others', [
    {
      when: 'it was proven',
      as: 'devices-50',
      before: quietly(({ visitor }) => prove(visitor, 'devices')),
      answer: 200,
    },
    { when: 'it was not', as: 'devices-50', answer: refusedWith('reauth_required') },
  ]),
  ...casesOf('PUT /auth/user-devices/{device_id}', [
    {
      when: 'it is a device of the account',
      as: 'devices-50',
      path: '/auth/user-devices/dev_named',
      before: nameDevice,
      body: { name: 'Work laptop' },
      answer: 200,
    },
    {
      when: 'there is no such device',
      as: 'complete',
      path: '/auth/user-devices/dev_gone',
      body: { name: 'Work laptop' },
      answer: refusedWith('not_found'),
    },
    {
      when: 'twenty names were given',
      as: 'devices-50',
      path: '/auth/user-devices/dev_named',
      before: async (stage) => {
        nameDevice(stage);
        const give = () =>
          stage.visitor.write('PUT', '/auth/user-devices/dev_named', { name: 'Work laptop' }, {});
        await repeat(20, give);
        return undefined;
      },
      body: { name: 'Work laptop' },
      answer: refusedWith('rate_limited'),
    },
  ]),
  ...casesOf('DELETE /auth/user-devices/{device_id}', [
    {
      when: 'it was not proven',
      as: 'devices-50',
      path: '/auth/user-devices/dev_named',
      before: nameDevice,
      answer: refusedWith('reauth_required'),
    },
  ]),
  ...casesOf('POST /2fa/setup', [
    {
      when: 'the password was reset within a day',
      as: 'restricted',
      before: ({ state }) => {
        for (const user of Object.values(state.users)) user.password_reset_at = iso(now(state));
        return undefined;
      },
      answer: refusedWith('change_restricted'),
    },
  ]),
];
