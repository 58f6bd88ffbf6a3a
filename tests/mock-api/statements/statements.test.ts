import { beforeEach, expect, test } from 'vitest';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import { parseAmount } from '#contract/money.ts';
import type { LedgerLine, Statement } from '#contract/statements.ts';
import { Payer, PIN, toChinedu, toTron } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const lines = async (query = '') =>
  (await tobi.get(`/wallet/ledger?${query}`)).body.data as {
    items: LedgerLine[];
    next_cursor: string | null;
  };
const statement = async (period: string, query = '') =>
  (await tobi.get(`/wallet/statements/${period}${query}`)).body.data as Statement;
const minor = (amount: string, asset: AssetId) =>
  amount.startsWith('-')
    ? -parseAmount(amount.slice(1), assets[asset].scale)
    : parseAmount(amount, assets[asset].scale);

test('a payment to a chain is a line once it is settled, with its fee beside it', async () => {
  const paid = await tobi.paid(toTron('100'), { approval: { pin: PIN } });
  const [before] = (await lines('asset=usdt')).items;
  expect(before!.transaction_id).not.toBe(paid.id);
  await tobi.wait(3600);
  expect((await tobi.transaction(paid.id)).status).toBe('completed');
  const [after] = (await lines('asset=usdt')).items;
  expect(after).toMatchObject({
    transaction_id: paid.id,
    reference: paid.reference,
    type: 'send',
    amount: '-100',
    fee: '1',
  });
  expect(minor(after!.balance_after, 'usdt')).toBe(
    minor(before!.balance_after, 'usdt') - minor('101', 'usdt'),
  );
});

test('a conversion is a line in each asset, a payment that failed is none', async () => {
  const converted = await tobi.paid({ kind: 'convert', from: 'usdt', to: 'ngn', amount: '50' });
  const of = async (id: string) => (await lines()).items.filter((one) => one.transaction_id === id);
  expect((await of(converted.id)).map(({ asset, amount }) => [asset, amount])).toEqual([
    ['ngn', converted.received!.amount],
    ['usdt', '-50'],
  ]);
  const failed = await tobi.paid(toTron('10'));
  await tobi.control('POST', '/simulate/events', { transaction_id: failed.id, event: 'failed' });
  expect((await tobi.transaction(failed.id)).status).toBe('failed');
  expect(await of(failed.id)).toEqual([]);
});

test('the value of then is at the rate that the transaction keeps', async () => {
  const { id, fiat } = await tobi.paid(toTron('100'));
  await tobi.wait(3600);
  const line = (await lines('asset=usdt')).items.find((one) => one.transaction_id === id)!;
  expect(line.fiat_then).toEqual({ currency: 'ngn', amount: `-${fiat!.amount}`, rate: fiat!.rate });
  const inDollars = (await lines('asset=usdt&currency=usd')).items.find((one) => one.transaction_id === id)!;
  expect(inDollars.fiat_then).toEqual({ currency: 'usd', amount: '-100', rate: '1' });
});

test('pages of lines are all lines, each once', async () => {
  const whole = (await lines('page_size=100')).items;
  const paged: LedgerLine[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page = await lines(`page_size=3${cursor === '' ? '' : `&cursor=${cursor}`}`);
    paged.push(...page.items);
    cursor = page.next_cursor;
  }
  expect(whole.length).toBeGreaterThan(9);
  expect(paged).toEqual(whole);
});

test('a month has what came, went and was converted, and its fees', async () => {
  const before = await statement('2026-11');
  await tobi.paid({ kind: 'convert', from: 'usdt', to: 'ngn', amount: '50' });
  await tobi.paid(toChinedu('1000'));
  await tobi.paid(toTron('100'));
  await tobi.wait(3600);
  const after = await statement('2026-11');
  const change = (asset: AssetId, column: 'in' | 'out' | 'fees' | 'converted_in' | 'converted_out') => {
    const of = ({ items }: Statement) => items.find((one) => one.asset === asset)?.[column] ?? '0';
    return minor(of(after), asset) - minor(of(before), asset);
  };
  expect(after).toMatchObject({ zone: 'Africa/Lagos', closed: false, ties: true, currency: 'ngn' });
  expect(change('usdt', 'converted_out')).toBe(minor('50', 'usdt'));
  expect(change('usdt', 'out')).toBe(minor('100', 'usdt'));
  // The network's, and 0.5 % of what was converted with 7.5 % tax.
  expect(change('usdt', 'fees')).toBe(minor('1.26875', 'usdt'));
  expect(change('ngn', 'out')).toBe(minor('1000', 'ngn'));
  expect(change('ngn', 'converted_in') > 0n).toBe(true);
});

