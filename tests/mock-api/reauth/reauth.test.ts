import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { PERSONA_PASSWORD, PERSONA_PIN } from '#mock-api/personas/fixtures.ts';
import { beginTwoFactor, enableTwoFactor } from '#mock-api/features/two-factor/two-factor.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { userByEmail } from '#mock-api/features/users/users.ts';
import { emptyMock, Visitor } from '../visitor.ts';
import { prove, proofOf } from './prove.ts';

const purpose = 'pin';

let visitor: Visitor;
let email: string;
const become = async (persona: string) => {
  visitor = new Visitor(emptyMock());
  ({ email } = await visitor.become(persona));
};
beforeEach(() => become('complete'));

const state = () => visitor.app.sandboxes.default.state;
const give = (given: object = {}) => visitor.post('/auth/reauth', { purpose, ...given });
const codeOf = async (given: object) => (await give(given)).body.code ?? 'proven';
const wait = (seconds: number) => visitor.control('POST', '/clock/advance', { ms: seconds * 1000 });
const mails = async () =>
  (await visitor.get('/__mock/mail')).body.items as { subject: string; text: string }[];
/** Turns two-factor authentication on for the persona, by the feature's own functions. */
const withRecoveryCodes = () => {
  const user = userByEmail(state(), email)!;
  return enableTwoFactor(state(), user, beginTwoFactor(state(), user).factor);
};
const other = (code: string) => (code === '000000' ? '000001' : '000000');

describe('what has to be given is named, and nothing else is taken', () => {
  test.each([
    ['complete', ['password']],
    ['two-factor', ['password', 'totp', 'recovery_code']],
    ['oauth-existing', ['email_code']],
  ])('%s: %j', async (persona, methods) => {
    await become(persona);
    const { status, body } = await give();
    expect([status, body.code, body.details]).toEqual([403, 'reauth_required', { purpose, methods }]);
    expect((await prove(visitor, purpose)).status).toBe(200);
  });

  test('without a password and with two-factor authentication: a code of an email and one of the app', async () => {
    await become('oauth-existing');
    withRecoveryCodes();
    const methods = ['email_code', 'totp', 'recovery_code'];
    expect((await give()).body.details).toEqual({ purpose, methods });
    const { totp, ...rest } = (await proofOf(visitor, purpose)) as { totp: string };
    expect(await codeOf(rest)).toBe('reauth_required');
    // What was missing has used nothing up.
    expect(await codeOf({ ...rest, totp: other(totp) })).toBe('totp_invalid');
    expect(await codeOf({ ...rest, totp })).toBe('proven');
  });

  test('recovery codes are not named once all are used', async () => {
    await become('two-factor');
    for (const factor of Object.values(state().twoFactor)) factor.recovery = [];
    expect((await give()).body.details).toEqual({ purpose, methods: ['password', 'totp'] });
  });

  test('a password proves nothing of a second factor, nor the other way round', async () => {
    await become('two-factor');
    const { totp, ...rest } = (await proofOf(visitor, purpose)) as { totp: string };
    expect(await codeOf({ password: PERSONA_PASSWORD })).toBe('reauth_required');
    expect(await codeOf({ totp })).toBe('reauth_required');
    expect(await codeOf({ ...rest, totp: '' })).toBe('reauth_required');
    expect(await codeOf({ ...rest, pin: PERSONA_PIN })).toBe('reauth_required');
  });
});

describe('a wrong secret is refused, counts for the account, and leaves no proof', () => {
  test('a password', async () => {
    expect(await codeOf({ password: 'Wrong-Horse-7' })).toBe('password_invalid');
    expect(state().proofs).toEqual({});
    let tries = 1;
    while (tries <= 31 && (await codeOf({ password: 'Wrong-Horse-7' })) === 'password_invalid') tries += 1;
    expect(tries).toBeLessThanOrEqual(30);
    // Also the right one has to wait then.
    expect(await codeOf({ password: PERSONA_PASSWORD })).toBe('rate_limited');
  });

  test('a recovery code: ten a day', async () => {
    await become('two-factor');
    const wrong = { password: PERSONA_PASSWORD, recovery_code: 'AAAAA-AAAAA' };
    for (let tries = 0; tries < 10; tries += 1) {
      expect(await codeOf(wrong)).toBe('recovery_code_invalid');
      await wait(150);
    }
    const { status, body } = await give(wrong);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Date.parse((body.details as { until: string }).until)).not.toBeNaN();
    await wait(24 * 3600);
    expect(await codeOf(wrong)).toBe('recovery_code_invalid');
  });

  test('a code of an email: four more tries, then it is locked; ten a day', async () => {
    await become('oauth-existing');
    let wrong = 0;
    const answers: unknown[] = [];
    for (let round = 0; round < 3; round += 1) {
      await wait(31);
      const { email_code } = (await proofOf(visitor, purpose)) as { email_code: string };
      for (let tries = 0; tries < 6; tries += 1) {
        const { body } = await give({ email_code: other(email_code) });
        answers.push(body.code);
        if (body.code === 'code_invalid') {
          wrong += 1;
          expect(body.details).toEqual({ tries_left: 4 - tries });
        }
      }
    }
    expect(wrong).toBe(10);
    expect(answers.slice(0, 6)).toEqual([...Array<string>(5).fill('code_invalid'), 'code_locked']);
    expect(answers.at(-1)).toBe('rate_limited');
  });
});

