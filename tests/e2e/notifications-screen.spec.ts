import { notificationTypes } from '#contract/notifications.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { LIST, SAVE, bell, notesOf, rows } from './notes.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { speak } from './wallet-figures.ts';

const { notifications: en, wallet } = messages('en');

for (const locale of locales) {
  // requirement: 2.37
  test(`in ${locale}: filters are in the address, and going back shows the ones before`, async ({
    page,
    mock,
  }) => {
    await mock.persona('many', { login: true });
    await speak(page, locale);
    await page.goto('/w/notifications');
    const { filters } = messages(locale).notifications;
    const main = page.getByRole('main');
    const chips = main.getByRole('navigation', { name: filters.label });
    await expect(rows(main)).toHaveCount(20);
    await expect(chips.getByRole('link', { name: filters.all })).toHaveAttribute('aria-current', 'true');

    await chips.getByRole('link', { name: filters.security }).click();
    await expect(page).toHaveURL('/w/notifications?type=security');
    await expect(rows(main)).toHaveCount(12);
    await chips.getByRole('link', { name: filters.unread }).click();
    await expect(page).toHaveURL('/w/notifications?type=security&status=unread');
    const unread = (await notesOf(page)).data.filter(
      ({ type, status }) => type === 'security' && status === 'unread',
    );
    await expect.poll(() => rows(main).count()).toBeGreaterThanOrEqual(unread.length);
    await expect(rows(main).filter({ hasText: messages(locale).notifications.unread })).toHaveCount(
      await rows(main).count(),
    );
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
}

// requirement: 2.37
test('all 72 come, by day, twenty at a time; the focus goes on where they begin', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Today');
  for (const count of [40, 60, 72]) {
    await main.getByRole('button', { name: en.older }).press('Enter');
    await expect(rows(main)).toHaveCount(count);
    await expect(
      rows(main)
        .nth(Math.floor((count - 1) / 20) * 20)
        .getByRole('link'),
    ).toBeFocused();
  }
  await expect(main.getByRole('button', { name: en.older })).toHaveCount(0);
  // The first page may be asked for again once the stream stands; no other is asked for twice.
  const asked = (await mock.journal({ op: LIST })).map(({ path }) => /[?&]page=(\d+)/.exec(path)?.[1]);
  expect(asked.filter((number) => number !== '1')).toEqual(['2', '3', '4']);
});

test('an older page that fails says so, keeps the others, and can be asked for again', async ({
  page,
  mock,
}) => {
  await mock.persona('many', { login: true });
  await page.goto('/w/notifications');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
  await main.getByRole('button', { name: en.older }).click();
  await expect(main.getByRole('status').filter({ hasText: en.olderFailed })).toContainText(/Request \S+/);
  await expect(rows(main)).toHaveCount(20);
  await mock.clearFaults();
  // The first page may have failed too, when it was asked for again.
  await main.getByRole('button', { name: en.retry }).last().click();
  await expect(rows(main)).toHaveCount(40);
});

test('a list that is filtered to nothing says so, with the way to all', async ({ page, mock }) => {
  await mock.persona('notifications-1', { login: true });
  await page.goto('/w/notifications?type=trade&panel=nonsense');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: en.none.heading })).toBeVisible();
  await main.getByRole('link', { name: en.none.link }).click();
  await expect(rows(main)).toHaveCount(1);
});

test('marked as read among the unread, all stay until somebody leaves', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w/notifications?status=unread');
  const main = page.getByRole('main');
  await expect(rows(main)).toHaveCount(20);
  await main.getByRole('button', { name: en.markAll }).click();
  await expect(bell(page)).toHaveAccessibleName(wallet.header.notifications);
  await expect(rows(main)).toHaveCount(20);
  await expect(rows(main).filter({ hasText: en.unread })).toHaveCount(0);
});

test.describe('the five flags', () => {
  // requirement: 2.39
  test('are saved as they are pressed, and are there after a reload', async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await page.goto('/w/notifications');
    const letter = page.getByRole('switch', { name: en.flags.newsletter_subscription.name });
    await expect(page.getByRole('switch')).toHaveCount(5);
    await expect(letter).not.toBeChecked();
    await letter.press('Space');
    await expect(letter).toBeChecked();
    await expect.poll(() => mock.journal({ op: SAVE }).then(({ length }) => length)).toBe(1);
    await page.reload();
    await expect(letter).toBeChecked();
  });

  // requirement: 2.39
  test('security alerts ask before they are turned off', async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await page.goto('/w/notifications');
    const security = page.getByRole('switch', { name: en.flags.security_alerts.name });
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
    expect(await mock.journal({ op: SAVE })).toEqual([]);
    await security.click();
    await page.getByRole('dialog').getByRole('button', { name: en.ask.off }).click();
    await expect(security).not.toBeChecked();
    await expect.poll(() => mock.journal({ op: SAVE }).then(({ length }) => length)).toBe(1);
    // Back on needs no question.
    await security.click();
    await expect(security).toBeChecked();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  // requirement: 2.39
  test('one that could not be saved is as it was, and that is said', async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await mock.fault({ op: SAVE, effect: { type: 'status', status: 500, message: null } });
    await page.goto('/w/notifications');
    const trade = page.getByRole('switch', { name: en.flags.trade_alerts.name });
    await trade.click();
    await expect(toast(page, en.flags.notSaved)).toBeVisible();
    await expect(trade).toBeChecked();
  });
});