test('a period begins and ends at midnight in Lagos, and its sums are those of its months', async () => {
  expect(await statement('2026-11')).toMatchObject({
    from: '2026-10-31T23:00:00.000Z',
    to: '2026-11-30T23:00:00.000Z',
  });
  expect(await statement('2026-10-05..2026-10-05')).toMatchObject({
    from: '2026-10-04T23:00:00.000Z',
    to: '2026-10-05T23:00:00.000Z',
    closed: true,
  });
  const quarter = await statement('2026-Q4');
  const months = [await statement('2026-10'), await statement('2026-11')];
  for (const { asset, in: came, opening, closing } of quarter.items) {
    const of = months.map(({ items }) => items.find((one) => one.asset === asset));
    expect(minor(came, asset)).toBe(of.reduce((sum, one) => sum + minor(one?.in ?? '0', asset), 0n));
    expect([opening, closing]).toEqual([of[0]?.opening ?? '0', of[1]?.closing]);
  }
});

test('a line of the moment in which a month begins in Lagos is that month’s', async () => {
  for (const session of Object.values(tobi.state.sessions)) session.expires_at += 30 * 86_400_000;
  const paidAt = async (at: string) => {
    await tobi.control('PUT', '/clock', { mode: 'frozen', at });
    return (await tobi.paid(toChinedu('1000'))).id;
  };
  const last = await paidAt('2026-11-30T22:59:59.999Z');
  const first = await paidAt('2026-11-30T23:00:00.000Z');
  const listed = async (query: string) => (await lines(query)).items.map((one) => one.transaction_id);
  expect(await listed('to=2026-11-30')).toContain(last);
  expect(await listed('to=2026-11-30')).not.toContain(first);
  expect(await listed('from=2026-12-01')).toEqual([first]);
  expect(await statement('2026-12')).toMatchObject({ lines: 1, ties: true });
});

test('what ends a month begins the next one, and is what the balances were', async () => {
  for (let part = 0; part < 3; part += 1) {
    await tobi.wait(5 * 86_400);
    await tobi.post('/auth/session/extend', {});
  }
  const { years, items } = (await tobi.get('/wallet/statements')).body.data as {
    years: number[];
    items: Statement[];
  };
  expect(years).toContain(2026);
  expect(items[0]).toMatchObject({ period: '2026-12', closed: false });
  expect(items.slice(1).every(({ closed }) => closed)).toBe(true);
  const [november, december] = [await statement('2026-11'), await statement('2026-12')];
  const { items: then } = (await tobi.get('/wallet/balances?as_of=2026-12-01T00:00:00%2B01:00')).body
    .data as Balances;
  for (const { asset, closing } of november.items) {
    expect([asset, then.find((one) => one.asset === asset)?.total ?? '0']).toEqual([asset, closing]);
    expect(december.items.find((one) => one.asset === asset)?.opening ?? '0').toBe(closing);
  }
  expect(then.length).toBeGreaterThan(3);
});

test('a month is valued at the prices with which it began and ended, and one that is not over at those of now', async () => {
  const valuesAt = async (query: string) => {
    const { items } = (await tobi.get(`/wallet/balances?currency=ngn${query}`)).body.data as Balances;
    return new Map(items.map(({ asset, value }) => [asset, value]));
  };
  const [began, ended] = [await valuesAt('&as_of=2026-10-31T23:00:00.000Z'), await valuesAt('')];
  const [october, november] = [await statement('2026-10'), await statement('2026-11')];
  for (const { asset, closing_value } of october.items)
    expect([asset, closing_value]).toEqual([asset, began.get(asset) ?? '0']);
  for (const { asset, opening_value, closing_value } of november.items)
    expect([asset, opening_value, closing_value]).toEqual([
      asset,
      began.get(asset) ?? '0',
      ended.get(asset) ?? '0',
    ]);
  expect(november.items.filter(({ closing }) => closing !== '0').map(({ asset }) => asset)).toContain('btc');
});

test('nobody sees the lines of somebody else', async () => {
  const ann = await Payer.create('payer', tobi.app);
  const own = await lines('page_size=100');
  const { items } = (await ann.get('/wallet/ledger?page_size=100')).body.data as { items: LedgerLine[] };
  const ids = new Set(items.map(({ entry_id }) => entry_id));
  expect(items.length).toBeGreaterThan(0);
  expect(own.items.filter(({ entry_id }) => ids.has(entry_id))).toEqual([]);
});
