import type { Page } from '@playwright/test';
import { bell, notesOf } from './notes.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING, assetRow, totalOf } from './wallet-figures.ts';

// While nothing arrives by itself, what is shown is asked for every 15 s; what was missed is asked for until it is answered.

const STREAM = 'GET /wallet/stream';
const COUNT = 'GET /user/notifications/unread-count';
/** Milliseconds between two polls, and a little. */
const POLL = 15_500;

/** /w whose stream is refused, once the poll has taken its place. Resolves to how many are unread. */
async function openRefused(page: Page, mock: Mock): Promise<number> {
  await mock.clock.hold();
  await mock.persona('many', { login: true });
  await mock.fault({ op: STREAM, effect: { type: 'status', status: 503 } });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  // With the start, and with the refusal.
  await expect.poll(() => calls(mock, COUNT)).toBe(2);
  const { unread } = await notesOf(page);
  await expect(bell(page)).toHaveAccessibleName(new RegExp(`\\b${unread}\\b`));
  return unread;
}

const calls = async (mock: Mock, op: string) => (await mock.journal({ op })).length;
const isUnread = (page: Page, count: number) =>
  expect(bell(page)).toHaveAccessibleName(new RegExp(`\\b${count}\\b`));

// requirement: 2.42
test('without the stream, news come with the next poll', async ({ page, mock }) => {
  const unread = await openRefused(page, mock);
  await mock.notify({ title: 'Something has happened' });
  await mock.clock.advance(POLL);
  await isUnread(page, unread + 1);
});

// requirement: 2.42
test('what happened without a network arrives once it is back, though a poll went out meanwhile', async ({
  page,
  mock,
}) => {
  await openRefused(page, mock);
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(COUNT.slice(4)));
  await mock.clock.advance(POLL);
  await failed;
  await mock.notify({ title: 'Something has happened' });
  const before = (await assetRow(page, 'ngn').textContent()) ?? '';
  await mock.deposit({ asset: 'ngn', amount: '1000' });
  await mock.clearFaults();
  const { unread } = await notesOf(page);
  await page.context().setOffline(false);
  await isUnread(page, unread);
  await expect(assetRow(page, 'ngn')).not.toHaveText(before);
  await expect(assetRow(page, 'ngn')).toContainText('₦');
  // From now on the stream tells it.
  await mock.notify({ title: 'And something else' });
  await isUnread(page, unread + 1);
});

test('an answer that did not come as the stream was back is asked for beside it', async ({ page, mock }) => {
  const unread = await openRefused(page, mock);
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await page.context().setOffline(true);
  await mock.notify({ title: 'Something has happened' });
  await mock.clearFaults();
  await mock.fault({ op: COUNT, effect: { type: 'status', status: 503 }, times: 1 });
  const before = await calls(mock, COUNT);
  await page.context().setOffline(false);
  await expect.poll(() => calls(mock, COUNT)).toBe(before + 1);
  await isUnread(page, unread);
  await mock.clock.advance(POLL);
  await isUnread(page, unread + 1);
  const asked = await calls(mock, COUNT);
  await mock.clock.advance(POLL);
  // Answered now; another one would have gone out before what the stream brings.
  await mock.notify({ title: 'And something else' });
  await isUnread(page, unread + 2);
  expect(await calls(mock, COUNT)).toBe(asked);
});
