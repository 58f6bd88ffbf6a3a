import { formatMoney } from '#src/intl/format/money.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { OPENING, assetRow, balancesOf, stopTime, totalOf } from './wallet-figures.ts';

const READ = 'GET /wallet/balances';

// requirement: 2.40
test('money that comes is on the screen without anybody asking', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await stopTime(mock);
  await page.goto('/w');
  const btc = assetRow(page, 'btc');
  await expect(btc).toContainText('BTC', OPENING);
  await listening(mock);
  const before = (await balancesOf(page, 'ngn')).items.find(({ asset }) => asset === 'btc');
  const reads = (await mock.journal({ op: READ })).length;

  await mock.deposit({ asset: 'btc', amount: '0.25' });
  const after = (await balancesOf(page, 'ngn')).items.find(({ asset }) => asset === 'btc');
  expect(after?.total).not.toBe(before?.total);
  await expect(btc).toContainText(formatMoney(after?.total ?? '', 'btc', 'en'));
  await expect(totalOf(page)).toContainText('₦');
  // One read, and those of this test.
  await expect.poll(() => mock.journal({ op: READ }).then(({ length }) => length)).toBe(reads + 2);
});
