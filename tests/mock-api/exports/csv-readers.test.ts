import { parse as parseCsv } from 'csv-parse/sync';
import Papa from 'papaparse';
import { beforeEach, expect, test } from 'vitest';
import { assets, type AssetId } from '#contract/assets.ts';
import type { Balances } from '#contract/balances.ts';
import type { ExportJob } from '#contract/exports.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import type { LedgerLine, Statement } from '#contract/statements.ts';
import { Payer, toChinedu, toTron } from '../transfers/payer.ts';

// Files as others read them: two CSV readers that know nothing of ours, and of each other.

type CsvRow = Readonly<Record<string, string>>;
const readers: Readonly<Record<string, (text: string) => CsvRow[]>> = {
  papaparse: (text) => Papa.parse(text, { header: true, skipEmptyLines: true }).data,
  'csv-parse': (text) => parseCsv<CsvRow>(text, { bom: true, columns: true }),
};

const NOTE = '=HYPERLINK("https://evil.example","Click, here")';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const statementOf = async (period: string, currency = 'ngn') =>
  (await tobi.get(`/wallet/statements/${period}?currency=${currency}`)).body.data as Statement;

async function exported(body: object): Promise<{ job: ExportJob; text: string }> {
  const begun = (await tobi.post('/wallet/exports', body)).body.data as ExportJob;
  await tobi.wait(2);
  const job = (await tobi.get(`/wallet/exports/${begun.export_id}`)).body.data as ExportJob;
  const response = await tobi.send('GET', job.url ?? '');
  // As a file has it, with its byte order mark.
  return { job, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
}

const signed = (amount: string, scale: number) =>
  amount.startsWith('-') ? -parseAmount(amount.slice(1), scale) : parseAmount(amount, scale);
const scaleOf = (asset: string) => assets[asset as AssetId].scale;

/** A month with every kind of line: sent, received, converted, returned, paid out, with fees. */
async function busyNovember(): Promise<void> {
  await tobi.paid({ kind: 'convert', from: 'usdt', to: 'ngn', amount: '50' });
  await tobi.paid(toChinedu('1000'), { note: NOTE });
  await tobi.paid(toTron('100'));
  await tobi.wait(3600);
}

test.each(Object.keys(readers))(
  'opening and lines of a month make its closing, as %s reads its file, and as the balances were at its end',
  async (reader) => {
    await busyNovember();
    for (let part = 0; part < 3; part += 1) {
      await tobi.wait(4 * 86_400);
      await tobi.post('/auth/session/extend', {});
    }
    const { items, ties, lines } = await statementOf('2026-11');
    const { text, job } = await exported({
      kind: 'ledger',
      filter: { from: '2026-11-01', to: '2026-11-30', currency: 'ngn' },
    });
    const rows = readers[reader]!(text);
    const entries = rows.filter(({ entry_id }) => entry_id !== 'total');
    expect(entries).toHaveLength(lines);
    expect(job.rows).toBe(lines);
    expect(ties).toBe(true);
    const then = (await tobi.get('/wallet/balances?as_of=2026-12-01T00:00:00%2B01:00')).body.data as Balances;
    for (const { asset, opening, closing, ties: addsUp } of items) {
      const scale = scaleOf(asset);
      const sum = entries
        .filter((row) => row.asset === asset)
        .reduce(
          (all, row) => all + signed(row.amount ?? '', scale) - signed(row.fee ?? '', scale),
          parseAmount(opening, scale),
        );
      expect([asset, addsUp, formatAmount(sum, scale)]).toEqual([asset, true, closing]);
      expect([asset, then.items.find((one) => one.asset === asset)?.total]).toEqual([asset, closing]);
      const total = rows.find((row) => row.entry_id === 'total' && row.asset === asset);
      if (total) expect([asset, total.balance_after]).toEqual([asset, closing]);
    }
    expect(items.length).toBeGreaterThan(4);
  },
);

test.each(Object.keys(readers))('a note =HYPERLINK(...) is text to %s, and no formula', async (reader) => {
  const { id } = await tobi.paid(toChinedu('1000'), { note: NOTE });
  for (const [kind, key] of [
    ['ledger', 'txn_id'],
    ['transactions', 'txn_id'],
  ] as const) {
    const { text } = await exported({ kind });
    const rows = readers[reader]!(text);
    const row = rows.find((one) => one[key] === id);
    expect(row?.note).toBe(`'${NOTE}`);
    // No other cell begins a formula either, but for our own signed amounts.
    const formulas = rows.flatMap((one) =>
      Object.entries(one).filter(
        ([column, cell]) => /^[=+\-@\t\r]/.test(cell) && !/^(amount|fiat_value_then)$/.test(column),
      ),
    );
    expect(formulas).toEqual([]);
    const amounts = rows.flatMap(({ amount = '', fiat_value_then = '' }) => [amount, fiat_value_then]);
    expect(amounts.filter((cell) => cell !== '' && !/^-?\d+(\.\d+)?$/.test(cell))).toEqual([]);
  }
});

test('both readers read the same of every kind of file', async () => {
  await busyNovember();
  const { id } = await tobi.paid(toChinedu('5'), { note: 'a, "b" c' });
  for (const body of [
    { kind: 'ledger' },
    { kind: 'transactions' },
    { kind: 'statement', filter: { period: '2026-Q4' } },
    { kind: 'receipt', filter: { transaction_id: id } },
  ]) {
    const { text } = await exported(body);
    const [one = [], other = []] = Object.values(readers).map((read) => read(text));
    expect(one.length).toBeGreaterThan(0);
    expect(one).toEqual(other);
  }
});

test('what a statement sums up is what its lines were worth, at the rates of the file', async () => {
  await busyNovember();
  const { totals, unpriced } = await statementOf('2026-11');
  if (!totals) throw new Error('no asset has a price');
  expect(unpriced).toEqual([]);
  const { text } = await exported({
    kind: 'ledger',
    filter: { from: '2026-11-01', to: '2026-11-30', currency: 'ngn' },
  });
  const rows = readers.papaparse!(text).filter(({ entry_id }) => entry_id !== 'total');
  const sumOf = (matches: (row: CsvRow, value: bigint) => boolean) =>
    rows
      .map((row) => [row, signed(row.fiat_value_then ?? '', 2)] as const)
      .filter(([row, value]) => matches(row, value))
      .reduce((sum, [, value]) => sum + (value < 0n ? -value : value), 0n);
  const plain = (row: CsvRow) => row.type !== 'convert' && row.type !== 'reward';
  expect(totals.in).toBe(
    formatAmount(
      sumOf((row, value) => plain(row) && value > 0n),
      2,
    ),
  );
  expect(totals.out).toBe(
    formatAmount(
      sumOf((row, value) => plain(row) && value < 0n),
      2,
    ),
  );
  expect(totals.converted).toBe(
    formatAmount(
      sumOf((row, value) => row.type === 'convert' && value < 0n),
      2,
    ),
  );
  const fees = rows.reduce((sum, { fee = '', asset = '', rate_then = '' }) => {
    const scale = scaleOf(asset);
    return sum + multiplyByRate(parseAmount(fee, scale), scale, rate_then, 2, 'half-even');
  }, 0n);
  expect(fees > 0n).toBe(true);
  expect(totals.fees).toBe(formatAmount(fees, 2));
  const minor = (amount: string) => signed(amount, 2);
  expect(
    minor(totals.opening) +
      minor(totals.in) -
      minor(totals.out) -
      minor(totals.fees) +
      minor(totals.rewards) +
      minor(totals.price_change),
  ).toBe(minor(totals.closing));
});

test('the hash of a statement is that of the file which an export of it writes', async () => {
  await busyNovember();
  for (const period of ['2026-10', '2026-Q3']) {
    const { sha256 } = await statementOf(period, 'usd');
    const { job } = await exported({ kind: 'statement', filter: { period, currency: 'usd' } });
    expect(sha256).toMatch(/^[\da-f]{64}$/);
    expect(job.sha256).toBe(sha256);
  }
});

test('a line has what its title says of its transaction, on both sides of a conversion', async () => {
  const { id, received } = await tobi.paid({ kind: 'convert', from: 'usdt', to: 'ngn', amount: '50' });
  await tobi.paid(toChinedu('1000'));
  const { items } = (await tobi.get('/wallet/ledger?page_size=3')).body.data as { items: LedgerLine[] };
  const [sent, ...converted] = items;
  expect(sent?.transaction).toMatchObject({
    type: 'send',
    direction: 'out',
    asset: 'ngn',
    counterparty: { kind: 'user', username: 'chinedu' },
  });
  expect(converted.map(({ asset, transaction_id }) => [asset, transaction_id])).toEqual([
    ['ngn', id],
    ['usdt', id],
  ]);
  for (const { transaction } of converted)
    expect(transaction).toMatchObject({ direction: 'convert', asset: 'usdt', received });
});

test('an asset without a price is left out of the totals, and named', async () => {
  const before = await statementOf('2026-10');
  await tobi.control('PUT', '/ticker', { symbols: { btcusdt: { mode: 'silent' } } });
  const after = await statementOf('2026-10');
  expect(before.unpriced).toEqual([]);
  expect(after.unpriced).toEqual(['btc']);
  const worth = before.items.find(({ asset }) => asset === 'btc')?.closing_value ?? '';
  expect(signed(before.totals!.closing, 2) - signed(after.totals!.closing, 2)).toBe(signed(worth, 2));
  // In a currency that has no price itself, none of the assets has one.
  const inBitcoin = await statementOf('2026-10', 'btc');
  expect(inBitcoin.totals === null || inBitcoin.unpriced.length > 0).toBe(true);
});
