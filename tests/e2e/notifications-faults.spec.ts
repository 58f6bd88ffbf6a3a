import type { Effect } from '#mock-api/faults/effect.ts';
import { messages } from '#src/i18n/messages.ts';
import { mockUrl } from '../../scripts/addresses.ts';
import { ALL, FLAGS, LIST, READ, SAVE, inbox, rows } from './notes.ts';
import { expect, test } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const { notifications: en, toasts } = messages('en');

const effects: readonly Effect[] = [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
  { type: 'drift', change: 'wrong-type', field: 'data' },
];

for (const effect of effects) {
  test(`a list that cannot be had (${effect.type}) says so, with no figure, and Retry brings it`, async ({
    page,
    mock,
  }) => {
    await mock.clock.hold();
    await mock.persona('many', { login: true });
    await mock.fault({ op: LIST, effect });
    await page.goto(`${QUIET_SCREEN}?panel=notifications`);
    const alert = inbox(page).getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText(en.failed);
    await expect(alert).toContainText(effect.type === 'reset' ? en.offlineText : en.failedText);
    await expect(rows(inbox(page))).toHaveCount(0);
    if (effect.type === 'status') await expect(alert).toContainText(/Request \S+/);
    await mock.clearFaults();
    await alert.getByRole('button', { name: en.retry }).click();
    await expect(rows(inbox(page))).toHaveCount(20);
    await expect(inbox(page)).not.toContainText(en.failed);
  });
}

test('a list that nobody answers is bones, and after ten seconds a word; the panel still closes', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('many', { login: true });
  await mock.fault({ op: LIST, effect: { type: 'hang' } });
  await page.goto(`${QUIET_SCREEN}?panel=notifications`);
  const panel = inbox(page);
  await expect(panel.getByRole('status').filter({ hasText: en.loading })).toBeVisible();
  await expect(panel).not.toContainText(/\d/);
  await mock.clock.advance(10_000);
  await expect(panel).toContainText(toasts.stillWorking);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

// requirement: 2.48
test('what is there stays when newer ones cannot be had, with its age', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
  await main.getByRole('button', { name: en.markAll }).click();
  await expect(main.getByRole('status').filter({ hasText: /These are as of \d\d:\d\d\./ })).toBeVisible();
  await expect(rows(main)).toHaveCount(20);
  await mock.clearFaults();
  await main.getByRole('button', { name: en.retry }).click();
  await expect(main).not.toContainText('These are as of');
});

// requirement: 2.56
test('without a network: marks and flags are taken back, and that is said', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  const trade = page.getByRole('switch', { name: en.flags.trade_alerts.name });
  await expect(trade).toBeChecked();
  mock.expectErrors(mockUrl, '/ws', '/_astro/Toaster');
  await page.context().setOffline(true);
  const unread = await rows(main).filter({ hasText: en.unread }).count();
  await main.getByRole('button', { name: en.markAll }).click();
  await expect(page.getByText(en.noConnection).first()).toBeVisible();
  await expect(rows(main).filter({ hasText: en.unread })).toHaveCount(unread);
  await trade.click();
  await expect(page.getByText(en.noConnection)).toHaveCount(2);
  await expect(trade).toBeChecked();
  await page.context().setOffline(false);
});

test('calls that nobody answers hold nothing up, and say that they still work', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('many', { login: true });
  for (const op of [ALL, READ, SAVE]) await mock.fault({ op, effect: { type: 'hang' } });
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  await main.getByRole('button', { name: en.markAll }).click();
  await page.getByRole('switch', { name: en.flags.trade_alerts.name }).click();
  await expect(page.getByRole('switch', { name: en.flags.trade_alerts.name })).not.toBeChecked();
  await mock.clock.advance(10_000);
  await expect(main.getByRole('button', { name: toasts.stillWorking })).toBeVisible();
  await expect(page.getByRole('region', { name: en.flags.heading })).toContainText(toasts.stillWorking);
  await rows(main).first().getByRole('link').click();
  await expect(page).toHaveURL('/w/receive');
});

test('settings that cannot be had say so; Retry brings them', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: FLAGS, effect: { type: 'status', status: 500 } });
  await page.goto('/w/notifications');
  const region = page.getByRole('region', { name: en.flags.heading });
  await expect(region.getByRole('alert')).toContainText(en.flags.failed);
  await expect(region.getByRole('alert')).toContainText(/Request \S+/);
  await expect(region.getByRole('switch')).toHaveCount(0);
  await mock.clearFaults();
  await region.getByRole('button', { name: en.retry }).click();
  await expect(region.getByRole('switch')).toHaveCount(5);
});
