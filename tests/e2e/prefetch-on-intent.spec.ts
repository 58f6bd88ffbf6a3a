import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { builtFile } from './built-files.ts';
import { expect, test } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

// Hovering over a link or focusing it shows the intent to follow it: the target's chunk is prefetched once. No other chunk is.

const { wallet: en, account } = messages('en');
test.use({ persona: 'complete' });

const menuLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: en.nav.label }).getByRole('link', { name, exact: true });
const dockLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: en.dock.label }).getByRole('link', { name, exact: true });
const tool = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name });

interface PrefetchCase {
  readonly name: string;
  /** The path of the screen with the control. */
  readonly at: string;
  readonly phone?: boolean;
  readonly control: (page: Page) => Locator;
  /** The module of the target. */
  readonly module: string;
  /** What the press opens. */
  readonly target: (page: Page) => Locator;
}

const screen = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const panel = (name: keyof ReturnType<typeof titles>) => (page: Page) =>
  page.getByRole('dialog', { name: titles()[name] });
const titles = () => messages('en').walletPanels.titles;

const prefetchCases: readonly PrefetchCase[] = [
  {
    name: 'a menu link',
    at: QUIET_SCREEN,
    control: menuLink(en.nav.account),
    module: 'features/account/Account',
    target: screen(en.screens.account),
  },
  {
    name: 'another menu link',
    at: QUIET_SCREEN,
    control: menuLink(en.nav.notifications),
    module: 'features/notifications/Notifications',
    target: screen(en.screens.notifications),
  },
  {
    name: 'a dock link',
    at: '/w/account',
    phone: true,
    control: dockLink(en.dock.dashboard),
    module: 'features/dashboard/Dashboard',
    target: totalOf,
  },
  {
    name: 'a link on a screen',
    at: '/w/account',
    control: (page) => page.getByRole('main').getByRole('link', { name: account.places.notifications }),
    module: 'features/notifications/Notifications',
    target: screen(en.screens.notifications),
  },
  {
    name: 'the search button',
    at: QUIET_SCREEN,
    control: tool(en.header.search),
    module: 'features/search/SearchPanel',
    target: panel('search'),
  },
  {
    name: 'the help button',
    at: QUIET_SCREEN,
    control: tool(en.header.help),
    module: 'features/support/SupportPanel',
    target: panel('support'),
  },
  {
    name: 'the notifications button',
    at: QUIET_SCREEN,
    control: tool(/^Notifications/),
    module: 'features/notifications/NotificationsPanel',
    target: panel('notifications'),
  },
  {
    name: 'the profile button',
    at: QUIET_SCREEN,
    control: tool(/^Profile: /),
    module: 'features/account/ProfilePanel',
    target: panel('profile'),
  },
];

const fileOf = ({ module }: PrefetchCase) => builtFile(`src/islands/wallet/${module}.tsx`);

/** Opens a URL and waits until prefetching is active; counts the requests for the chunk. */
async function open(page: Page, prefetchCase: PrefetchCase): Promise<() => number> {
  const { at, phone } = prefetchCase;
  await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  const file = fileOf(prefetchCase);
  let requestCount = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === file) requestCount += 1;
  });
  await openPage(page, at);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  return () => requestCount;
}

/** Waits until a press, a hover or the focus has taken effect. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

const intents = {
  hovered: (control: Locator) => control.hover(),
  focused: (control: Locator) => control.focus(),
} as const;

const casesByIntent = prefetchCases.flatMap((prefetchCase) =>
  Object.keys(intents).map((intent) => ({ prefetchCase, intent: intent as keyof typeof intents })),
);
for (const { prefetchCase, intent } of matrix(
  'prefetch cases by hover and by focus',
  casesByIntent,
  (_, index) => index % 4 === 0 || index % 4 === 3,
))
  // requirement: 2.60
  test(`${prefetchCase.name} ${intent}: the chunk is fetched once, before the press`, async ({ page }) => {
    const count = await open(page, prefetchCase);
    await page.getByRole('heading', { level: 1 }).hover();
    await frames(page);
    expect(count()).toBe(0);
    const control = prefetchCase.control(page);
    await intents[intent](control);
    await expect.poll(count).toBe(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await intents[intent](control);
    await control.press('Enter');
    await expect(prefetchCase.target(page)).toBeVisible();
    await frames(page);
    expect(count()).toBe(1);
  });

// requirement: 2.60
test('with Save-Data no chunk is prefetched before the press', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  for (const prefetchCase of [prefetchCases[0], prefetchCases[4]]) {
    if (!prefetchCase) throw new Error('no such way');
    const count = await open(page, prefetchCase);
    const control = prefetchCase.control(page);
    await control.hover();
    await control.focus();
    await frames(page);
    expect(count()).toBe(0);
    await control.press('Enter');
    await expect(prefetchCase.target(page)).toBeVisible();
    await expect.poll(count).toBe(1);
  }
});

test('a failed prefetch is retried by the press without an error message', async ({ page, mock }) => {
  mock.expectErrors('/_astro/');
  for (const prefetchCase of [prefetchCases[0], prefetchCases[4]]) {
    if (!prefetchCase) throw new Error('no such way');
    const count = await open(page, prefetchCase);
    const address = `**${fileOf(prefetchCase)}`;
    await page.route(address, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().endsWith(fileOf(prefetchCase)),
    );
    const control = prefetchCase.control(page);
    await control.hover();
    await failed;
    await frames(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /Alt\+T$/i })).toHaveCount(0);
    await page.unroute(address);
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await control.press('Enter');
    await expect(prefetchCase.target(page)).toBeVisible();
    await frames(page);
    expect(count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  }
});
