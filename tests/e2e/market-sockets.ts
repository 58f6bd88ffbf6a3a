import type { Page } from '@playwright/test';
import { expect, type Mock } from './mock.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

interface Seen {
  readonly url: string;
  open: boolean;
  closed: boolean;
  readonly sent: string[];
}

/** Watches the sockets that a page opens, and changes nothing about them. Before the first page.goto(). */
export async function watchSockets(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen[] = [];
    Object.assign(globalThis, { marketSockets: seen });
    globalThis.WebSocket = class extends WebSocket {
      readonly #seen: Seen;
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.#seen = { url: String(url), open: false, closed: false, sent: [] };
        seen.push(this.#seen);
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
export function socketsOf(page: Page): Promise<Seen[]> {
  return page.evaluate(() => (globalThis as unknown as { marketSockets: Seen[] }).marketSockets);
}

/** Waits until the page has opened so many sockets, and the newest stands. */
export async function expectOpen(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const sockets = await socketsOf(page);
      return { count: sockets.length, open: sockets.filter(({ open }) => open).length };
    }, OPENING)
    .toEqual({ count, open: 1 });
}

/** Waits until the page has tried so many sockets, and none stands. */
export async function expectRefused(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const sockets = await socketsOf(page);
      return { count: sockets.length, closed: sockets.filter(({ closed }) => closed).length };
    })
    .toEqual({ count, closed: count });
}

/** How many market sockets of the sandbox stand, as the mock sees it. */
export async function standing(mock: Mock): Promise<number | undefined> {
  const { items } = (await mock.control.send('GET', '/sandboxes')) as {
    items: { id: string; sockets: number }[];
  };
  return items.find(({ id }) => id === mock.control.id)?.sockets;
}

/** The pages' timers stand still until the test moves them; their clock is a minute ahead of the mock's. */
export async function pauseClock(page: Page, mock: Mock): Promise<void> {
  await mock.clock.hold();
  const { now } = (await mock.control.send('GET', '/clock')) as { now: string };
  await page.context().clock.pauseAt(Date.parse(now) + 60_000);
}

export const feedIsLive = (page: Page) => expect(totalOf(page)).toContainText('Prices live, as of', OPENING);

/** On /w with the first prices, timers held, the sockets watched. */
export async function openWatched(page: Page, mock: Mock): Promise<void> {
  await pauseClock(page, mock);
  await mock.persona('complete', { login: true });
  await mock.ticker({ tickMs: 50 });
  await watchSockets(page);
  await page.goto('/w');
  await expectOpen(page, 1);
  await page.clock.runFor(100);
}

/** The same, and the page says so. */
export async function openLive(page: Page, mock: Mock): Promise<void> {
  await openWatched(page, mock);
  await feedIsLive(page);
}
