import { expect, test } from 'vitest';
import type { Payee } from '#contract/payees.ts';
import type { Security } from '#contract/security.ts';
import type { Transaction } from '#contract/transactions.ts';
import { Payer, PIN, START, toChinedu, toTron } from '../transfers/payer.ts';
import { emptyMock } from '../visitor.ts';

const security = async (who: Payer) => (await who.get('/user/security')).body.data as Security;
const transactions = async (who: Payer) =>
  ((await who.get('/wallet/transactions')).body.data as { items: Transaction[] }).items;
const holds = async (who: Payer) => expect((await who.get('/__mock/invariants')).body.ok).toBe(true);

const until = '2026-11-22T08:42:00.000Z';
const blockOf = async (who: Payer, request: object) =>
  (await who.quote(request)).limits.blocked_by?.code ?? null;
const toAdaobi = { ...toChinedu('500'), to: { username: 'adaobi' } };

test('restricted: who was not paid before waits for 23 hours, also a person, and the end is told', async () => {
  const who = await Payer.create('restricted');
  expect((await security(who)).restrictions).toEqual([
    { scope: 'new_payees', reason: 'pin_reset', after: null, device: 'all', until },
  ]);
  // It has paid Chinedu, and was paid by Adaobi.
  expect(await blockOf(who, toChinedu('500'))).toBeNull();
  expect(await blockOf(who, toAdaobi)).toBe('sending_restricted');
  expect(await blockOf(who, toTron('5'))).toBe('sending_restricted');
  await who.wait(23 * 3600);
  expect((await who.quote(toTron('5'))).limits.ok).toBe(true);
  const { data } = (await who.get('/user/notifications/list')).body as { data: { title: string }[] };
  expect(data[0]?.title).toBe('The restriction has ended');
  await holds(who);
});

test('restricted-all: nothing can be sent for 23 hours, also to whom was paid before', async () => {
  const who = await Payer.create('restricted-all');
  expect((await security(who)).restrictions).toEqual([
    { scope: 'new_payees', reason: 'password_changed', after: null, device: 'all', until },
    { scope: 'all_outgoing', reason: 'pin_reset', after: 'password_reset', device: 'all', until },
  ]);
  expect(await blockOf(who, toChinedu('500'))).toBe('sending_restricted');
  await who.wait(23 * 3600);
  expect(await blockOf(who, toAdaobi)).toBeNull();
});

test('restricted-device: this device can’t pay who was not paid before', async () => {
  const who = await Payer.create('restricted-device');
  expect(await security(who)).toMatchObject({
    pin: { reset_follows: 'new_device' },
    restrictions: [{ scope: 'new_payees', reason: 'new_device', after: null, device: 'this', until }],
  });
  expect(await blockOf(who, toChinedu('500'))).toBeNull();
  expect(await blockOf(who, toAdaobi)).toBe('sending_restricted');
});

test('frozen: nothing is sent before it is unfrozen with the PIN', async () => {
  const who = await Payer.create('frozen');
  const quote = await who.quote(toChinedu('5'));
  expect((await who.pay(quote)).body.code).toBe('sending_frozen');
  await who.write('PUT', '/user/freeze', { frozen: false, approval: { pin: PIN } });
  expect((await who.pay(quote)).status).toBe(201);
});

test('pin-locked: the right PIN is refused for 15 minutes', async () => {
  const who = await Payer.create('pin-locked');
  expect((await who.pay(await who.quote(toChinedu('5')))).body.code).toBe('pin_locked');
  await who.wait(15 * 60);
  expect((await who.pay(await who.quote(toChinedu('5')))).status).toBe(201);
});

test('near-limit: ₦10,000 are left of the day', async () => {
  const who = await Payer.create('near-limit');
  const { data } = (await who.get('/wallet/limits')).body as { data: { daily: object } };
  expect(data.daily).toMatchObject({ limit: '5000000', used: '4990000', available: '10000' });
  expect((await who.quote(toChinedu('10000'))).limits.ok).toBe(true);
  expect((await who.quote(toChinedu('10000.01'))).limits.blocked_by).toMatchObject({
    code: 'amount_above_limit',
  });
  await holds(who);
});

test('poisoned: the address that sent the dust looks like one that was paid', async () => {
  const who = await Payer.create('poisoned');
  const dust = (await transactions(who)).find(({ amount }) => amount === '0.000001');
  const { address } = dust?.counterparty as { address: string };
  const quote = await who.quote({
    kind: 'send',
    asset: 'eth',
    to: { network: 'erc20', address },
    amount: '0.01',
  });
  expect(quote.risks.map(({ code }) => code)).toContain('similar_address');
  await holds(who);
});

