import { notificationTypes } from '#contract/notifications.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { bell, fetchNotifications, notificationsPanel, notified, rows } from './notifications.ts';
import { ALL, SAVE } from './notification-calls.ts';
import { toast } from './toast.ts';
import { setLanguage, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// History, focus, the event stream and the top layer. The list and the settings in each state are in tests/islands/wallet.

const { notifications: en, wallet } = messages('en');

// requirement: 2.37
test('filters are in the URL, and going back restores the previous ones', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await openPage(page, '/w/notifications');
  const { filters } = en;
  const main = page.getByRole('main');
  const chips = main.getByRole('navigation', { name: filters.label });
  await expect(rows(main)).toHaveCount(20);
  await expect(chips.getByRole('link', { name: filters.all })).toHaveAttribute('aria-current', 'true');

  await chips.getByRole('link', { name: filters.security }).click();
  await expect(page).toHaveURL('/w/notifications?type=security');
  await expect(rows(main)).toHaveCount(12);
  const read = rows(main).filter({ hasNotText: en.unread });
  await expect(read).not.toHaveCount(0);
  await chips.getByRole('link', { name: filters.unread }).click();
  await expect(page).toHaveURL('/w/notifications?type=security&status=unread');
  await expect(rows(main)).not.toHaveCount(12);
  await expect(rows(main).first()).toBeVisible();
  await expect(read).toHaveCount(0);
  await page.goBack();
  await expect(rows(main)).toHaveCount(12);
  await page.goBack();
  await expect(rows(main)).toHaveCount(20);
  for (const type of notificationTypes) {
    await chips.getByRole('link', { name: filters[type] }).click();
    await expect(page).toHaveURL(`/w/notifications?type=${type}`);
    await expect(chips.getByRole('link', { name: filters[type] })).toHaveAttribute('aria-current', 'true');
  }
});

// requirement: 2.39
test('turning off security alerts asks for confirmation', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/notifications');
  const security = page.getByRole('switch', { name: en.flags.security_alerts.name });
  const saves = () => mock.journal({ op: SAVE }).then(({ length }) => length);
  await expect(security).toBeChecked();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: en.ask.keep }).click(),
  ]) {
    await security.click();
    await expect(page.getByRole('dialog', { name: en.ask.heading })).toBeVisible();
    await leave();
    await expect(page.getByRole('dialog', { name: en.ask.heading })).toBeHidden();
    await expect(security).toBeChecked();
    await expect(security).toBeFocused();
  }
  await security.click();
  await page.getByRole('dialog').getByRole('button', { name: en.ask.off }).click();
  await expect(security).not.toBeChecked();
  // The only save: cancelling saved nothing.
  await expect.poll(saves).toBe(1);
  // Turning them on needs no confirmation.
  await security.click();
  await expect(security).toBeChecked();
  await expect.poll(saves).toBe(2);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

// requirement: 2.37
test('in cn the panel lists the newest notifications, and following one marks it as read on the server', async ({
  page,
  mock,
}) => {
  await mock.persona('many', { login: true });
  await setLanguage(page, 'cn');
  const words = messages('cn');
  const { unread } = await fetchNotifications(page);
  await openPage(page, '/w');
  await expect(bell(page, 'cn')).toHaveAccessibleName(new RegExp(String(unread)));
  await bell(page, 'cn').click();
  const panel = notificationsPanel(page, 'cn');
  await expect(rows(panel)).toHaveCount(20);
  const title = '欢迎使用贝币';
  await panel
    .getByRole('link', { name: new RegExp(`^${words.notifications.unread} ${title}`) })
    .first()
    .click();
  await expect(page).toHaveURL('/w/receive');
  await expect(panel).toBeHidden();
  await expect(bell(page, 'cn')).toHaveAccessibleName(new RegExp(String(unread - 1)));
  // The screen replaced the panel's history entry: going back leads to where the panel was opened.
  await page.goBack();
  await expect(page).toHaveURL('/w');
  await bell(page, 'cn').click();
  await expect(rows(panel).first()).toContainText(title);
  await expect(rows(panel).first()).not.toContainText(words.notifications.unread);
});

// requirement: 2.37
test('"Mark all" marks all at once; if the server fails they are restored, with a toast above the panel', async ({
  page,
  mock,
}) => {
  await mock.persona('many', { login: true });
  await openPage(page, '/w?panel=notifications');
  const panel = notificationsPanel(page);
  await expect(rows(panel)).toHaveCount(20);
  const unread = rows(panel).filter({ hasText: en.unread });
  const count = await unread.count();
  const labelBefore = await bell(page).getAttribute('aria-label');

  await mock.fault({ op: ALL, effect: { type: 'status', status: 500, message: null } });
  await panel.getByRole('button', { name: en.markAll }).click();
  await expect(toast(page, en.allFailed)).toBeVisible();
  // The panel is a modal dialog: the toast must be above it.
  await expect
    .poll(() =>
      toast(page, en.allFailed).evaluate((text) => text.closest('[popover]')?.matches(':popover-open')),
    )
    .toBe(true);
  await expect(unread).toHaveCount(count);
  await expect(bell(page)).toHaveAttribute('aria-label', labelBefore ?? 'none');

  await mock.clearFaults();
  await panel.getByRole('button', { name: en.markAll }).click();
  await expect(unread).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName(wallet.header.notifications);
});

test('the keyboard opens the panel, moves along its rows, follows one and returns to the bell', async ({
  page,
  mock,
}) => {
  await mock.persona('many', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const panel = notificationsPanel(page);
  await expect(rows(panel)).toHaveCount(20);
  const next = async () => page.keyboard.press('Tab');
  await next();
  await expect(panel.getByRole('button', { name: messages('en').walletPanels.close })).toBeFocused();
  await next();
  await expect(panel.getByRole('button', { name: en.markAll })).toBeFocused();
  await next();
  await expect(panel.getByRole('link', { name: en.settings })).toBeFocused();
  for (const place of [0, 1]) {
    await next();
    await expect(rows(panel).nth(place).getByRole('link')).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: en.settings }).press('Enter');
  await expect(page).toHaveURL('/w/notifications#settings');
  await expect(page.getByRole('heading', { name: en.flags.heading })).toBeFocused();
});

// requirement: 2.40
test('a notification that arrives while no list is open is at the top of the next one', async ({
  page,
  mock,
}) => {
  await mock.persona('many', { login: true });
  await openPage(page, '/w');
  await bell(page).click();
  await expect(rows(notificationsPanel(page))).toHaveCount(20);
  await page.keyboard.press('Escape');
  await notified(page, () => mock.notify({ title: 'Something has happened' }));
  await bell(page).click();
  await expect(rows(notificationsPanel(page)).first()).toContainText('Something has happened');
});