describe('a code of an email', () => {
  beforeEach(() => become('oauth-existing'));

  test('is good once, for the purpose and the session that asked for it', async () => {
    const { email_code } = (await proofOf(visitor, purpose)) as { email_code: string };
    const elsewhere = new Visitor(visitor.app);
    const { token } = openSession(state(), userByEmail(state(), email)!, null, true);
    elsewhere.cookies.set('access_token', token);
    expect((await elsewhere.post('/auth/reauth', { purpose, email_code })).body.code).toBe('flow_expired');
    expect((await visitor.post('/auth/reauth', { purpose: 'devices', email_code })).body.code).toBe(
      'flow_expired',
    );
    expect(await codeOf({ email_code })).toBe('proven');
    expect(await codeOf({ email_code })).toBe('flow_expired');
  });

  test('lives 300 seconds; another one comes after 30, and voids it', async () => {
    const { email_code } = (await proofOf(visitor, purpose)) as { email_code: string };
    const soon = await visitor.post('/auth/reauth/request-code', { purpose });
    expect([soon.status, soon.body.code]).toEqual([429, 'resend_too_soon']);
    await wait(31);
    const sent = await visitor.post('/auth/reauth/request-code', { purpose });
    expect(sent.body.data).toEqual({ expires_in: 300, resend_in: 30 });
    const newer = (await visitor.get('/__mock/mail/latest?kind=reauth')).body.code as string;
    if (newer !== email_code) expect(await codeOf({ email_code })).toBe('code_invalid');
    await wait(300);
    expect(await codeOf({ email_code: newer })).toBe('code_expired');
  });

  test('is sent in the language of the page, and says what to do where it was not asked for', async () => {
    await visitor.post('/auth/reauth/request-code', { purpose }, { 'accept-language': 'zh-CN' });
    const [mail] = await mails();
    expect(mail).toMatchObject({ subject: '确认本人操作' });
    expect(mail?.text).toContain('如非本人操作');
  });

  test('is for accounts without a password: others prove themselves with theirs', async () => {
    await become('complete');
    const { status, body } = await visitor.post('/auth/reauth/request-code', { purpose });
    expect([status, body.code, body.details]).toEqual([
      403,
      'reauth_required',
      { purpose, methods: ['password'] },
    ]);
    expect(await mails()).toEqual([]);
  });
});

describe('a recovery code in place of a code of the app', () => {
  let codes: string[];
  beforeEach(() => {
    codes = withRecoveryCodes();
  });

  test('is used up, recorded, and told with the number left', async () => {
    const [first = ''] = codes;
    const given = { password: PERSONA_PASSWORD, recovery_code: first.replace('-', '').toLowerCase() };
    expect(await codeOf(given)).toBe('proven');
    expect(await codeOf(given)).toBe('recovery_code_invalid');
    const { customer_id } = userByEmail(state(), email)!;
    expect(state().activities[customer_id]?.at(-1)).toMatchObject({
      event: 'recovery_code_used',
      values: { left: 9 },
    });
    expect((await mails())[0]).toMatchObject({ subject: 'A recovery code was used' });
    expect((await mails())[0]?.text).toContain('9 left');
    const notes = (await visitor.get('/user/notifications/list')).body.data as Notification[];
    expect(notes[0]).toMatchObject({ title: 'A recovery code was used' });
  });

  test('is not used up where the password is wrong', async () => {
    const [first = ''] = codes;
    expect(await codeOf({ password: 'Wrong-Horse-7', recovery_code: first })).toBe('password_invalid');
    expect(await codeOf({ password: PERSONA_PASSWORD, recovery_code: first })).toBe('proven');
  });
});

test('a proof ends with its session', async () => {
  await prove(visitor, 'two_factor_on');
  await visitor.post('/auth/logout');
  await visitor.become('complete');
  expect((await visitor.post('/2fa/setup')).body.code).toBe('reauth_required');
});

