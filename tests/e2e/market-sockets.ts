import type { Page } from '@playwright/test';
import * as preferences from '#contract/preferences.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, type Mock } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { loadPage } from './open-page.ts';

interface SocketRecord {
  readonly url: string;
  open: boolean;
  closed: boolean;
  readonly sent: string[];
}

/** Records the sockets that a page opens without changing them. Call before the first page is opened. */
export async function watchSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const records: SocketRecord[] = [];
    Object.assign(globalThis, { marketSockets: records });
    globalThis.WebSocket = class extends WebSocket {
      readonly #seen: SocketRecord;
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.#seen = { url: String(url), open: false, closed: false, sent: [] };
        records.push(this.#seen);
        this.addEventListener('open', () => (this.#seen.open = true));
        this.addEventListener('close', () => Object.assign(this.#seen, { open: false, closed: true }));
      }
      override send(data: Parameters<WebSocket['send']>[0]): void {
        this.#seen.sent.push(typeof data === 'string' ? data : 'no text');
        super.send(data);
      }
    };
  });
}

/** The sockets of the page's document, the oldest first. */
export function socketsOf(page: Page): Promise<SocketRecord[]> {
  return page.evaluate(() => (globalThis as unknown as { marketSockets: SocketRecord[] }).marketSockets);
}

/** Waits until the page has opened `count` sockets, and the newest is open. */
export async function expectOpen(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const sockets = await socketsOf(page);
      return { count: sockets.length, open: sockets.filter(({ open }) => open).length };
    })
    .toEqual({ count, open: 1 });
}

/** Waits until the page has tried `count` sockets, and none is open. */
export async function expectRefused(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const sockets = await socketsOf(page);
      return { count: sockets.length, closed: sockets.filter(({ closed }) => closed).length };
    })
    .toEqual({ count, closed: count });
}

/** The number of open market sockets of the sandbox according to the mock. */
export async function countOpenSockets(mock: Mock): Promise<number | undefined> {
  const { items } = (await mock.control.send('GET', '/sandboxes')) as {
    items: { id: string; sockets: number }[];
  };
  return items.find(({ id }) => id === mock.control.id)?.sockets;
}

/** Pauses the pages' timers until the test advances them; their clock is a minute ahead of the mock's. */
export async function pauseClock(page: Page, mock: Mock): Promise<void> {
  await mock.clock.hold();
  const { now } = (await mock.control.send('GET', '/clock')) as { now: string };
  await page.context().clock.pauseAt(Date.parse(now) + 60_000);
}

export const expectLiveFeed = (page: Page) => expect(totalOf(page)).toContainText('Prices as of');

/** Opens /w with the first prices, paused timers and recorded sockets. */
export async function openWithWatchedSockets(page: Page, mock: Mock): Promise<void> {
  await pauseClock(page, mock);
  await mock.persona('complete', { login: true });
  // As the stream tells them: what another currency makes of them is in market-prices.dom.test.tsx.
  await page.request.put(`${mockUrl}${preferences.savePreferences.path}`, {
    data: { display_currency: 'usd' },
  });
  await mock.ticker({ tickMs: 50 });
  await watchSockets(page);
  await loadPage(page, '/w');
  await expectOpen(page, 1);
  await page.clock.runFor(100);
}

/** The same, and waits until the page shows the feed as live. */
export async function openLive(page: Page, mock: Mock): Promise<void> {
  await openWithWatchedSockets(page, mock);
  await expectLiveFeed(page);
}
