import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import type { Payee } from '#contract/payees.ts';
import type { Mail } from '#mock-api/core/mailbox.ts';
import { Payer, PIN, toTron, TRON } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  // Those that the persona has saved.
  tobi.state.payees = {};
});

const exchange = { kind: 'address', label: 'Exchange', asset: 'usdt', network: 'trc20', address: TRON };
const account = { kind: 'bank', label: 'Mine', bank_code: '901', account_number: '0123456784' };
const save = async (details: object, key: string = randomUUID()) =>
  tobi.post('/wallet/payees', { ...details, approval: { pin: PIN } }, { 'idempotency-key': key });
const saved = async (details: object) => (await save(details)).body.data as Payee;
const payees = async () => ((await tobi.get('/wallet/payees')).body.data as { items: Payee[] }).items;

test('a saved address is paid by its id, and was used last then', async () => {
  const one = await saved(exchange);
  await tobi.wait(60);
  const two = await saved(account);
  expect((await payees()).map(({ payee_id }) => payee_id)).toEqual([two.payee_id, one.payee_id]);
  expect(one).toMatchObject({ usable_from: null, last_used_at: null, address: TRON, memo: null });
  expect(two).toMatchObject({ bank_name: 'Harbour Bank', account_name: 'Tobi Adeyemi' });
  const quote = await tobi.quote({ ...toTron('5'), to: { payee_id: one.payee_id } });
  expect(quote.to).toMatchObject({ kind: 'address', address: TRON });
  // It is saved, and new all the same.
  expect(quote.risks.map(({ code }) => code)).toContain('first_time_address');
  const { created_at } = await tobi.paid({ ...toTron('5'), to: { payee_id: one.payee_id } });
  expect((await payees())[0]).toMatchObject({ payee_id: one.payee_id, last_used_at: created_at });
  await tobi.paid({ kind: 'payout', amount: '500', to: { payee_id: two.payee_id } });
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('the same destination is saved once, under its last label', async () => {
  const one = await saved(exchange);
  expect(await saved({ ...exchange, label: 'My exchange' })).toMatchObject({
    payee_id: one.payee_id,
    label: 'My exchange',
  });
  expect(await payees()).toHaveLength(1);
});

test('a label in which nothing can be seen, or that hides what it says, is refused beside its field', async () => {
  for (const [label, message] of [
    ['\u3164', 'label.required'],
    ['\u2800\u200d', 'label.required'],
    ['Ada\u202eibO', 'text.characters'],
    ['Ada\u0000', 'text.characters'],
    ['Ada\ud800', 'text.characters'],
    ['😀'.repeat(61), 'text.long'],
  ]) {
    const { status, body } = await save({ ...exchange, label });
    expect([label, status, body.fields]).toEqual([label, 422, { label: message }]);
  }
  expect(await payees()).toEqual([]);
  expect(await saved({ ...exchange, label: '😀'.repeat(60) })).toMatchObject({ label: '😀'.repeat(60) });
});

test('a request that is sent again saves nothing twice', async () => {
  const key = randomUUID();
  const first = await save(exchange, key);
  const again = await save(exchange, key);
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body.data).toEqual(first.body.data);
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await payees()).toHaveLength(1);
});

const titles = async () =>
  ((await tobi.get('/user/notifications/list')).body.data as Notification[])
    .map(({ title }) => title)
    .filter((title) => /payee/i.test(title));
const subjects = async () =>
  ((await tobi.get('/__mock/mail')).body.items as Mail[])
    .map(({ subject }) => subject)
    .filter((subject) => /payee/i.test(subject));

test('the owner is told of a new payee by a notification and an email', async () => {
  await saved(exchange);
  expect(await titles()).toEqual(['New payee: Exchange']);
  expect(await subjects()).toEqual(['New payee: Exchange']);
});

