import { beforeEach, expect, test } from 'vitest';
import { assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import { transactionStatuses, type Transaction } from '#contract/transactions.ts';
import type { Balances } from '#contract/balances.ts';
import { personaNames } from '#mock-api/personas/persona-ids.ts';
import { paymentInvariants } from '#mock-api/features/transactions/payment-invariants.ts';
import { emptyMock, Visitor } from '../visitor.ts';

let who: Visitor;
beforeEach(async () => {
  who = new Visitor(emptyMock());
  await who.control('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:42:00.000Z' });
});

interface Page {
  items: Transaction[];
  next_cursor: string | null;
  total?: number;
}
const page = async (query = '') => (await who.get(`/wallet/transactions${query}`)).body.data as Page;
const every = async (query = '') => {
  const found: Transaction[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { items, next_cursor }: Page = await page(`?page_size=50${query}${cursor && `&cursor=${cursor}`}`);
    found.push(...items);
    cursor = next_cursor;
  }
  expect((await page(`?page_size=1${query}`)).total).toBe(found.length);
  return found;
};

/** What a person owns by what they are told that happened. */
function sums(all: readonly Transaction[]): Record<string, string> {
  const minor = new Map<AssetId, bigint>();
  const add = (asset: AssetId, amount: string, sign: bigint) =>
    minor.set(asset, (minor.get(asset) ?? 0n) + sign * parseAmount(amount, assets[asset].scale));
  for (const { status, direction, asset, amount, fees, received: receive } of all) {
    if (status === 'returned') for (const fee of fees) add(fee.asset, fee.amount, -1n);
    if (status !== 'completed') continue;
    add(asset, amount, direction === 'in' ? 1n : -1n);
    // The fee of a deposit has come on top of it.
    for (const fee of direction === 'in' ? [] : fees) add(fee.asset, fee.amount, -1n);
    if (receive) add(receive.asset, receive.amount, 1n);
  }
  return Object.fromEntries(
    [...minor]
      .filter(([, sum]) => sum !== 0n)
      .map(([asset, sum]) => [asset, formatAmount(sum, assets[asset].scale)]),
  );
}

test.each(personaNames)('what %s did adds up to what they have, and to what is on its way', async (name) => {
  await who.become(name);
  const { status, body } = await who.get('/wallet/balances');
  if (status !== 200) return;
  const { items } = body.data as Balances;
  const all = await every();
  expect(sums(all)).toEqual(
    Object.fromEntries(items.filter(({ total }) => total !== '0').map(({ asset, total }) => [asset, total])),
  );
  const arriving = all.filter(({ type, status }) => type === 'deposit' && status === 'confirming');
  const incoming = items.filter((item) => item.incoming !== '0').map((item) => [item.asset, item.incoming]);
  expect(arriving.map(({ asset, amount }) => [asset, amount])).toEqual(incoming);
  expect((await who.get('/__mock/invariants')).body.ok).toBe(true);
});

test.each(['complete', 'ngn-heavy', 'many', 'unicode'])(
  'the history of %s is one that could have been',
  async (name) => {
    await who.become(name);
    const all = await every();
    const times = all.map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort().reverse());
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    for (const one of all) {
      expect(one.reference).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/);
      expect(one.timeline.at(-1)?.status).toBe(one.status);
      expect(one.timeline[0]?.at).toBe(one.created_at);
      expect(one.completed_at).toBe(one.status === 'completed' ? one.timeline.at(-1)?.at : null);
      expect(one.direction === 'convert').toBe(one.received !== null);
      expect(one.fiat?.currency).toBe('ngn');
    }
    if (name === 'many') expect(all.length).toBeGreaterThanOrEqual(120);
  },
);

