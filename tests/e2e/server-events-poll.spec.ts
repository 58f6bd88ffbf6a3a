import type { Page } from '@playwright/test';
import { bell, fetchNotifications } from './notifications.ts';
import { expect, test, type Mock } from './mock.ts';
import { assetRow, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Without the event stream the page polls every 15 s, and retries a failed catch-up read until it succeeds.

const STREAM = 'GET /wallet/stream';
const COUNT = 'GET /user/notifications/unread-count';
/** A little more than the poll interval. */
const POLL = 15_500;

/** Opens /w with a failing event stream and waits for polling. Resolves to the unread count. */
async function openWithoutStream(page: Page, mock: Mock): Promise<number> {
  await mock.clock.hold();
  await mock.persona('many', { login: true });
  await mock.fault({ op: STREAM, effect: { type: 'status', status: 503 } });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  // At the start, and after the stream failed.
  await mock.expectCalls(COUNT, 2);
  const { unread } = await fetchNotifications(page);
  await expect(bell(page)).toHaveAccessibleName(new RegExp(`\\b${unread}\\b`));
  return unread;
}

const expectUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(new RegExp(`\\b${count}\\b`));

// requirement: 2.42
test('without the stream the next poll brings new notifications', async ({ page, mock }) => {
  const unread = await openWithoutStream(page, mock);
  await mock.notify({ title: 'Something has happened' });
  await mock.clock.advance(POLL);
  await expectUnread(page, unread + 1);
});

// requirement: 2.42
test('events missed offline arrive once the network is back, although a poll failed meanwhile', async ({
  page,
  mock,
}) => {
  await openWithoutStream(page, mock);
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(COUNT.slice(4)));
  await mock.clock.advance(POLL);
  await failed;
  await mock.notify({ title: 'Something has happened' });
  const before = (await assetRow(page, 'ngn').textContent()) ?? '';
  await mock.deposit({ asset: 'ngn', amount: '1000' });
  await mock.clearFaults();
  const { unread } = await fetchNotifications(page);
  await page.context().setOffline(false);
  await expectUnread(page, unread);
  await expect(assetRow(page, 'ngn')).not.toHaveText(before);
  await expect(assetRow(page, 'ngn')).toContainText('₦');
  // From now on the stream delivers events.
  await mock.notify({ title: 'And something else' });
  await expectUnread(page, unread + 1);
});

test('a catch-up read that failed is retried while the stream is open', async ({ page, mock }) => {
  const unread = await openWithoutStream(page, mock);
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await page.context().setOffline(true);
  await mock.notify({ title: 'Something has happened' });
  await mock.clearFaults();
  await mock.fault({ op: COUNT, effect: { type: 'status', status: 503 }, times: 1 });
  const before = await mock.countCalls(COUNT);
  await page.context().setOffline(false);
  await mock.expectCalls(COUNT, before + 1);
  await expectUnread(page, unread);
  await mock.clock.advance(POLL);
  await expectUnread(page, unread + 1);
  const callsBefore = await mock.countCalls(COUNT);
  await mock.clock.advance(POLL);
  // The retry succeeded; another one would have been sent before the stream's next event.
  await mock.notify({ title: 'And something else' });
  await expectUnread(page, unread + 2);
  await mock.expectCalls(COUNT, callsBefore);
});
