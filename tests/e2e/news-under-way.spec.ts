import { moneyText } from '#src/intl/money-format.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { OPENING, assetRow, balancesOf, stopTime, totalOf } from './wallet-figures.ts';

test.use({ persona: 'complete' });

const BALANCES = 'GET /wallet/balances';

// requirement: 2.40
test('money that comes while balances are on their way is shown', async ({ page, mock }) => {
  await stopTime(mock);
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await listening(mock);
  const asked = () => mock.journal({ op: BALANCES }).then(({ length }) => length);
  const count = await asked();
  // The answer to the first deposit's news is made without the second, and takes its time.
  await mock.fault({ op: BALANCES, effect: { type: 'delay', ms: 3000 }, stage: 'post', times: 1 });
  const made = () => mock.control.send('GET', '/faults').then((faults) => JSON.stringify(faults));
  await mock.deposit({ asset: 'usdt', amount: '10' });
  await expect.poll(made).toContain('"hits":1');
  await mock.deposit({ asset: 'usdt', amount: '7' });
  await expect.poll(asked).toBe(count + 2);
  const { items } = await balancesOf(page, 'ngn');
  const held = items.find(({ asset }) => asset === 'usdt')?.total ?? '';
  await expect(assetRow(page, 'usdt')).toContainText(moneyText(held, 'usdt', 'en'));
});