test('what proves it is in no log and no proof', async () => {
  const [recovery = ''] = withRecoveryCodes();
  await give({ password: PERSONA_PASSWORD, recovery_code: recovery, email_code: '918273', totp: '' });
  await give({ password: PERSONA_PASSWORD, totp: '645342' });
  const log = JSON.stringify((await visitor.get('/__mock/journal')).body);
  expect(log).toContain('/auth/reauth');
  for (const secret of [PERSONA_PASSWORD, recovery, '918273', '645342']) {
    expect(log).not.toContain(secret);
    expect(JSON.stringify(state().proofs)).not.toContain(secret);
  }
});

describe('devices are logged out by the PIN or a proof, whichever the person can give', () => {
  const others = (body?: object) => visitor.post('/auth/user-devices/logout-others', body);

  test('the PIN: a wrong one counts as for a payment', async () => {
    expect((await others({ approval: { pin: '111112' } })).body).toMatchObject({
      code: 'pin_invalid',
      details: { tries_left: 4 },
    });
    expect((await others({ approval: { pin: PERSONA_PIN } })).status).toBe(200);
    expect((await others({ approval: { pin: PERSONA_PIN } })).status).toBe(200);
  });

  test('a proof: several in a row, and a repeat has the same answer', async () => {
    await prove(visitor, 'devices');
    expect((await others()).status).toBe(200);
    expect((await others()).status).toBe(200);
  });

  test('neither the PIN of who has none, nor a body that is no JSON', async () => {
    await become('complete-no-pin');
    expect((await others({ approval: { pin: PERSONA_PIN } })).body.code).toBe('pin_not_set');
    const form = await visitor.send('POST', '/auth/user-devices/logout-others', {
      body: 'approval=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(form.status).toBe(415);
    const bare = await visitor.send('POST', '/auth/user-devices/logout-others', {
      body: new TextEncoder().encode('{}'),
    });
    expect(bare.status).toBe(415);
  });
});

test('with two-factor on, a password alone sets no first PIN, right or wrong: nobody guesses it without a code', async () => {
  await become('two-factor');
  userByEmail(state(), email)!.pin = null;
  for (const password of [PERSONA_PASSWORD, 'Wrong-Horse-7']) {
    const { status, body } = await visitor.post('/user/pin', { pin: '730164', password });
    expect([status, body.code, body.details]).toEqual([
      403,
      'reauth_required',
      { purpose: 'pin', methods: ['password', 'totp', 'recovery_code'] },
    ]);
  }
  await prove(visitor, 'pin');
  expect((await visitor.post('/user/pin', { pin: '730164' })).status).toBe(201);
});

describe('the PIN of an account without a password', () => {
  const PIN = '730164';
  beforeEach(() => become('oauth-existing'));
  const owner = () => userByEmail(state(), email)!;
  const takes = async (pin: string) =>
    (await visitor.write('PUT', '/user/pin', { current_pin: pin, pin })).body.code;

  test('is set by a code of an email in place of the password', async () => {
    owner().pin = null;
    expect((await visitor.get('/user/security')).body.data).toMatchObject({ password_changed_at: null });
    for (const body of [{ pin: PIN }, { pin: PIN, password: PERSONA_PASSWORD }]) {
      const refused = await visitor.post('/user/pin', body);
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        403,
        'reauth_required',
        { purpose: 'pin', methods: ['email_code'] },
      ]);
    }
    await prove(visitor, 'pin');
    expect((await visitor.post('/user/pin', { pin: PIN })).status).toBe(201);
    expect(await takes(PIN)).toBe('pin_unchanged');
  });

  test('is reset by one code alone, and restricts as any reset', async () => {
    expect((await visitor.post('/user/pin/reset', { pin: PIN })).body.code).toBe('reauth_required');
    await prove(visitor, 'pin');
    const { status, body } = await visitor.post('/user/pin/reset', { pin: PIN });
    expect([status, (body.data as { restrictions: object[] }).restrictions]).toMatchObject([
      200,
      [{ reason: 'pin_reset' }],
    ]);
    expect(await takes(PIN)).toBe('pin_unchanged');
  });

  test('is reset with the code of the app that the proof was made with, not another one', async () => {
    withRecoveryCodes();
    await prove(visitor, 'pin');
    expect((await visitor.post('/user/pin/reset', { pin: PIN })).status).toBe(200);
  });
});

test('a proof does not stand in place of the emailed code where there is a password', async () => {
  await prove(visitor, 'pin');
  expect((await visitor.post('/user/pin/reset', { pin: '730164' })).body.code).toBe('flow_expired');
});
