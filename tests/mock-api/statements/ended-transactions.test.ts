import { beforeEach, describe, expect, test } from 'vitest';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import type { ExportJob } from '#contract/exports.ts';
import { parseAmount } from '#contract/money.ts';
import type { LedgerLine, Statement, StatementItem } from '#contract/statements.ts';
import { Payer } from '../transfers/payer.ts';
import { endedTransactions, happen, quotedDeposit } from './ended-transactions.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const minor = (amount: string, asset: AssetId) =>
  amount.startsWith('-')
    ? -parseAmount(amount.slice(1), assets[asset].scale)
    : parseAmount(amount, assets[asset].scale);

const statementItem = async (asset: AssetId): Promise<StatementItem | undefined> => {
  const { items, ties } = (await tobi.get('/wallet/statements/2026-11')).body.data as Statement;
  expect(ties).toBe(true);
  return items.find((one) => one.asset === asset);
};
const balance = async (asset: AssetId): Promise<bigint> => {
  const { items } = (await tobi.get('/wallet/balances')).body.data as Balances;
  return minor(items.find((one) => one.asset === asset)?.total ?? '0', asset);
};
const linesOf = async (id: string, asset: AssetId): Promise<LedgerLine[]> => {
  const { items } = (await tobi.get(`/wallet/ledger?asset=${asset}&page_size=100`)).body.data as {
    items: LedgerLine[];
  };
  return items.filter(({ transaction_id }) => transaction_id === id).reverse();
};
/** Amount and fee of the receipt's file. */
const receiptOf = async (id: string): Promise<[string | undefined, string | undefined]> => {
  const request = { kind: 'receipt', filter: { transaction_id: id } };
  const { export_id } = (await tobi.post('/wallet/exports', request)).body.data as ExportJob;
  await tobi.wait(2);
  const { url } = (await tobi.get(`/wallet/exports/${export_id}`)).body.data as ExportJob;
  const [heading = '', row = ''] = (await (await tobi.send('GET', url!)).text()).split('\r\n');
  const columns = heading.split(',');
  const cell = (name: string) => row.split(',')[columns.indexOf(name)];
  return [cell('amount'), cell('fee')];
};

describe('lines, statement, receipt and balance say the same', () => {
  test.each(endedTransactions)('$what', async ({ asset, play, status, lines, columns, change, receipt }) => {
    const before = { item: await statementItem(asset), balance: await balance(asset) };
    const id = await play(tobi);
    const one = await tobi.transaction(id);
    expect(one.status).toBe(status);
    const booked = await linesOf(id, asset);
    expect(booked.map(({ amount, fee }) => [amount, fee])).toEqual(lines);
    const item = await statementItem(asset);
    for (const column of ['in', 'out', 'fees'] as const) {
      const more = minor(item?.[column] ?? '0', asset) - minor(before.item?.[column] ?? '0', asset);
      expect([column, more]).toEqual([column, minor(columns[column] ?? '0', asset)]);
    }
    expect((await balance(asset)) - before.balance).toBe(minor(change, asset));
    expect(minor(item?.closing ?? '0', asset)).toBe(await balance(asset));
    expect(await receiptOf(id)).toEqual(receipt);
    // The fee that was booked is the one on the receipt.
    if (booked.length > 0) {
      const fees = booked.reduce((sum, { fee }) => sum + minor(fee, asset), 0n);
      expect(fees).toBe(minor(receipt[1], asset));
    }
    expect(one.fees.reduce((sum, { amount }) => sum + minor(amount, asset), 0n)).toBe(
      minor(receipt[1], asset),
    );
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});

describe('an amount that arrives', () => {
  test.each([
    ['with more decimals than there are', { event: 'credited', amount: '10.001' }],
    ['that its fee would take all of', { event: 'credited', amount: '0.01' }],
    ['of a deposit that expires', { event: 'expired', amount: '100' }],
  ])('%s is refused, and changes nothing', async (_what, body) => {
    const id = await quotedDeposit(tobi);
    const before = await tobi.transaction(id);
    const { status } = await tobi.control('POST', '/simulate/events', { transaction_id: id, ...body });
    expect([status, await tobi.transaction(id)]).toEqual([422, before]);
  });

  test('what is suspended is claimed and not credited, and what has not arrived is not claimed', async () => {
    const id = await quotedDeposit(tobi);
    const answer = async (event: string) =>
      (await tobi.control('POST', '/simulate/events', { transaction_id: id, event })).body.code;
    expect(await answer('claimed')).toBe('already_final');
    await happen(tobi, id, 'suspended');
    expect(await answer('credited')).toBe('already_final');
    expect(tobi.brokenInvariants()).toEqual([]);
  });
});
