import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { ALL, LIST, READ, bell, inbox, notesOf, rows } from './notes.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { speak, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const { notifications: en, wallet } = messages('en');

for (const locale of locales) {
  // requirement: 2.37
  test(`in ${locale}: the newest, each with its words; one is followed and read, and the server counts`, async ({
    page,
    mock,
  }) => {
    await mock.persona('many', { login: true });
    await speak(page, locale);
    const words = messages(locale);
    const { unread } = await notesOf(page);
    await page.goto('/w');
    await expect(bell(page, locale)).toHaveAccessibleName(new RegExp(String(unread)));
    await bell(page, locale).click();
    const panel = inbox(page, locale);
    await expect(rows(panel)).toHaveCount(20);
    const title = locale === 'cn' ? '欢迎使用 Cowrie' : 'Welcome to Cowrie';
    const first = panel
      .getByRole('link', { name: new RegExp(`^${words.notifications.unread} ${title}`) })
      .first();
    await expect(first).toBeVisible();
    await first.click();
    await expect(page).toHaveURL('/w/receive');
    await expect(panel).toBeHidden();
    await expect(bell(page, locale)).toHaveAccessibleName(new RegExp(String(unread - 1)));
    // The panel's entry gave way to the screen: going back is going to where it was opened.
    await page.goBack();
    await expect(page).toHaveURL('/w');
    await bell(page, locale).click();
    await expect(rows(panel).first()).toContainText(title);
    await expect(rows(panel).first()).not.toContainText(words.notifications.unread);
  });
}

// requirement: 2.37
test('all are marked at once; what the server refuses is taken back, and said', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w?panel=notifications');
  const panel = inbox(page);
  await expect(rows(panel)).toHaveCount(20);
  const unread = rows(panel).filter({ hasText: en.unread });
  const count = await unread.count();
  const told = await bell(page).getAttribute('aria-label');

  await mock.fault({ op: ALL, effect: { type: 'status', status: 500, message: null } });
  await panel.getByRole('button', { name: en.markAll }).click();
  await expect(toast(page, en.allFailed)).toBeVisible();
  // The panel is a modal dialog: what is said of it stands above.
  expect(
    await toast(page, en.allFailed).evaluate((text) => text.closest('[popover]')?.matches(':popover-open')),
  ).toBe(true);
  await expect(unread).toHaveCount(count);
  await expect(bell(page)).toHaveAttribute('aria-label', told ?? '');

  await mock.clearFaults();
  await panel.getByRole('button', { name: en.markAll }).click();
  await expect(unread).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(bell(page)).toHaveAccessibleName(wallet.header.notifications);
});

test('one that could not be marked is unread again, and leads where it leads all the same', async ({
  page,
  mock,
}) => {
  await mock.persona('notifications-1', { login: true });
  await mock.fault({ op: READ, effect: { type: 'status', status: 500, message: 'Not now, please.' } });
  await page.goto('/w?panel=notifications');
  await inbox(page).getByRole('link', { name: en.unread }).click();
  await expect(page).toHaveURL('/w/receive');
  await expect(toast(page, 'Not now, please.')).toBeVisible();
  await bell(page).click();
  await expect(inbox(page).getByRole('link', { name: en.unread })).toBeVisible();
  expect((await notesOf(page)).unread).toBe(1);
});

// requirement: 2.38
test('what links out of the wallet leads nowhere, and its words are text', async ({ page, mock }) => {
  await mock.persona('notifications-1', { login: true });
  const { data } = await notesOf(page);
  const [note] = data;
  const links = [
    'https://evil.example/w',
    '//evil.example/w',
    'javascript:alert(1)',
    '/login',
    '/w/../login',
    null,
  ];
  const hostile = links.map((link, index) => ({
    ...note,
    id: `ntf_${index}`,
    link,
    title: `<img src=x onerror=alert(1)> ${index}\u202e`,
    body: '<a href="https://evil.example">here</a>',
  }));
  const total = hostile.length;
  const body = { status: 'success', data: hostile, page: 1, page_size: 20, total, unread: total };
  await mock.fault({ op: LIST, effect: { type: 'reply', body } });
  await page.goto(`${QUIET_SCREEN}?panel=notifications`);
  const panel = inbox(page);
  await expect(rows(panel)).toHaveCount(total);
  await expect(panel.getByRole('list').getByRole('link')).toHaveCount(0);
  await expect(panel.getByRole('img')).toHaveCount(0);
  await expect(rows(panel).first()).toContainText('<img src=x onerror=alert(1)> 0');
  mock.expectErrors('/user/notifications/');
  await rows(panel).first().getByRole('button').click();
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=notifications`);
});

for (const locale of locales) {
  test(`in ${locale}: nobody has written yet`, async ({ page, mock }) => {
    await mock.persona('notifications-0', { login: true });
    await speak(page, locale);
    await page.goto('/w?panel=notifications');
    const { notifications: words, wallet: frame } = messages(locale);
    const panel = inbox(page, locale);
    await expect(panel.getByRole('heading', { name: words.empty.heading })).toBeVisible();
    await expect(panel).toContainText(words.empty.text);
    await expect(bell(page, locale)).toHaveAccessibleName(frame.header.notifications);
  });
}

test('by keyboard alone: in, along the rows, into one, and back to the bell', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦');
  await bell(page).focus();
  await page.keyboard.press('Enter');
  const panel = inbox(page);
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

test('the panel leads to all of them', async ({ page, mock }) => {
  await mock.persona('many', { login: true });
  await page.goto('/w?panel=notifications');
  await inbox(page).getByRole('link', { name: en.seeAll }).click();
  await expect(page).toHaveURL('/w/notifications');
  await expect(rows(page.getByRole('main'))).toHaveCount(20);
});
