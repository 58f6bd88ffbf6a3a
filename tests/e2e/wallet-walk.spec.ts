import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { fieldOf, panelOf, rowOf } from './finding.ts';
import { listening } from './listening.ts';
import { expect, test, type Mock } from './mock.ts';
import { bell, inbox } from './notes.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { addressOf, routes, type WalletRoute } from './wallet-table.ts';

// All of the wallet and ten panels in one go, back through all of it and forward again: every step is as it was.

const softly = expect.configure({ soft: true });
const { wallet: en } = messages('en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The panels of the way, by the child of /w on which they are opened. Support goes along once it is open: it is the last. */
const panels: Readonly<Record<string, PanelName>> = {
  send: 'users',
  marketplace: 'coins',
  assets: 'history',
  transactions: 'token',
  'token/{id}': 'networks',
  security: 'profile',
  'security/pin': 'qr',
  'devices-and-activities': 'notifications',
  referral: 'secondary',
  announcements: 'support',
};

/** What the header has a button for; the others are reached by their address, as a link to them would. */
const openers: Partial<Record<PanelName, RegExp | string>> = {
  profile: /^Profile: /,
  notifications: /^Notifications/,
  support: en.header.help,
};

/** One entry of the history, as it was left. */
interface Stop {
  readonly address: string;
  readonly route: WalletRoute;
  readonly panel: PanelName | null;
  /** Pixels. */
  readonly scroll: number;
}

/** With the mouse alone: a click of Playwright's scrolls the header's buttons, which stand still, to the page's top first. */
async function press(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Goes on from a screen as a person does: by the search, by a person found in it, by a notification. */
async function go(page: Page, mock: Mock, route: WalletRoute): Promise<void> {
  const address = addressOf(route);
  if (route.child === 'announcement/{id}') {
    await mock.notify({ type: 'product', title: 'Walk this way', link: address });
    await press(page, bell(page));
    await inbox(page).getByRole('link', { name: 'Walk this way' }).click();
    return;
  }
  const typed = { user: '@adaobi', 'token/{id}': 'Bitcoin' }[route.child] ?? route.name;
  const found = { user: /^Adaobi/, 'token/{id}': /^Bitcoin/ }[route.child] ?? new RegExp(`^${route.name}`);
  await page.keyboard.press('Control+k');
  const search = panelOf(page, 'search');
  await fieldOf(search).fill(typed);
  await rowOf(search, found).first().click();
}

async function open(page: Page, panel: PanelName): Promise<void> {
  const opener = openers[panel];
  if (opener) await press(page, page.getByRole('banner').getByRole('button', { name: opener }));
  else
    await page.evaluate((name) => {
      history.pushState(null, '', `?panel=${name}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, panel);
}

/** Everything that a step shows, and where the focus is: on the heading of a screen, in a panel that lies over it. */
async function stands(
  page: Page,
  { address, route, panel }: Omit<Stop, 'scroll'>,
  what: string,
  focus = heading(page),
): Promise<void> {
  await softly(page, what).toHaveURL(address);
  await softly(page, what).toHaveTitle(`Cowrie - ${route.name}`);
  if (route.child !== '') await softly(heading(page), what).toHaveText(route.name);
  await softly(page.getByRole('dialog'), what).toHaveCount(panel ? 1 : 0);
  if (!panel) {
    await softly(focus, what).toBeFocused();
    return;
  }
  const dialog = panelOf(page, panel);
  await softly(dialog, what).toBeVisible();
  await expect.soft
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), what)
    .toBe(true);
}

/** Scrolls as far down as there is to scroll, up to so many pixels; says how far that was. */
async function scroll(page: Page, wanted: number): Promise<number> {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), wanted);
  return page.evaluate(() => scrollY);
}

// requirement: 2.08
test('30 screens and 10 panels, back through all of them and forward again', async ({ page, mock }) => {
  test.slow();
  // Low enough for a short screen to be scrolled.
  await page.setViewportSize({ width: 1280, height: 320 });
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  // The search's keys come after the start.
  await listening(mock);

  const stops: Stop[] = [];
  for (const [at, route] of routes.entries()) {
    if (at > 0) await go(page, mock, route);
    const query = route.child === 'user' ? '?u=adaobi' : '';
    const address = addressOf(route) + query;
    const screen = { address, route, panel: null };
    if (at > 0) {
      await stands(page, screen, `on to ${address}`);
      // A new screen is seen from its top.
      await softly.poll(() => page.evaluate(() => scrollY), address).toBe(0);
    }
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const scrolled = await scroll(page, 30 + 3 * at);
    stops.push({ ...screen, scroll: scrolled });
    const panel = panels[route.child];
    if (!panel) continue;
    await open(page, panel);
    const over = { address: `${address}?panel=${panel}`, route, panel };
    await stands(page, over, `open ${panel}`);
    stops.push({ ...over, scroll: scrolled });
  }
  expect(stops).toHaveLength(40);
  expect(stops.filter(({ scroll: scrolled }) => scrolled > 0).length).toBeGreaterThan(30);

  const again = async (stop: Stop, what: string, focus = heading(page)) => {
    await stands(page, stop, what, focus);
    await softly.poll(() => page.evaluate(() => scrollY), `${what}: scrolled`).toBe(stop.scroll);
  };
  for (const [at, stop] of stops.toReversed().slice(1).entries()) {
    await page.goBack({ waitUntil: 'commit' });
    // The first step closes a panel on the screen that it was opened on, and the focus is on its button again.
    const help = page.getByRole('button', { name: en.header.help });
    await again(stop, `back to ${stop.address}`, at === 0 ? help : heading(page));
  }
  for (const stop of stops.slice(1)) {
    await page.goForward({ waitUntil: 'commit' });
    await again(stop, `forward to ${stop.address}`);
  }
});
