import { beforeEach, expect, test } from 'vitest';
import type { Mail } from '#mock-api/core/mailbox.ts';
import type { Security } from '#contract/security.ts';
import { PASSED } from '../visitor.ts';
import { Payer, PIN, START, toChinedu } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const security = async () => (await tobi.get('/user/security')).body.data as Security;
const freeze = (frozen: boolean, approval?: object) =>
  tobi.write('PUT', '/user/freeze', { frozen, ...(approval ? { approval } : {}) });

test('says what protects the account', async () => {
  expect(await security()).toEqual({
    as_of: START,
    password_changed_at: START,
    pin: { set: true, locked_until: null, reset_follows: null },
    two_factor: {
      enabled: false,
      enabled_at: null,
      recovery_left: 0,
      recovery_used_at: null,
      restricted: null,
    },
    devices: { trusted: 2, new: 0 },
    emergency_contact: false,
    sending_frozen: false,
    frozen: null,
    restrictions: [],
    checks: [
      { id: 'two_factor', done: false, points: 30 },
      { id: 'password', done: true, points: 20 },
      { id: 'pin', done: true, points: 20 },
      { id: 'devices', done: true, points: 20 },
      { id: 'emergency_contact', done: false, points: 10 },
    ],
    score: 60,
  });
  await tobi.post('/user/emergency-contact', {
    name: 'Bisi',
    relation: 'Sister',
    phone_number: '+2348012345678',
  });
  expect((await security()).emergency_contact).toBe(true);
  const ann = await Payer.create('two-factor', tobi.app);
  expect(((await ann.get('/user/security')).body.data as Security).two_factor).toMatchObject({
    enabled: true,
    recovery_left: 10,
  });
});

test('sending is frozen at once, and unfrozen with the PIN only', async () => {
  expect((await freeze(true)).body.data).toMatchObject({ sending_frozen: true });
  const quote = await tobi.quote(toChinedu('5'));
  expect((await tobi.pay(quote)).body.code).toBe('sending_frozen');
  expect((await freeze(false)).body.code).toBe('pin_required');
  expect((await freeze(false, { pin: '000001' })).body.code).toBe('pin_invalid');
  expect((await security()).sending_frozen).toBe(true);
  expect((await freeze(false, { pin: PIN })).body.data).toMatchObject({ sending_frozen: false });
  expect((await tobi.pay(quote)).status).toBe(201);
  const mails = (await tobi.get('/__mock/mail')).body.items as Mail[];
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Sending is frozen', 'Sending is unfrozen']),
  );
});

test('what is as wanted already asks for nothing and tells nobody', async () => {
  expect((await freeze(false)).status).toBe(200);
  await freeze(true);
  await freeze(true);
  const mails = (await tobi.get('/__mock/mail')).body.items as Mail[];
  expect(mails.filter(({ subject }) => subject === 'Sending is frozen')).toHaveLength(1);
});

test('a password that was reset restricts new payees for a day', async () => {
  const { email } = Object.values(tobi.state.users).find(({ username }) => username === 'tobiade')!;
  await tobi.wait(3600);
  await tobi.post('/auth/reset', { email, turnstile_token: PASSED });
  const { code, identifier } = await tobi.code(email);
  const granted = await tobi.post('/auth/verify-reset-code', { code, identifier, turnstile_token: PASSED });
  const password = 'Fresh1234!';
  await tobi.post('/auth/reset-password', { identifier: granted.body.identifier, password });
  await tobi.post('/auth/login', {
    email,
    password,
    turnstile_token: PASSED,
    device_id: tobi.cookies.get('device_id'),
  });
  expect(await security()).toMatchObject({
    password_changed_at: '2026-11-21T10:42:00.000Z',
    restrictions: [{ scope: 'new_payees', reason: 'password_changed', until: '2026-11-22T10:42:00.000Z' }],
  });
});
