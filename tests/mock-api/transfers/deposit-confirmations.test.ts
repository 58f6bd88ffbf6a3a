import { expect, test } from 'vitest';
import type { Transaction } from '#contract/transactions.ts';
import { hear, openStream } from '../market/stream-listener.ts';
import { Payer } from './payer.ts';

const arrive = async (payer: Payer, deposit: object) =>
  (await payer.control('POST', '/deposits', { email: 'tobi@example.com', status: 'confirming', ...deposit }))
    .body as unknown as Transaction;

test('a coin on its way counts its confirmations by the clock, and is credited with the last', async () => {
  const tobi = await Payer.create();
  const reader = await openStream(tobi);
  const { id, ...seen } = await arrive(tobi, { asset: 'usdt', amount: '7' });
  expect(seen).toMatchObject({
    status: 'confirming',
    confirmations: { have: 0, need: 20 },
    eta_at: '2026-11-21T09:44:00.000Z',
    tx_hash: expect.stringMatching(/^[\da-f]{64}$/) as string,
    explorer_url: `https://explorer.example/trc20/tx/${seen.tx_hash}`,
  });
  const before = await tobi.has('usdt');
  await tobi.wait(59.999);
  expect((await tobi.transaction(id)).confirmations).toEqual({ have: 9, need: 20 });
  await tobi.wait(0.001);
  expect((await tobi.transaction(id)).confirmations).toEqual({ have: 10, need: 20 });
  // On its way with a notification, then ten confirmations.
  const heard = await hear(reader, 23);
  expect(heard.filter(({ event }) => event === 'transaction').map(({ data }) => data)).toEqual(
    Array.from({ length: 11 }, () => ({ id, status: 'confirming' })),
  );
  await reader.leave();
  expect(await tobi.has('usdt')).toBe(before);
  await tobi.wait(60);
  expect(await tobi.transaction(id)).toMatchObject({
    status: 'completed',
    completed_at: '2026-11-21T09:44:00.000Z',
    confirmations: { have: 20, need: 20 },
    tx_hash: seen.tx_hash,
  });
  expect(await tobi.has('usdt')).not.toBe(before);
  expect(tobi.brokenInvariants()).toEqual([]);
});

test('a deposit that does not arrive, one that is suspended and cash wait until they are told', async () => {
  const tobi = await Payer.create();
  const stays = await arrive(tobi, { asset: 'usdt', amount: '7', arrives: false });
  const suspended = await arrive(tobi, { asset: 'xrp', amount: '30' });
  const cash = await arrive(tobi, { asset: 'ngn', amount: '7000' });
  await tobi.control('POST', '/simulate/events', { transaction_id: suspended.id, event: 'suspended' });
  await tobi.wait(86_400);
  expect((await tobi.transaction(stays.id)).status).toBe('confirming');
  expect((await tobi.transaction(suspended.id)).status).toBe('review');
  expect(await tobi.transaction(cash.id)).toMatchObject({ status: 'confirming', confirmations: null });
});

test('a deposit that is credited at once has all its confirmations', async () => {
  const tobi = await Payer.create();
  const deposit = await arrive(tobi, { asset: 'btc', amount: '0.01', status: 'credited' });
  expect(deposit).toMatchObject({ status: 'completed', confirmations: { have: 2, need: 2 } });
  expect(deposit.tx_hash).not.toBeNull();
});

test('a bank deposit that waits for a review is not offered to be cancelled', async () => {
  const tobi = await Payer.create();
  const { id } = await tobi.paid({ kind: 'deposit', asset: 'ngn', amount: '20000' });
  await tobi.control('POST', '/simulate/events', { transaction_id: id, event: 'suspended' });
  expect(await tobi.transaction(id)).toMatchObject({ status: 'review', can: { cancel: false } });
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { status, body } = await tobi.post(`/wallet/transactions/${id}/cancel`, {}, key);
  expect([status, body.code]).toEqual([409, 'already_final']);
});