test('suspended-deposit: the money is not there yet', async () => {
  const who = await Payer.create('suspended-deposit');
  const deposit = (await transactions(who)).find(({ asset }) => asset === 'xrp');
  expect(deposit).toMatchObject({ status: 'review', status_reason: 'memo_missing', amount: '60' });
  expect(await who.has('xrp')).toBe('0 / 0');
  await who.control('POST', '/simulate/events', { transaction_id: deposit?.id, event: 'claimed' });
  expect(await who.has('xrp')).toBe('60 / 0');
  await holds(who);
});

for (const order of [
  ['payer', 'payee'],
  ['payee', 'payer'],
] as const)
  test(`${order.join(', then ')}: each sees the history of both, and what the other pays arrives`, async () => {
    const app = emptyMock();
    const [first, second] = [await Payer.create(order[0], app), await Payer.create(order[1], app)];
    expect(await transactions(first)).not.toEqual([]);
    const username = order[1] === 'payee' ? 'samuelade' : 'nnekaobi';
    await first.paid({ ...toChinedu('1234'), to: { username } }, { message: 'For the bus' });
    expect((await transactions(second))[0]).toMatchObject({
      type: 'receive',
      direction: 'in',
      amount: '1234',
      message: 'For the bus',
      created_at: START,
    });
    await holds(first);
  });

for (const order of [
  ['payer', 'payee'],
  ['payee', 'payer'],
] as const)
  test(`${order.join(', then ')}: each knows the other and the other’s address by what it has paid, and has ₦ and USDT as before`, async () => {
    const app = emptyMock();
    const all = [await Payer.create(order[0], app), await Payer.create(order[1], app)];
    for (const who of all) {
      const username =
        (await who.get('/user/profile/status')).body.username === 'nnekaobi' ? 'samuelade' : 'nnekaobi';
      expect((await who.quote({ ...toChinedu('1000'), to: { username } })).risks).toEqual([]);
      expect(await who.has('usdt')).toBe('240 / 0');
      const [saved] = await payees(who);
      const paid = (await transactions(who)).find(
        ({ type, channel }) => type === 'send' && channel === 'chain',
      );
      expect(saved?.last_used_at).toBe(paid?.created_at);
      expect(paid?.confirmations).toEqual({ have: 20, need: 20 });
    }
    await holds(all[0]!);
  });

const payees = async (who: Payer) =>
  ((await who.get('/wallet/payees')).body.data as { items: Payee[] }).items;

for (const order of [
  ['payer', 'payee'],
  ['payee', 'payer'],
] as const)
  test(`${order.join(', then ')}: each has the address of the other, and what is sent there arrives`, async () => {
    const app = emptyMock();
    const [first, second] = [await Payer.create(order[0], app), await Payer.create(order[1], app)];
    for (const [who, other] of [
      [first, second],
      [second, first],
    ] as const) {
      const [saved, ...more] = await payees(who);
      expect(more).toEqual([]);
      const quote = await who.quote({ ...toTron('5'), to: { payee_id: saved?.payee_id } });
      expect(quote.risks).toEqual([]);
      expect((await who.pay(quote)).status).toBe(201);
      await who.wait(600);
      expect((await transactions(other))[0]).toMatchObject({
        type: 'deposit',
        asset: 'usdt',
        amount: '5',
        status: 'completed',
      });
    }
    await holds(first);
  });

test('complete: pays the wallet that it has paid before, and its account at a bank', async () => {
  const who = await Payer.create('complete');
  const [wallet, account] = await payees(who);
  expect([wallet, account]).toMatchObject([
    { kind: 'address', label: 'Cold wallet', asset: 'usdt', network: 'trc20', usable_from: null },
    { kind: 'bank', label: 'Salary account', account_name: 'Tobi Adeyemi', last_used_at: null },
  ]);
  const paid = (await who.get('/wallet/transactions?q=Cold%20wallet')).body.data as { items: Transaction[] };
  expect(wallet?.last_used_at).toBe(paid.items[0]?.created_at);
  await who.paid({ ...toTron('5'), to: { payee_id: wallet?.payee_id } });
  await who.paid({ kind: 'payout', amount: '500', to: { payee_id: account?.payee_id } });
  await holds(who);
});

test('two-factor: a large payment asks for a code of the authenticator app', async () => {
  const who = await Payer.create('two-factor');
  expect((await who.pay(await who.quote(toChinedu('600000')))).body.code).toBe('totp_required');
});