test('pages follow each other, none twice, also when something comes in meanwhile', async () => {
  await who.become('many');
  const all = await every();
  const first = await page('?page_size=7');
  expect(first.items).toEqual(all.slice(0, 7));
  const { state } = who.app.sandboxes.default;
  const [own] = Object.values(state.transactions);
  own!.push({ ...own![0]!, id: 'txn_new' });
  const second = await page(`?page_size=7&cursor=${first.next_cursor}`);
  expect(second.items).toEqual(all.slice(7, 14));
  // Only the first page is counted.
  expect([first.total, second.total]).toEqual([all.length, undefined]);
  expect((await page('?page_size=50')).items).toHaveLength(50);
  expect((await page()).items).toHaveLength(20);
});

test('filters and words narrow the list, alone and together', async () => {
  await who.become('many');
  const all = await every();
  for (const [name, value] of [
    ['asset', 'usdt'],
    ['type', 'payout'],
    ['direction', 'convert'],
    ['status', 'returned'],
  ] as const) {
    const found = await every(`&${name}=${value}`);
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual(all.filter((one) => one[name] === value));
  }
  const both = await every('&asset=ngn&type=send');
  expect(both).toEqual(all.filter(({ asset, type }) => asset === 'ngn' && type === 'send'));
  const target = all[30]!;
  expect(await every(`&q=${target.reference.toLowerCase()}`)).toEqual([target]);
  const named = await every('&q=%40kwame%20rent');
  expect(named.length).toBeGreaterThan(0);
  for (const one of named) expect([one.counterparty?.name, one.note]).toEqual(['Kwame Mensah', 'Rent']);
  expect(await page('?q=nothing+like+it')).toEqual({ items: [], next_cursor: null, total: 0 });
});

test('a value is what it was when it was made, whatever prices do', async () => {
  await who.become('complete');
  const before = await every();
  await who.control('PUT', '/ticker', { speed: 1000 });
  await who.control('POST', '/clock/advance', { ms: 86_400_000 });
  expect(await every()).toEqual(before);
});

test('one is read by its id, by its owner alone', async () => {
  await who.become('complete');
  const [first] = await every();
  const path = `/wallet/transactions/${first!.id}`;
  expect((await who.get(path)).body.data).toEqual(first);
  await who.become('many');
  const { status, body } = await who.get(path);
  expect([status, body.code]).toEqual([404, 'not_found']);
});

test('what cannot be asked for is refused beside its name', async () => {
  await who.become('complete');
  for (const [name, value, message = 'invalid'] of [
    ['cursor', 'txn_none'],
    ['page_size', '51'],
    ['asset', 'shell'],
    ['type', 'gift'],
    ['status', 'done'],
    ['direction', 'up'],
    ['q', 'x'.repeat(101), 'text.long'],
  ] as const) {
    const { status, body } = await who.get(`/wallet/transactions?${name}=${value}`);
    expect([status, body.fields]).toEqual([422, { [name]: message }]);
  }
});

test('the invariants notice a transaction that says something else than the ledger', async () => {
  const { customer_id } = (await who.become('complete')) as unknown as { customer_id: string };
  const { state } = who.app.sandboxes.default;
  const broken = (changed: typeof state) =>
    paymentInvariants(changed)
      .filter(({ ok }) => !ok)
      .map(({ id, found }) => [id, found.length]);
  expect(broken(state)).toEqual([]);
  for (const [at, change, expected] of [
    [0, { amount: '1' }, [['I5', 1]]],
    [16, { status: 'failed' }, [['I5', 1]]],
    [
      22,
      { status: 'completed' },
      [
        ['I4', 1],
        ['I5', 1],
      ],
    ],
    [
      22,
      { amount: '1' },
      [
        ['I4', 1],
        ['I5', 1],
      ],
    ],
    [23, { status: 'completed' }, [['I5', 1]]],
    [6, { quote_id: 'quo_1' }, []],
  ] as const) {
    const copy = structuredClone(state);
    const all = copy.transactions[customer_id]!;
    Object.assign(all[at]!, change);
    if ('quote_id' in change) Object.assign(all[9]!, change);
    expect(broken(copy)).toEqual('quote_id' in change ? [['I7', 1]] : expected);
  }
  expect(transactionStatuses).toHaveLength(9);
});
