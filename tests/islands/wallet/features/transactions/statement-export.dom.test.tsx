import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { buttonIn, expectText, main, pass, renderScreen } from '../../../../render-wallet.tsx';
import { inNovember, months, SEPTEMBER, summary } from './statement-page.ts';

const { fileExports: en, wallet } = messages('en');
const CREATE = 'POST /wallet/exports';
const READ = 'GET /wallet/exports/{id}';
const FILE = 'GET /wallet/exports/{id}/file';
const EXPORT = 'Export September 2026';
const NAME = 'cowrie-ledger-2026-09-01_2026-09-30.csv';
const failed: Effect = { type: 'status', status: 500, message: null };

/** The files that the browser was handed. */
function watchDownloads() {
  const saved: { name: string; file: Blob }[] = [];
  const files = vi.spyOn(URL, 'createObjectURL');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: files.mock.lastCall?.[0] as Blob });
  });
  return saved;
}

async function openSeptember() {
  const saved = watchDownloads();
  const mock = await inNovember();
  const { user } = await renderScreen(SEPTEMBER, { mock });
  await expectText(summary).toContain('₦');
  const press = async (name: string) => user.click(await buttonIn(main, name));
  const created = async () => (await mock.journal(CREATE)).length;
  return { saved, mock, user, press, created };
}
const done = (rows: number) => `${NAME} to your downloads: ${rows} row`;

test('a file is written, downloaded and named, and can be downloaded again without being written again', async () => {
  const { saved, press, created } = await openSeptember();
  await press(EXPORT);
  await buttonIn(main, en.writing);
  await expectText(main).toContain(done(1));
  expect(saved.map(({ name }) => name)).toEqual([NAME]);
  const text = await saved[0]!.file.text();
  expect(text).toContain('entry_id,txn_id,reference,time_utc');
  expect(text.trimEnd().split('\r\n')).toHaveLength(3);
  await press(en.again);
  await expect.poll(() => saved).toHaveLength(2);
  expect(await created()).toBe(1);
});

test('a month of the list has a file of its own', async () => {
  const { saved, user, mock } = await openSeptember();
  await user.click(await buttonIn(months, 'CSV of October 2026'));
  await expectText(months).toContain('cowrie-ledger-2026-10-01_2026-10-31.csv');
  expect(saved).toHaveLength(1);
  const [asked] = await mock.journal(CREATE);
  expect(asked?.body).toMatchObject({ kind: 'ledger', filter: { from: '2026-10-01', to: '2026-10-31' } });
});

test.each([
  ['is not written', CREATE, 2],
  ['is not heard of again', READ, 1],
  ['is not sent', FILE, 1],
])('a file that %s fails with Try again, which goes on where it stopped', async (_how, op, times) => {
  const { saved, mock, press, created } = await openSeptember();
  await mock.fault(op, failed);
  await press(EXPORT);
  await expectText(main).toContain(en.failures.failed);
  expect(main().textContent).toMatch(/Error ID: \S+/);
  expect(saved).toEqual([]);
  await mock.clearFaults();
  await press(wallet.load.retry);
  await expectText(main).toContain(done(1));
  expect(await created()).toBe(times);
});

test('a file that is gone after a day says so, and Try again writes it anew', async () => {
  const { saved, mock, press, created } = await openSeptember();
  await press(EXPORT);
  await expectText(main).toContain(done(1));
  await mock.control('POST', '/clock/advance', { ms: 25 * 3_600_000 });
  await press(en.again);
  await expectText(main).toContain(en.failures.expired);
  await press(wallet.load.retry);
  await expect.poll(() => saved).toHaveLength(2);
  expect(await created()).toBe(2);
});

test('the eleventh in a minute is told of the limit', async () => {
  const { mock, press, saved } = await openSeptember();
  await mock.fault(CREATE, { type: 'status', status: 429, code: 'rate_limited', retryAfter: 40 });
  await press(EXPORT);
  await expectText(main).toContain(en.failures.limited);
  await mock.clearFaults();
  await press(EXPORT);
  await expectText(main).toContain(done(1));
  expect(saved).toHaveLength(1);
});

test('the API’s own limit is what the sentence says', async () => {
  const { press, mock } = await openSeptember();
  for (let count = 0; count < 10; count += 1)
    await mock.send('http://localhost:8787/wallet/exports', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'transactions' }),
    });
  await press(EXPORT);
  await expectText(main).toContain(en.failures.limited);
});

test('half a file is not saved', async () => {
  const { mock, press, saved } = await openSeptember();
  await mock.fault(FILE, { type: 'truncate' });
  await press(EXPORT);
  await expectText(main).toContain(en.failures.damaged);
  expect(saved).toEqual([]);
});

test('waiting for a file can be ended, and the button is ready again', async () => {
  const { mock, press, saved } = await openSeptember();
  await mock.hold(READ);
  await press(EXPORT);
  await press(en.cancel);
  await buttonIn(main, EXPORT);
  await mock.clearFaults();
  await pass(5000);
  expect(saved).toEqual([]);
  expect(within(main()).queryByText(en.failures.failed)).toBeNull();
});

test('a reload finds a file again that was written; one that is gone is forgotten', async () => {
  const { saved, mock, press, created } = await openSeptember();
  await press(EXPORT);
  await expectText(main).toContain(done(1));
  const { user } = await renderScreen(SEPTEMBER, { mock });
  await expectText(main).toContain(interpolate(en.ready, { file: NAME }));
  await user.click(await buttonIn(main, en.download));
  await expectText(main).toContain(done(1));
  expect(saved).toHaveLength(2);
  expect(await created()).toBe(1);

  await mock.control('POST', '/clock/advance', { ms: 25 * 3_600_000 });
  await renderScreen(SEPTEMBER, { mock });
  await expect.poll(() => sessionStorage.getItem('exports')).toBeNull();
  expect(main().textContent).not.toContain(NAME);
});

test('a reload while a file is written waits for it, and asks for no second one', async () => {
  const { mock, press, created } = await openSeptember();
  await mock.fault(READ, failed);
  await press(EXPORT);
  await expect.poll(() => sessionStorage.getItem('exports')).not.toBeNull();
  await mock.clearFaults();
  await renderScreen(SEPTEMBER, { mock });
  await expectText(main).toContain(NAME);
  expect(await created()).toBe(1);
});
