import { formatMoney } from '#src/intl/format/money.ts';
import { waitForStream } from './event-stream.ts';
import { expect, test } from './mock.ts';
import { LOADING, assetRow, fetchBalances, freezeTime, totalOf } from './wallet-page.ts';

const READ = 'GET /wallet/balances';

// requirement: 2.40
test('a deposit appears on the open dashboard without user action', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await freezeTime(mock);
  await page.goto('/w');
  const btc = assetRow(page, 'btc');
  await expect(btc).toContainText('BTC', LOADING);
  await waitForStream(mock);
  const before = (await fetchBalances(page, 'ngn')).items.find(({ asset }) => asset === 'btc');
  const reads = (await mock.journal({ op: READ })).length;

  await mock.deposit({ asset: 'btc', amount: '0.25' });
  const after = (await fetchBalances(page, 'ngn')).items.find(({ asset }) => asset === 'btc');
  expect(after?.total).not.toBe(before?.total);
  await expect(btc).toContainText(formatMoney(after?.total ?? '', 'btc', 'en'));
  await expect(totalOf(page)).toContainText('₦');
  // One read by the page, the others by this test.
  await expect.poll(() => mock.journal({ op: READ }).then(({ length }) => length)).toBe(reads + 2);
});
