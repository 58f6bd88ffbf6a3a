import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { searchFieldOf, panelOf, optionOf } from './panels.ts';
import { expect, test, type Mock } from './mock.ts';
import { bell, notificationsPanel, notified } from './notifications.ts';
import { totalOf } from './wallet-page.ts';
import { addressOf, routes, titleOf as titleOfScreen, type WalletRoute } from './wallet-table.ts';
import { openPage } from './open-page.ts';

// Visits every screen and ten panels, goes back through all of them and forward again: every history entry is restored.

const softExpect = expect.configure({ soft: true });
const { wallet: en } = messages('en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** A person's screen is called by the person, once it is known who that is. */
const titleOf = (route: WalletRoute) => (route.child === 'user' ? 'Adaobi Nwosu' : titleOfScreen(route));

/** The panels by the child of /w on which they open. Support is last, because it stays open on later screens. */
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

/** Panels with a button in the header; the others are opened by their URL. */
const openers: Partial<Record<PanelName, RegExp | string>> = {
  profile: /^Profile: /,
  notifications: /^Notifications/,
  support: en.header.help,
};

/** A history entry as it was left. */
interface Stop {
  readonly address: string;
  readonly route: WalletRoute;
  readonly panel: PanelName | null;
  /** In pixels. */
  readonly scroll: number;
}

/** Clicks with the mouse, because Playwright's click() first scrolls the page to the top for the sticky header's buttons. */
async function press(page: Page, button: Locator): Promise<void> {
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.click(x + width / 2, y + height / 2);
}

/** Navigates from a screen as a user does: by the search or a notification. */
async function goToScreen(page: Page, mock: Mock, route: WalletRoute): Promise<void> {
  const address = addressOf(route);
  if (route.child === 'announcement/{id}') {
    await notified(page, () => mock.notify({ type: 'product', title: 'Walk this way', link: address }));
    await press(page, bell(page));
    await notificationsPanel(page).getByRole('link', { name: 'Walk this way' }).click();
    return;
  }
  const typed = { user: '@adaobi', 'token/{id}': 'Bitcoin' }[route.child] ?? route.name;
  const found = { user: /^Adaobi/, 'token/{id}': /^Bitcoin/ }[route.child] ?? new RegExp(`^${route.name}`);
  await page.keyboard.press('Control+k');
  const search = panelOf(page, 'search');
  await searchFieldOf(search).fill(typed);
  await optionOf(search, found).first().click();
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

/** Expects the content of a step and its focus: on the heading of a screen, or in the panel above it. */
async function expectStep(
  page: Page,
  { address, route, panel }: Omit<Stop, 'scroll'>,
  step: string,
  focus = heading(page),
): Promise<void> {
  await softExpect(page, step).toHaveURL(address);
  await softExpect(page, step).toHaveTitle(`Cowrie - ${titleOf(route)}`);
  if (route.child !== '') await softExpect(heading(page), step).toHaveText(titleOf(route));
  await softExpect(page.getByRole('dialog'), step).toHaveCount(panel ? 1 : 0);
  if (!panel) {
    await softExpect(focus, step).toBeFocused();
    return;
  }
  const dialog = panelOf(page, panel);
  await softExpect(dialog, step).toBeVisible();
  await expect.soft
    .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)), step)
    .toBe(true);
}

/** Scrolls down by up to `wanted` pixels, once nothing on the screen is still loading; returns the distance. */
async function scroll(page: Page, wanted: number): Promise<number> {
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), wanted);
  return page.evaluate(() => scrollY);
}

const visited = routes;

// requirement: 2.08
test(`going back and forward through ${visited.length} screens and 10 panels restores each of them`, async ({
  page,
  mock,
}) => {
  test.slow();
  // Low enough that even short screens scroll.
  await page.setViewportSize({ width: 1280, height: 320 });
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  // The search's shortcuts load after the start.

  const stops: Stop[] = [];
  for (const [at, route] of visited.entries()) {
    if (at > 0) await goToScreen(page, mock, route);
    const query = route.child === 'user' ? '?u=adaobi' : '';
    const address = addressOf(route) + query;
    const screen = { address, route, panel: null };
    if (at > 0) {
      await expectStep(page, screen, `on to ${address}`);
      // A new screen starts at the top.
      await softExpect.poll(() => page.evaluate(() => scrollY), address).toBe(0);
    }
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    const scrolled = await scroll(page, 30 + 3 * at);
    stops.push({ ...screen, scroll: scrolled });
    const panel = panels[route.child];
    if (!panel) continue;
    await open(page, panel);
    const over = { address: `${address}?panel=${panel}`, route, panel };
    await expectStep(page, over, `open ${panel}`);
    stops.push({ ...over, scroll: scrolled });
  }
  expect(stops).toHaveLength(visited.length + Object.keys(panels).length);
  expect(stops.filter(({ scroll: scrolled }) => scrolled > 0).length).toBeGreaterThan(stops.length * 0.75);

  const expectAgain = async (stop: Stop, step: string, focus = heading(page)) => {
    await expectStep(page, stop, step, focus);
    await softExpect.poll(() => page.evaluate(() => scrollY), `${step}: scrolled`).toBe(stop.scroll);
  };
  for (const [at, stop] of stops.toReversed().slice(1).entries()) {
    await page.goBack({ waitUntil: 'commit' });
    // The first step closes a panel on the screen where it was opened, which returns the focus to its button.
    const help = page.getByRole('button', { name: en.header.help });
    await expectAgain(stop, `back to ${stop.address}`, at === 0 ? help : heading(page));
  }
  for (const stop of stops.slice(1)) {
    await page.goForward({ waitUntil: 'commit' });
    await expectAgain(stop, `forward to ${stop.address}`);
  }
});
