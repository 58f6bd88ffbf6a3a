import { beforeEach, describe, expect, test } from 'vitest';
import type { Payee } from '#contract/payees.ts';
import type { Restriction } from '#contract/restrictions.ts';
import type { Security } from '#contract/security.ts';
import { jobContext } from '#mock-api/core/sandbox.ts';
import { restrict } from '#mock-api/features/security-events/record-event.ts';
import { openSession } from '#mock-api/features/session/sessions.ts';
import { Payer, PIN, toChinedu, toTron } from '../transfers/payer.ts';

const PHONE = 'dev_phone';

let laptop: Payer;
let phone: Payer;
beforeEach(async () => {
  laptop = await Payer.create();
  phone = new Payer(laptop.app);
  phone.cookies.set('access_token', openSession(laptop.state, owner(), PHONE, true).token);
  phone.cookies.set('device_id', PHONE);
  restrict(jobContext(laptop.app.sandboxes.default), owner(), {
    scope: 'new_payees',
    reason: 'new_device',
    device_id: PHONE,
  });
});

const owner = () => Object.values(laptop.state.users).find(({ username }) => username === 'tobiade')!;
const blockOf = async (who: Payer) =>
  (await who.quote(toChinedu('500'))).limits.blocked_by as { code: string; details: Restriction } | null;

describe('a restriction of one device', () => {
  test('holds for payments from it, and from no other one', async () => {
    expect(await blockOf(phone)).toMatchObject({
      code: 'sending_restricted',
      details: { reason: 'new_device', device: 'this' },
    });
    expect(await blockOf(laptop)).toBeNull();
  });

  test('is judged by the device that pays, whichever has asked for the quote', async () => {
    const [ofPhone, ofLaptop] = [await phone.quote(toChinedu('500')), await laptop.quote(toChinedu('600'))];
    expect((await phone.pay(ofLaptop)).body.code).toBe('sending_restricted');
    expect((await laptop.pay(ofPhone)).status).toBe(201);
  });

  test('is judged for the fresh quote of one that has expired, too', async () => {
    const old = await laptop.quote(toTron('5'));
    await laptop.wait(120);
    const { body } = await phone.pay(old);
    expect(body).toMatchObject({
      code: 'quote_expired',
      details: { quote: { limits: { blocked_by: { code: 'sending_restricted' } } } },
    });
  });

  test('holds for a session without a device only where it is one of every device', async () => {
    const bare = new Payer(laptop.app);
    bare.cookies.set('access_token', openSession(laptop.state, owner(), null, true).token);
    expect(await blockOf(bare)).toBeNull();
    // The last one to end is told.
    await laptop.wait(1);
    const every = { scope: 'all_outgoing', reason: 'review' } as const;
    restrict(jobContext(laptop.app.sandboxes.default), owner(), every);
    for (const who of [bare, phone, laptop])
      expect((await blockOf(who))?.details).toMatchObject({ scope: 'all_outgoing', device: 'all' });
  });

  test('is shown to each device as its own or another’s, without any device’s id', async () => {
    const shown = async (who: Payer) => {
      const security = (await who.get('/user/security')).body.data as Security;
      const limits = (await who.get('/wallet/limits')).body.data as Pick<Security, 'restrictions'>;
      expect(limits.restrictions).toEqual(security.restrictions);
      expect(JSON.stringify([security, limits])).not.toContain(PHONE);
      return security.restrictions.map(({ device }) => device);
    };
    expect([await shown(phone), await shown(laptop)]).toEqual([['this'], ['other']]);
  });

  test('makes a payee wait on it alone', async () => {
    const payee = { kind: 'bank', label: 'Mum', bank_code: '901', account_number: '0123456784' };
    const key = { 'idempotency-key': crypto.randomUUID() };
    const saved = await phone.post('/wallet/payees', { ...payee, approval: { pin: PIN } }, key);
    expect((saved.body.data as Payee).usable_from).toBe('2026-11-22T09:42:00.000Z');
    const { items } = (await laptop.get('/wallet/payees')).body.data as { items: Payee[] };
    expect(items.find(({ label }) => label === 'Mum')?.usable_from).toBeNull();
  });

  test('stands beside that of another new device', async () => {
    const another = { scope: 'new_payees', reason: 'new_device', device_id: 'dev_tablet' } as const;
    restrict(jobContext(laptop.app.sandboxes.default), owner(), another);
    expect(await blockOf(phone)).toMatchObject({ code: 'sending_restricted' });
    const { restrictions } = (await phone.get('/user/security')).body.data as Security;
    expect(restrictions.map(({ device }) => device).sort()).toEqual(['other', 'this']);
  });
});

test('a PIN that is reset on a new device holds back everything, on all devices', async () => {
  const { pin } = (await phone.get('/user/security')).body.data as Security;
  expect(pin.reset_follows).toBe('new_device');
  const reset = async (who: Payer, newPin: string) => {
    const { identifier } = (await who.post('/user/pin/reset-code')).body.data as { identifier: string };
    const { code } = await who.code(owner().email);
    const body = { identifier, code, password: 'Cowrie2026!', pin: newPin };
    return (await who.post('/user/pin/reset', body)).body.data as Security;
  };
  const ofLaptop = (await reset(laptop, '730164')).restrictions.map(({ scope }) => scope);
  expect(ofLaptop).not.toContain('all_outgoing');
  await laptop.wait(60);
  expect((await reset(phone, '730165')).restrictions[0]).toEqual({
    scope: 'all_outgoing',
    reason: 'pin_reset',
    after: 'new_device',
    device: 'all',
    until: '2026-11-22T09:43:00.000Z',
  });
  expect((await blockOf(laptop))?.details.scope).toBe('all_outgoing');
});
