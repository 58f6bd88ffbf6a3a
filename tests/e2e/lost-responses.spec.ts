import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { rows } from './notifications.ts';
import { ALL, FLAGS, LIST, READ, SAVE } from './notification-calls.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// Changes that the server made although its response was lost: the page reads the server's state.

test.use({ persona: 'many' });

// requirement: 2.39
test('read marks and settings that the server saved stay although its responses were lost', async ({
  page,
  mock,
}) => {
  const { notifications: en } = messages('en');
  for (const op of [ALL, READ, SAVE] as const)
    await mock.fault({ op, effect: { type: 'reset' }, stage: 'post' });
  await openPage(page, '/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  const trade = page.getByRole('switch', { name: en.flags.trade_alerts.name });
  await expect(trade).toBeChecked();
  await trade.click();
  await main.getByRole('button', { name: en.markAll }).click();
  await expect(rows(main).filter({ hasText: en.unread })).toHaveCount(0);
  // The first read, and the one that asks what became of the change.
  await mock.expectCalls(FLAGS, 2);
  await expect(trade).not.toBeChecked();
  await expect(page.getByText(en.flags.notSaved)).toHaveCount(0);
  await mock.clearFaults();
  await reloadPage(page);
  await expect(rows(main)).toHaveCount(20);
  await expect(trade).not.toBeChecked();
  await expect(rows(main).filter({ hasText: en.unread })).toHaveCount(0);
});

// requirement: 2.53
test('a toast says so if the outcome of a save is unknown', async ({ page, mock }) => {
  const { notifications: t, wallet } = messages('cn');
  await setLanguage(page, 'cn');
  await openPage(page, '/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  const trade = page.getByRole('switch', { name: t.flags.trade_alerts.name });
  await expect(trade).toBeChecked();
  mock.expectErrors(mockUrl);
  await mock.fault({ op: SAVE, effect: { type: 'status', status: 503 }, stage: 'post' });
  for (const op of [FLAGS, LIST] as const) await mock.fault({ op, effect: { type: 'reset' } });
  await trade.click();
  await expect(trade).not.toBeChecked();
  await expect(page.getByText(wallet.unsure)).toBeVisible();
  await expect(trade).toBeChecked();
  // The server's state shows as soon as it can be read.
  await mock.clearFaults();
  await expect(trade).not.toBeChecked();
});
