import { beforeEach, expect, test } from 'vitest';
import { Payer, toChinedu, toTron } from './payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
  await tobi.control('POST', '/deposits', { email: 'tobi@example.com', asset: 'ngn', amount: '6000000' });
});

test.each([
  ['4849999.99', null],
  ['4850000', null],
  ['4850000.01', 'amount_above_limit'],
])('of the ₦5,000,000 of a day, of which 150,000 are used, %s may be sent: %s', async (amount, code) => {
  expect((await tobi.quote(toChinedu(amount))).limits.blocked_by?.code ?? null).toBe(code);
});

test('the day ends at midnight of Lagos, to the millisecond', async () => {
  await tobi.paid(toChinedu('4850000'));
  const blocked = async () => (await tobi.quote(toChinedu('0.01'))).limits.blocked_by?.code;
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T22:59:59.999Z' });
  expect(await blocked()).toBe('amount_above_limit');
  await tobi.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T23:00:00.000Z' });
  expect(await blocked()).toBeUndefined();
});

test.each([
  [29_999, true],
  [30_000, false],
])('%i ms after a payment to a chain it can be cancelled: %s', async (ms, cancel) => {
  const { id } = await tobi.paid(toTron('5'));
  await tobi.control('POST', '/clock/advance', { ms });
  expect((await tobi.transaction(id)).can.cancel).toBe(cancel);
});
