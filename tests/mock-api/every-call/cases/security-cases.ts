import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { PIN } from '../../transfers/payer.ts';
import { casesOf, otherThan, quietly, repeat, wait, type CallCase, type Stage } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const NEW_PIN = '730164';
const set = { pin: NEW_PIN, password: PERSONA_PASSWORD };
const change = { current_pin: PIN, pin: NEW_PIN };
const wrong = otherThan(PIN);

const asWithPin = 'complete' as const;
const asWithoutPin = 'complete-no-pin' as const;
const asWithAuthenticator = 'two-factor' as const;

async function requestCode({ visitor }: Stage): Promise<{ identifier: string; code: string }> {
  const { body } = await visitor.post('/user/pin/reset-code');
  const { identifier } = body.data as { identifier: string };
  const { code } = (await visitor.get('/__mock/mail/latest?kind=pin')).body as { code: string };
  return { identifier, code };
}
const reset = (given: object) => async (stage: Stage) => ({
  ...(await requestCode(stage)),
  ...set,
  ...given,
});

export const securityCases: readonly CallCase[] = [
  ...casesOf('GET /user/security', [{ when: 'anybody asks', as: asWithPin, answer: 200 }]),
  ...casesOf('POST /user/pin', [
    { when: 'it is the first', as: asWithoutPin, body: set, answer: 200 },
    { when: 'there is one', as: asWithPin, body: set, answer: refusedWith('pin_already_set') },
    {
      when: 'no password came, and nothing was proven',
      as: asWithoutPin,
      body: { pin: NEW_PIN },
      answer: refusedWith('reauth_required'),
    },
    {
      when: 'the password is wrong',
      as: asWithoutPin,
      body: { ...set, password: 'Wrong-Horse-7' },
      answer: refusedWith('password_invalid'),
      changes: ['wrongTries'],
    },
    {
      when: 'thirty passwords were wrong',
      as: asWithoutPin,
      body: set,
      before: quietly((stage) =>
        repeat(30, () => stage.visitor.post('/user/pin', { ...set, password: 'Wrong-Horse-7' })),
      ),
      answer: refusedWith('rate_limited'),
    },
    {
      when: 'it is a run',
      as: asWithoutPin,
      body: { ...set, pin: '456789' },
      answer: refusedWith('pin_weak'),
    },
    {
      when: 'it has five digits',
      as: asWithoutPin,
      body: { ...set, pin: '73016' },
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('PUT /user/pin', [
    { when: 'the PIN is right', as: asWithPin, body: change, answer: 200 },
    { when: 'there is none', as: asWithoutPin, body: change, answer: refusedWith('pin_not_set') },
    {
      when: 'the PIN is wrong',
      as: asWithPin,
      body: { ...change, current_pin: wrong },
      answer: refusedWith('pin_invalid'),
      changes: ['pinTries'],
    },
    {
      when: 'wrong ones have locked it',
      as: asWithPin,
      body: change,
      before: quietly((stage) =>
        repeat(5, () => stage.visitor.write('PUT', '/user/pin', { ...change, current_pin: wrong })),
      ),
      answer: refusedWith('pin_locked'),
    },
    {
      when: 'the new one is weak',
      as: asWithPin,
      body: { ...change, pin: '111111' },
      answer: refusedWith('pin_weak'),
    },
    {
      when: 'the new one is the old one',
      as: asWithPin,
      body: { ...change, pin: PIN },
      answer: refusedWith('pin_unchanged'),
    },
  ]),
  ...casesOf('POST /user/pin/reset-code', [
    { when: 'there is a PIN', as: asWithPin, answer: 200 },
    { when: 'there is none', as: asWithoutPin, answer: refusedWith('pin_not_set') },
    {
      when: 'one was sent a moment ago',
      as: asWithPin,
      before: quietly(requestCode),
      answer: refusedWith('resend_too_soon'),
    },
  ]),
  ...casesOf('POST /user/pin/reset', [
    { when: 'everything is right', as: asWithPin, body: {}, before: reset({}), answer: 200 },
    {
      when: 'there is no PIN',
      as: asWithoutPin,
      body: { ...set, identifier: 'idn_0', code: '123456' },
      answer: refusedWith('pin_not_set'),
    },
    {
      when: 'the code is wrong',
      as: asWithPin,
      body: {},
      before: async (stage) => {
        const { code, ...rest } = await reset({})(stage);
        return { ...rest, code: otherThan(code) };
      },
      answer: refusedWith('code_invalid'),
      changes: ['codes', 'wrongTries'],
    },
    {
      when: 'the code is older than five minutes',
      as: asWithPin,
      body: {},
      before: async (stage) => {
        const body = await reset({})(stage);
        await wait(stage, 301);
        return body;
      },
      answer: refusedWith('code_expired'),
    },
    {
      when: 'wrong codes were sent five times',
      as: asWithPin,
      body: {},
      before: async (stage) => {
        const body = await reset({})(stage);
        const wrongCode = { ...body, code: otherThan(body.code) };
        await repeat(5, () => stage.visitor.post('/user/pin/reset', wrongCode));
        return body;
      },
      answer: refusedWith('code_locked'),
    },
    {
      when: 'the identifier is unknown',
      as: asWithPin,
      body: {},
      before: reset({ identifier: 'idn_0' }),
      answer: refusedWith('flow_expired'),
    },
    {
      when: 'the password is wrong',
      as: asWithPin,
      body: {},
      before: reset({ password: 'Wrong-Horse-7' }),
      answer: refusedWith('password_invalid'),
      changes: ['wrongTries'],
    },
    {
      when: 'the new PIN is weak',
      as: asWithPin,
      body: {},
      before: reset({ pin: '000000' }),
      answer: refusedWith('pin_weak'),
    },
    {
      when: 'no code of the app came',
      as: asWithAuthenticator,
      body: {},
      before: reset({}),
      answer: refusedWith('totp_required'),
    },
    {
      when: 'the code of the app is wrong',
      as: asWithAuthenticator,
      body: {},
      before: reset({ totp: '000000' }),
      answer: refusedWith('totp_invalid'),
      changes: ['wrongTries'],
    },
  ]),
  ...casesOf('PUT /user/freeze', [
    { when: 'it is frozen', as: asWithPin, body: { frozen: true }, answer: 200 },
    {
      when: 'it is unfrozen with the PIN',
      as: asWithPin,
      body: { frozen: false, approval: { pin: PIN } },
      before: quietly(({ visitor }) => visitor.write('PUT', '/user/freeze', { frozen: true })),
      answer: 200,
    },
    {
      when: 'it is unfrozen without the PIN',
      as: asWithPin,
      body: { frozen: false },
      before: quietly(({ visitor }) => visitor.write('PUT', '/user/freeze', { frozen: true })),
      answer: refusedWith('pin_required'),
    },
  ]),
];