describe('another label for a payee', () => {
  const rename = async ({ payee_id }: Payee, label: string) =>
    expect((await tobi.write('PUT', `/wallet/payees/${payee_id}`, { label })).status).toBe(200);
  const renamed = async (request: object) =>
    (await tobi.quote(request)).risks.find(({ code }) => code === 'payee_renamed');
  const toAccount = { kind: 'payout', to: { bank_code: '901', account_number: '0123456784' }, amount: '500' };
  const hours = (count: number) => tobi.wait(count * 3600);

  /** Every way to give a saved payee another label. */
  const ways: Readonly<Record<string, (one: Payee, label: string) => Promise<unknown>>> = {
    'by its own call': rename,
    'by saving it again': (_one, label) => saved({ ...exchange, label }),
    'by saving it with a payment': async (_one, label) => {
      await tobi.paid(toTron('7'), { save_payee: label });
    },
  };

  const remove = async ({ payee_id }: Payee) =>
    expect(
      (await tobi.write('DELETE', `/wallet/payees/${payee_id}`, { approval: { pin: PIN } })).status,
    ).toBe(204);

  test('one that is removed and saved again under another label counts as renamed, for a day', async () => {
    const one = await saved(exchange);
    await hours(1);
    await remove(one);
    await hours(23);
    const again = await saved({ ...exchange, label: 'Mum' });
    expect(again.payee_id).not.toBe(one.payee_id);
    expect((await titles())[0]).toBe('Payee renamed: Mum');
    expect(await subjects()).toContain('Payee renamed: Mum');
    const params = { from: 'Exchange', to: 'Mum', at: '2026-11-22T09:42:00.000Z' };
    expect(await renamed({ ...toTron('5'), to: { payee_id: again.payee_id } })).toMatchObject({ params });
    // However often it is done.
    await remove(again);
    await saved({ ...exchange, label: 'Dad' });
    expect(await renamed(toTron('5'))).toMatchObject({ params: { ...params, to: 'Dad' } });
    await hours(24);
    expect(await renamed(toTron('5'))).toBeUndefined();
  });

  test('one that is removed and saved again under its label is a new payee, as is one that was removed a day ago', async () => {
    await remove(await saved(exchange));
    const same = await saved(exchange);
    expect(await titles()).toEqual(['New payee: Exchange', 'Payee removed: Exchange', 'New payee: Exchange']);
    expect(await renamed(toTron('5'))).toBeUndefined();
    await remove(same);
    await hours(24);
    await saved({ ...exchange, label: 'Mum' });
    expect((await titles())[0]).toBe('New payee: Mum');
    expect(await renamed(toTron('5'))).toBeUndefined();
  });

  test.each(Object.entries(ways))(
    '%s: is told by a notification and an email, and shown before each of its payments for a day',
    async (_way, change) => {
      const one = await saved(exchange);
      await hours(1);
      await change(one, 'Mum');
      expect((await payees()).map(({ label }) => label)).toEqual(['Mum']);
      expect((await titles())[0]).toBe('Payee renamed: Mum');
      expect(await subjects()).toContain('Payee renamed: Mum');
      const risk = {
        code: 'payee_renamed',
        level: 'warn',
        params: { from: 'Exchange', to: 'Mum', at: '2026-11-21T10:42:00.000Z' },
      };
      expect(await renamed(toTron('5'))).toEqual(risk);
      expect(await renamed({ ...toTron('5'), to: { payee_id: one.payee_id } })).toEqual(risk);
      const refused = await tobi.pay(await tobi.quote(toTron('5')), { acknowledged_risks: [] });
      expect(refused.body.code).toBe('risks_not_acknowledged');
      await tobi.wait(24 * 3600 - 1);
      expect(await renamed(toTron('5'))).toEqual(risk);
      await tobi.wait(1);
      expect(await renamed(toTron('5'))).toBeUndefined();
    },
  );

  test('of a bank account is shown too', async () => {
    await rename(await saved(account), 'Rent');
    expect((await renamed(toAccount))?.params).toMatchObject({ from: 'Mine', to: 'Rent' });
  });

  test('the same label again is no change', async () => {
    const one = await saved(exchange);
    await rename(one, 'Exchange');
    await saved(exchange);
    expect(await titles()).toEqual(['New payee: Exchange']);
    expect(await renamed(toTron('5'))).toBeUndefined();
  });

  test('of several on one day, the first label is shown, for a day after the last; back again, none', async () => {
    const one = await saved(exchange);
    await rename(one, 'Mum');
    await hours(20);
    await rename(one, 'Rent');
    await hours(20);
    expect((await renamed(toTron('5')))?.params).toMatchObject({ from: 'Exchange', to: 'Rent' });
    await rename(one, 'Exchange');
    expect(await renamed(toTron('5'))).toBeUndefined();
    expect(await titles()).toHaveLength(4);
  });

  test('two labels that were exchanged are shown at both', async () => {
    const [first, second] = [await saved(exchange), await saved(account)];
    await rename(first, 'Mine');
    await rename(second, 'Exchange');
    expect((await renamed(toTron('5')))?.params).toMatchObject({ from: 'Exchange', to: 'Mine' });
    expect((await renamed(toAccount))?.params).toMatchObject({ from: 'Mine', to: 'Exchange' });
  });
});

test('a payee that is saved while new ones are restricted can be paid when the restriction ends', async () => {
  await tobi.control('POST', '/simulate/restrictions', { scope: 'new_payees', hours: 24 });
  const one = await saved(exchange);
  expect(one.usable_from).toBe('2026-11-22T09:42:00.000Z');
  const request = { ...toTron('5'), to: { payee_id: one.payee_id } };
  expect((await tobi.quote(request)).limits.blocked_by).toMatchObject({ code: 'sending_restricted' });
  await tobi.wait(24 * 3600);
  expect((await tobi.quote(request)).limits.ok).toBe(true);
  expect((await payees())[0]?.usable_from).toBeNull();
});

test('a payee is forgotten with the PIN, and can not be paid by its id any more', async () => {
  const one = await saved(exchange);
  const forget = (approval: object) => tobi.write('DELETE', `/wallet/payees/${one.payee_id}`, { approval });
  expect((await forget({})).body.code).toBe('pin_required');
  expect((await forget({ pin: PIN })).status).toBe(204);
  expect(await payees()).toEqual([]);
  const { body } = await tobi.post('/wallet/quotes', { ...toTron('5'), to: { payee_id: one.payee_id } });
  expect(body.code).toBe('payee_not_found');
});

test('somebody else’s payee is none', async () => {
  const one = await saved(exchange);
  const ann = await Payer.create('payer', tobi.app);
  expect((await ann.write('PUT', `/wallet/payees/${one.payee_id}`, { label: 'x' })).body.code).toBe(
    'payee_not_found',
  );
  const { items } = (await ann.get('/wallet/payees')).body.data as { items: Payee[] };
  expect(items.map(({ payee_id }) => payee_id)).not.toContain(one.payee_id);
});
