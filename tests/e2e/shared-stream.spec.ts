import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { bell, fetchNotifications } from './notifications.ts';
import { holdRequests } from './hold-requests.ts';
import { openPage } from './open-page.ts';
import { totalOf } from './wallet-page.ts';

// Over HTTP/1.1 a browser has six connections to a host: the tabs of a wallet share one event stream.

const STREAM = 'GET /wallet/stream';

async function openTabs(page: Page, mock: Mock, count: number): Promise<Page[]> {
  await mock.persona('many', { login: true });
  const tabs = [page];
  while (tabs.length < count) tabs.push(await mock.secondPage());
  for (const tab of tabs) {
    await openPage(tab, '/w');
    await expect(totalOf(tab)).toContainText('₦');
  }
  return tabs;
}

async function expectAllTold(tabs: readonly Page[], mock: Mock): Promise<void> {
  await mock.notify({ title: 'Something has happened' });
  const { unread } = await fetchNotifications(tabs[0]!);
  for (const tab of tabs) await expect(bell(tab)).toHaveAccessibleName(new RegExp(`\\b${unread}\\b`));
}

test('eight tabs open over one stream, each hears of what happens, and another goes on when the first one closes', async ({
  page,
  mock,
}) => {
  // No poll can do the stream's work.
  await mock.clock.hold();
  const [first, ...others] = await openTabs(page, mock, 8);
  await expectAllTold([first!, ...others], mock);
  await mock.expectCalls(STREAM, 1);
  await first!.close();
  await mock.expectCalls(STREAM, 2);
  await expectAllTold(others, mock);
  await mock.expectCalls(STREAM, 2);
});

test('a tab takes the stream over from one that the browser has suspended, which joins when it wakes', async ({
  page,
  mock,
}) => {
  const [first, second] = await openTabs(page, mock, 2);
  const streams = async () => (await mock.control.journal({ op: STREAM })).length;
  const devtools = await page.context().newCDPSession(first!);
  await devtools.send('Debugger.enable');
  // From here on the tab runs nothing: it stops at the first line of whatever it should do next.
  await devtools.send('Debugger.pause');
  await second!.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(streams).toBe(2);
  await devtools.send('Debugger.disable');
  await expectAllTold([first!, second!], mock);
  await mock.expectCalls(STREAM, 2);
});

test('a tab that has not heard of the log-out yet cannot take the stream over', async ({ page, mock }) => {
  const tabs = [page, await mock.secondPage()] as const;
  const [first, second] = tabs;
  // Messages between tabs and locks take two ways: a message may be the later one.
  await second.addInitScript(() => {
    const postponed: (() => void)[] = [];
    globalThis.BroadcastChannel = class extends BroadcastChannel {
      override addEventListener(type: string, listener: EventListenerOrEventListenerObject) {
        super.addEventListener(type, (event) => {
          const deliver = () =>
            typeof listener === 'function' ? listener(event) : listener.handleEvent(event);
          if (document.documentElement.hasAttribute('data-postpone')) postponed.push(deliver);
          else deliver();
        });
      }
    };
    addEventListener('deliver', () => {
      for (const deliver of postponed) deliver();
    });
  });
  await mock.persona('many', { login: true });
  for (const tab of tabs) {
    await openPage(tab, '/w');
    await expect(totalOf(tab)).toContainText('₦');
  }
  await second.evaluate(() => document.documentElement.setAttribute('data-postpone', ''));
  const { requested, release } = await holdRequests(first, (request) => request.url().endsWith('/login'));
  const { nav } = messages('en').wallet;
  await first.getByRole('navigation', { name: nav.label }).getByRole('button', { name: nav.logout }).click();
  await requested;
  const waiting = () => second.evaluate(async () => (await navigator.locks.query()).pending?.length);
  await expect.poll(waiting).toBe(1);
  await second.evaluate(() => dispatchEvent(new Event('deliver')));
  release();
  for (const tab of tabs) await expect(tab).toHaveURL('/login');
  await mock.expectCalls(STREAM, 1);
});
