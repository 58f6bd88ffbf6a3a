import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { ExportJob } from '#contract/exports.ts';
import type { Notification } from '#contract/notifications.ts';
import type { Transaction } from '#contract/transactions.ts';
import { formatCsv } from '#mock-api/core/csv.ts';
import { expectRefusal } from '../expect-refusal.ts';
import { Payer, toChinedu } from '../transfers/payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const exportOf = async (body: object) => (await tobi.post('/wallet/exports', body)).body.data as ExportJob;
const ready = async (body: object) => {
  const { export_id } = await exportOf(body);
  await tobi.wait(2);
  return (await tobi.get(`/wallet/exports/${export_id}`)).body.data as ExportJob;
};
/** A file's bytes as they are sent, with the byte order mark. */
const download = async (url: string, who = tobi) => {
  const response = await who.send('GET', url);
  return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') };
};
const rowsOf = (text: string) => text.trimEnd().split('\r\n');

test('a file is written, says what it is, and goes after a day', async () => {
  const { export_id, status, url } = await exportOf({ kind: 'transactions' });
  expect([status, url]).toEqual(['pending', null]);
  await tobi.wait(2);
  const job = (await tobi.get(`/wallet/exports/${export_id}`)).body.data as ExportJob;
  expect(job).toMatchObject({ status: 'ready', file_name: 'cowrie-transactions-2026-11-21.csv' });
  const { response, text } = await download(job.url!);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${job.file_name}"`);
  expect(createHash('sha256').update(text).digest('hex')).toBe(job.sha256);
  expect(text.startsWith('\u{FEFF}txn_id,reference,time_utc,time_local,')).toBe(true);
  expect(rowsOf(text).length - 1).toBe(job.rows);
  await tobi.wait(86_400);
  expect((await tobi.get(`/wallet/exports/${export_id}`)).body.data).toMatchObject({
    status: 'expired',
    url: null,
  });
  expect((await download(job.url!)).response.status).toBe(404);
});

test('it has exactly what the list with the same filter has, in the same order', async () => {
  const { items } = (await tobi.get('/wallet/transactions?asset=ngn&direction=out&page_size=50')).body
    .data as {
    items: Transaction[];
  };
  const { url, rows } = await ready({ kind: 'transactions', filter: { asset: 'ngn', direction: 'out' } });
  const { text } = await download(url!);
  expect(rows).toBe(items.length);
  expect(
    rowsOf(text)
      .slice(1)
      .map((row) => row.split(',')[0]),
  ).toEqual(items.map(({ id }) => id));
});

test('the customer is notified, with a link to where the file was asked for', async () => {
  const { file_name } = await ready({ kind: 'statement', filter: { period: '2026-11' } });
  const [newest] = (await tobi.get('/user/notifications/list')).body.data as Notification[];
  expect(newest).toMatchObject({
    title: 'Your file is ready',
    body: `${file_name} can be downloaded for a day.`,
    link: '/w/financial-history',
  });
});

test('nobody has the file of another customer', async () => {
  const { url, export_id } = await ready({ kind: 'ledger' });
  const ann = await Payer.create('payer', tobi.app);
  expectRefusal(await ann.get(`/wallet/exports/${export_id}`), [404, 'not_found']);
  expect((await download(url!, ann)).response.status).toBe(404);
  tobi.cookies.clear();
  expect((await download(url!)).response.status).toBe(401);
});

test('a receipt has the one transaction, with its note', async () => {
  const { id } = await tobi.paid(toChinedu('1000'), { note: '=HYPERLINK("https://evil.example")' });
  const { url, rows } = await ready({ kind: 'receipt', filter: { transaction_id: id } });
  const { text } = await download(url!);
  expect(rows).toBe(1);
  expect(rowsOf(text)[1]).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
});

/** The cells of one row of a file, as a spreadsheet that is set to a separator reads them. */
function cellsOf(row: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  for (let at = 0; at < row.length; at += 1) {
    const character = row.charAt(at);
    const cell = cells.length - 1;
    const text = cells[cell] ?? '';
    if (isQuoted && character === '"' && row.charAt(at + 1) === '"') {
      at += 1;
      cells[cell] = `${text}"`;
    } else if (character === '"' && (isQuoted || text === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || character === '\n' || character === '\r'))
      cells.push('');
    else cells[cell] = text + character;
  }
  return cells;
}

const starts = ['=', '+', '-', '@', '＝', '＋', '－', '＠'];
const before = [
  '',
  ' ',
  '"',
  '""',
  '" ',
  'x;',
  'x; ',
  'x;"',
  'x;;',
  ';',
  'x\t',
  '\t',
  'x\r\n',
  'x\n"',
  ',x;',
  '",";',
];

test.each(starts)(
  'a formula with %s at the start of what any spreadsheet takes for a cell is disarmed',
  (start) => {
    for (const place of before) {
      const text = `${place}${start}1+1`;
      // A quote opens a cell only at its beginning, which is elsewhere by another separator.
      for (const cells of [[text], ['1', text]]) {
        const [, row = ''] = formatCsv(['cell'], [cells]).split(/(?<=^[^\n]*\n)/);
        for (const separator of [',', ';', '\t'])
          for (const cell of cellsOf(row, separator))
            expect([text, separator, /^["\s]*[=+\-@＝＋－＠]/.test(cell)]).toEqual([text, separator, false]);
      }
    }
  },
);

test('what is no formula, and our own signed amounts, stay as they are', () => {
  const cells = ['5-3', 'a=b', 'x; y', 'x;y', 'me@example.com', 'a, -b', '2026-11-18', '1234.5', "'quoted'"];
  for (const cell of cells)
    expect(cellsOf(formatCsv([], [[cell]]).split('\r\n')[1] ?? '', ',')).toEqual([cell]);
  expect(formatCsv(['a'], [[{ signed: '-0.5' }], [{ signed: '+3' }]])).toBe('\u{FEFF}a\r\n-0.5\r\n+3\r\n');
});

test('cells that begin a formula are disarmed, but for signed amounts', () => {
  const cells = ['=1+1', '+1', '-1', '@x', '\tx', 'a,b', 'a"b', 'a\nb', 'plain', null, { signed: '-0.5' }];
  expect(
    formatCsv(
      ['cell'],
      cells.map((cell) => [cell]),
    ),
  ).toBe(
    `\u{FEFF}cell\r\n'=1+1\r\n'+1\r\n'-1\r\n'@x\r\n'\tx\r\n"a,b"\r\n"a""b"\r\n"a\nb"\r\nplain\r\n\r\n-0.5\r\n`,
  );
});
