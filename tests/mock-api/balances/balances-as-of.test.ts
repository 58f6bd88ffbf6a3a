import { beforeEach, expect, test } from 'vitest';
import type { Balances } from '#contract/balances.ts';
import { Payer, START, toChinedu, toTron } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});
const balances = async (asOf?: string) =>
  (await tobi.get(`/wallet/balances?currency=ngn${asOf === undefined ? '' : `&as_of=${asOf}`}`)).body
    .data as Balances;
const of = async (asset: string, asOf?: string) =>
  (await balances(asOf)).items.find((one) => one.asset === asset);

test('a moment of the past has what was there just before it, held and incoming too', async () => {
  const before = await balances();
  await tobi.wait(60);
  await tobi.paid(toTron('20'));
  await tobi.wait(60);
  const held = await of('usdt');
  await tobi.wait(3600);
  await tobi.paid(toChinedu('1000'));
  const { items, ...rest } = await balances(START);
  expect({ ...rest, items }).toEqual(before);
  expect(await of('usdt', '2026-11-21T09:44:00.000Z')).toEqual(held);
  // What was booked at the moment itself came after it.
  expect((await of('usdt', '2026-11-21T09:43:00.000Z'))?.held).toBe('0');
  expect((await of('usdt', '2026-11-21T09:43:00.001Z'))?.held).toBe('21');
});

test('before the account had anything, there was nothing', async () => {
  expect((await balances('2020-01-01T00:00:00Z')).items).toEqual([]);
});

test('a bank deposit clears for an hour, and what of it was spent does not', async () => {
  expect((await of('ngn'))?.clearing).toBe('0');
  await tobi.control('POST', '/deposits', { asset: 'ngn', amount: '5000' });
  expect((await of('ngn'))?.clearing).toBe('5000');
  expect((await of('usdt'))?.clearing).toBe('0');
  const all = (await of('ngn'))!.available;
  await tobi.paid(toChinedu(String(Math.floor(Number(all)) - 2000)));
  const left = await of('ngn');
  expect(left?.clearing).toBe(left?.available);
  await tobi.wait(3599);
  expect((await of('ngn'))?.clearing).not.toBe('0');
  await tobi.wait(1);
  expect((await of('ngn'))?.clearing).toBe('0');
  expect((await of('ngn', '2026-11-21T09:50:00Z'))?.clearing).not.toBe('0');
});
