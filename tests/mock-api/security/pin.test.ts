import { beforeEach, describe, expect, test } from 'vitest';
import type { Mail } from '#mock-api/core/mailbox.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Security } from '#contract/security.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { Payer, PIN, toChinedu, toTron } from '../transfers/payer.ts';

const NEW_PIN = '730164';
const MINUTE = 60;

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const security = async () => (await tobi.get('/user/security')).body.data as Security;
const change = (current_pin: string, pin = NEW_PIN) => tobi.write('PUT', '/user/pin', { current_pin, pin });
const titles = async () =>
  ((await tobi.get('/user/notifications/list')).body.data as Notification[]).map(({ title }) => title);
const subjects = async () =>
  ((await tobi.get('/__mock/mail')).body.items as Mail[]).map(({ subject }) => subject);
const resetWith = async (given: object = {}) => {
  const { identifier } = (await tobi.post('/user/pin/reset-code')).body.data as { identifier: string };
  const { code } = (await tobi.get('/__mock/mail/latest?kind=pin')).body as unknown as Mail;
  return tobi.post('/user/pin/reset', {
    identifier,
    code,
    password: PERSONA_PASSWORD,
    pin: NEW_PIN,
    ...given,
  });
};

test('the first PIN is set with the password, and pays from then on', async () => {
  const ann = await Payer.create('complete-no-pin', tobi.app);
  expect((await ann.get('/user/profile/status')).body.optional).toContain('transaction_password');
  const { status, body } = await ann.post('/user/pin', { pin: NEW_PIN, password: PERSONA_PASSWORD });
  expect([status, (body.data as Security).pin]).toEqual([
    201,
    { set: true, locked_until: null, reset_follows: null },
  ]);
  expect((await ann.get('/user/profile/status')).body.optional).not.toContain('transaction_password');
  expect(await subjects()).toContain('Your PIN was set');
});

test('a changed PIN is the only one that pays, and nothing is restricted after it', async () => {
  expect((await change(PIN)).status).toBe(200);
  const quote = await tobi.quote(toChinedu('5'));
  expect((await tobi.pay(quote)).body.code).toBe('pin_invalid');
  expect((await tobi.pay(quote, { approval: { pin: NEW_PIN } })).status).toBe(201);
  expect((await security()).restrictions).toEqual([]);
  expect((await titles())[1]).toBe('Transaction PIN changed');
  expect(await subjects()).toContain('Your PIN was changed');
});

test('five wrong PINs lock it for 15 minutes, then an hour, then a day, with an email an hour at most', async () => {
  const expected = [15, 60, 24 * 60, 24 * 60];
  // The second lock comes fifteen minutes after the first.
  const mailed = [1, 1, 2, 3];
  for (const [turn, minutes] of expected.entries()) {
    for (const left of [4, 3, 2, 1])
      expect((await change('000001')).body).toMatchObject({
        code: 'pin_invalid',
        details: { tries_left: left },
      });
    const { status, headers, body } = await change('000001');
    expect([turn, status, body.code, headers.get('retry-after')]).toEqual([
      turn,
      423,
      'pin_locked',
      String(minutes * MINUTE),
    ]);
    expect((await security()).pin.locked_until).toBe((body.details as { until: string }).until);
    expect((await subjects()).filter((one) => one === 'Your PIN is locked')).toHaveLength(mailed[turn]!);
    await tobi.wait(minutes * MINUTE - 1);
    expect((await change(PIN)).body.code).toBe('pin_locked');
    await tobi.wait(1);
  }
  expect((await security()).pin.locked_until).toBeNull();
  expect((await change(PIN)).status).toBe(200);
});

describe('a forgotten PIN', () => {
  test('is replaced by the code of an email; a locked one is open at once', async () => {
    for (let turn = 0; turn < 5; turn += 1) await change('000001');
    const { status, body } = await resetWith();
    expect([status, (body.data as Security).pin]).toEqual([
      200,
      { set: true, locked_until: null, reset_follows: null },
    ]);
    const toAmina = { ...toChinedu('5'), to: { username: 'amina' } };
    expect((await tobi.pay(await tobi.quote(toAmina), { approval: { pin: NEW_PIN } })).status).toBe(201);
  });

  test('costs 24 hours without new payees, which is said when it begins and when it ends', async () => {
    await resetWith();
    expect((await security()).restrictions).toEqual([
      {
        scope: 'new_payees',
        reason: 'pin_reset',
        after: null,
        device: 'all',
        until: '2026-11-22T09:42:00.000Z',
      },
    ]);
    expect((await tobi.quote(toTron('5'))).limits.blocked_by).toMatchObject({ code: 'sending_restricted' });
    expect(await titles()).toContain('Sending to new recipients is restricted');
    expect(await subjects()).toContain('Sending to new recipients is restricted');
    await tobi.wait(24 * 3600);
    expect((await titles())[0]).toBe('The restriction has ended');
    expect((await tobi.quote(toTron('5'))).limits.ok).toBe(true);
  });

  test('a slip in another field does not use the code up', async () => {
    const { identifier } = (await tobi.post('/user/pin/reset-code')).body.data as { identifier: string };
    const { code } = (await tobi.get('/__mock/mail/latest?kind=pin')).body as unknown as Mail;
    const whole = { identifier, code, password: PERSONA_PASSWORD, pin: NEW_PIN };
    const reset = async (given: object) =>
      (await tobi.post('/user/pin/reset', { ...whole, ...given })).body.code ?? 'reset';
    expect(await reset({ password: 'Wrong-Horse-7' })).toBe('password_invalid');
    expect(await reset({ pin: '222222' })).toBe('pin_weak');
    expect(await reset({})).toBe('reset');
    expect(await reset({})).toBe('code_expired');
  });

  test('somebody else’s code does not do', async () => {
    const { identifier } = (await tobi.post('/user/pin/reset-code')).body.data as { identifier: string };
    const { code } = (await tobi.get('/__mock/mail/latest?kind=pin')).body as unknown as Mail;
    const ann = await Payer.create('complete-no-pin', tobi.app);
    await ann.post('/user/pin', { pin: PIN, password: PERSONA_PASSWORD });
    const whole = { identifier, code, password: PERSONA_PASSWORD, pin: NEW_PIN };
    expect((await ann.post('/user/pin/reset', whole)).body.code).toBe('flow_expired');
    expect((await tobi.post('/user/pin/reset', whole)).status).toBe(200);
  });
});

test('PINs, passwords and codes are in no log', async () => {
  await change(PIN);
  await resetWith();
  const log = JSON.stringify((await tobi.get('/__mock/journal')).body);
  expect(log).toContain('/user/pin/reset');
  for (const secret of [PIN, NEW_PIN, PERSONA_PASSWORD]) expect(log).not.toContain(secret);
});
