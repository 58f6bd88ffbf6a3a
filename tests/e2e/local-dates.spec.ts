import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { rows } from './notifications.ts';
import { openPage } from './open-page.ts';

// Runs in the time zone Asia/Shanghai (playwright.config.ts), whose first eight hours of a day are the previous day in UTC.

const { notifications: en } = messages('en');

test('notifications are grouped by local date, and a new one adds no second heading for its date', async ({
  page,
  mock,
}) => {
  const at = (time: string) => mock.control.send('PUT', '/clock', { mode: 'frozen', at: time });
  await at('2026-11-21T15:30:00.000Z');
  await mock.persona('notifications-0', { login: true });
  await mock.notify({ title: 'Half past eleven at night' });
  await at('2026-11-21T23:00:00.000Z');
  await mock.notify({ title: 'Seven in the morning' });
  await mock.clock.hold();
  await openPage(page, '/w/notifications');
  const main = page.getByRole('main');
  const days = main.getByRole('region').filter({ has: page.getByRole('time') });
  await expect(days.getByRole('heading')).toHaveText(['Today', 'Yesterday']);
  await expect(rows(days.first())).toContainText(['07:00']);
  await expect(rows(days.last())).toContainText(['23:30']);

  await mock.clock.advance('90m');
  await mock.notify({ title: 'Half past eight' });
  await main.getByRole('button', { name: en.show.one.replace('{count}', '1') }).click();
  await expect(rows(main)).toHaveCount(3);
  await expect(days.getByRole('heading')).toHaveText(['Today', 'Yesterday']);
  await expect(rows(days.first())).toContainText(['08:30', '07:00']);
});
