import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { Payer, toChinedu } from './payer.ts';

let tobi: Payer;
let deposit: Transaction;
beforeEach(async () => {
  tobi = await Payer.create();
  deposit = await tobi.paid({ kind: 'deposit', amount: '20000' });
});

const declare = (status: string, id = deposit.id, key: string = randomUUID()) =>
  tobi.write('PUT', `/wallet/transactions/${id}/status`, { status }, { 'idempotency-key': key });

test('money that was sent arrives after two minutes', async () => {
  const before = await tobi.has('ngn');
  expect((await declare('sent')).body.data).toMatchObject({ status: 'processing' });
  await tobi.wait(119);
  expect((await tobi.transaction(deposit.id)).status).toBe('processing');
  expect(await tobi.has('ngn')).toBe(before);
  await tobi.wait(1);
  expect((await tobi.transaction(deposit.id)).status).toBe('completed');
  expect(await tobi.has('ngn')).not.toBe(before);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('saying it twice changes nothing', async () => {
  const key = randomUUID();
  const [first, replayed] = [await declare('sent', deposit.id, key), await declare('sent', deposit.id, key)];
  expect(replayed.body).toEqual(first.body);
  expect((await declare('sent')).status).toBe(200);
  await tobi.wait(600);
  const { items } = (await tobi.get('/wallet/transactions')).body.data as { items: Transaction[] };
  expect(items.filter(({ id }) => id === deposit.id)).toHaveLength(1);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a deposit that will not come is cancelled, and moves nothing', async () => {
  const before = await tobi.has('ngn');
  expect((await declare('cancelled')).body.data).toMatchObject({ status: 'cancelled' });
  expect((await declare('sent')).body.code).toBe('already_final');
  await tobi.wait(3600);
  expect(await tobi.has('ngn')).toBe(before);
});

test('the account for it is given for half an hour', async () => {
  await tobi.wait(1800);
  expect((await tobi.transaction(deposit.id)).status).toBe('expired');
  expect((await declare('sent')).body.code).toBe('deposit_account_expired');
});

test('only a bank deposit of one’s own has this status', async () => {
  const sent = await tobi.paid(toChinedu('5'));
  expect((await declare('sent', sent.id)).body.code).toBe('not_found');
  const ann = await Payer.create('payer', tobi.app);
  const { body } = await ann.write(
    'PUT',
    `/wallet/transactions/${deposit.id}/status`,
    { status: 'cancelled' },
    { 'idempotency-key': randomUUID() },
  );
  expect(body.code).toBe('not_found');
});

test('a deposit that has arrived and is in review can not be cancelled', async () => {
  const suspend = { transaction_id: deposit.id, event: 'suspended' };
  await tobi.control('POST', '/simulate/events', suspend);
  expect(await tobi.transaction(deposit.id)).toMatchObject({ status: 'review', can: { cancel: false } });
  const key = { 'idempotency-key': randomUUID() };
  const cancelled = await tobi.post(`/wallet/transactions/${deposit.id}/cancel`, {}, key);
  expect([cancelled.status, cancelled.body.code]).toEqual([409, 'already_final']);
  expect((await declare('cancelled')).body.code).toBe('already_final');
  expect(tobi.brokenInvariants()).toEqual([]);
});
