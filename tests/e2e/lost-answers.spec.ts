import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { ALL, FLAGS, LIST, READ, SAVE, rows } from './notes.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

// What somebody changed and the server did, though its answer never came: the server is asked.

test.use({ persona: 'many' });

// requirement: 2.39
test('marks and flags that the server has stay, though its answers were lost', async ({ page, mock }) => {
  const { notifications: en } = messages('en');
  for (const op of [ALL, READ, SAVE]) await mock.fault({ op, effect: { type: 'reset' }, stage: 'post' });
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20, OPENING);
  const trade = page.getByRole('switch', { name: en.flags.trade_alerts.name });
  await expect(trade).toBeChecked();
  await trade.click();
  await main.getByRole('button', { name: en.markAll }).click();
  await expect(rows(main).filter({ hasText: en.unread })).toHaveCount(0);
  await expect.poll(() => mock.journal({ op: FLAGS }).then(({ length }) => length)).toBeGreaterThanOrEqual(2);
  await expect(trade).not.toBeChecked();
  await expect(page.getByText(en.flags.notSaved)).toHaveCount(0);
  await mock.clearFaults();
  await page.reload();
  await expect(rows(main)).toHaveCount(20, OPENING);
  await expect(trade).not.toBeChecked();
  await expect(rows(main).filter({ hasText: en.unread })).toHaveCount(0);
});

// requirement: 2.53
test('when nobody can say whether it was saved, that is told', async ({ page, mock }) => {
  const { notifications: words, wallet } = messages('cn');
  await speak(page, 'cn');
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20, OPENING);
  const trade = page.getByRole('switch', { name: words.flags.trade_alerts.name });
  await expect(trade).toBeChecked();
  mock.expectErrors(mockUrl);
  await mock.fault({ op: SAVE, effect: { type: 'status', status: 503 }, stage: 'post' });
  for (const op of [FLAGS, LIST]) await mock.fault({ op, effect: { type: 'reset' } });
  await trade.click();
  await expect(trade).not.toBeChecked();
  await expect(page.getByText(wallet.unsure)).toBeVisible();
  await expect(trade).toBeChecked();
  // As soon as it can be had, what the server has is shown.
  await mock.clearFaults();
  await expect(trade).not.toBeChecked();
});
