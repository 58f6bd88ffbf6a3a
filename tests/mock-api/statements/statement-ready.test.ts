import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { advance } from '#mock-api/core/clock.ts';
import { Payer, toChinedu } from '../transfers/payer.ts';

const stopClock = (one: Payer, at: string) => one.control('PUT', '/clock', { mode: 'frozen', at });

/** A person whose session outlives the months of this test. */
async function person(): Promise<Payer> {
  const tobi = await Payer.create();
  for (const session of Object.values(tobi.state.sessions))
    session.expires_at = Date.parse('2027-12-01T00:00:00.000Z');
  return tobi;
}

async function statements(tobi: Payer): Promise<Notification[]> {
  const { body } = await tobi.get('/user/notifications/list?page_size=50');
  return (body.data as Notification[]).filter(({ link }) => link === '/w/financial-history');
}

test('a statement is announced when its month has ended in Lagos, and not before', async () => {
  const tobi = await person();
  const before = (await statements(tobi)).length;
  await stopClock(tobi, '2026-11-30T22:59:59.999Z');
  expect(await statements(tobi)).toHaveLength(before);
  await stopClock(tobi, '2026-11-30T23:00:00.000Z');
  const [newest, ...older] = await statements(tobi);
  expect(older).toHaveLength(before);
  expect(newest).toMatchObject({
    type: 'product',
    title: 'Your monthly statement is ready',
    created_at: '2026-11-30T23:00:00.000Z',
  });
});

test('a month in which nothing moved has none; the next one with a payment has', async () => {
  const tobi = await person();
  await stopClock(tobi, '2026-12-15T09:00:00.000Z');
  const before = (await statements(tobi)).length;
  await stopClock(tobi, '2027-01-15T09:00:00.000Z');
  expect(await statements(tobi)).toHaveLength(before);
  await tobi.paid(toChinedu('5'));
  await stopClock(tobi, '2027-03-15T09:00:00.000Z');
  const [newest, ...older] = await statements(tobi);
  expect(older).toHaveLength(before);
  expect(newest?.created_at).toBe('2027-01-31T23:00:00.000Z');
});

test('what arrives at midnight belongs to the month that begins', async () => {
  const tobi = await person();
  await stopClock(tobi, '2027-01-31T22:50:00.000Z');
  const before = (await statements(tobi)).length;
  const { id } = await tobi.paid({ kind: 'deposit', amount: '5000' });
  const key = { 'idempotency-key': randomUUID() };
  await tobi.write('PUT', `/wallet/transactions/${id}/status`, { status: 'sent' }, key);
  // The computer sleeps when the deposit is due: its clock shows midnight before anything has happened.
  advance(tobi.state, 10 * 60_000);
  expect((await tobi.transaction(id)).completed_at).toBe('2027-01-31T23:00:00.000Z');
  expect(await statements(tobi)).toHaveLength(before);
  await stopClock(tobi, '2027-02-28T23:00:00.000Z');
  expect((await statements(tobi))[0]?.created_at).toBe('2027-02-28T23:00:00.000Z');
});
