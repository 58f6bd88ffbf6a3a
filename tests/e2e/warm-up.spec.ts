import type { Locator, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { builtFile } from './built-files.ts';
import { listening, opened } from './listening.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Whoever points at a link, or has the focus on it, is likely to press it: the file of what it leads to comes before the
// press, once. Nothing comes that nobody looks at.

const { wallet: en, account } = messages('en');
test.use({ persona: 'complete' });

const menuLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: en.nav.label }).getByRole('link', { name, exact: true });
const dockLink = (name: string) => (page: Page) =>
  page.getByRole('navigation', { name: en.dock.label }).getByRole('link', { name, exact: true });
const tool = (name: string | RegExp) => (page: Page) =>
  page.getByRole('banner').getByRole('button', { name });

interface Way {
  readonly what: string;
  /** Where it stands. */
  readonly at: string;
  readonly phone?: boolean;
  readonly control: (page: Page) => Locator;
  /** What is likely to be wanted next. */
  readonly module: string;
  /** What stands there after the press. */
  readonly there: (page: Page) => Locator;
}

const screen = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });
const panel = (name: keyof ReturnType<typeof titles>) => (page: Page) =>
  page.getByRole('dialog', { name: titles()[name] });
const titles = () => messages('en').walletPanels.titles;

const ways: readonly Way[] = [
  {
    what: 'a link of the menu',
    at: QUIET_SCREEN,
    control: menuLink(en.nav.account),
    module: 'features/account/Account',
    there: screen(en.screens.account),
  },
  {
    what: 'another link of the menu',
    at: QUIET_SCREEN,
    control: menuLink(en.nav.notifications),
    module: 'features/notifications/Notifications',
    there: screen(en.screens.notifications),
  },
  {
    what: 'a link of the dock',
    at: '/w/account',
    phone: true,
    control: dockLink(en.dock.dashboard),
    module: 'features/dashboard/Dashboard',
    there: totalOf,
  },
  {
    what: 'a link of a screen',
    at: '/w/account',
    control: (page) => page.getByRole('main').getByRole('link', { name: account.places.notifications }),
    module: 'features/notifications/Notifications',
    there: screen(en.screens.notifications),
  },
  {
    what: 'the search’s button',
    at: QUIET_SCREEN,
    control: tool(en.header.search),
    module: 'features/search/SearchPanel',
    there: panel('search'),
  },
  {
    what: 'the help’s button',
    at: QUIET_SCREEN,
    control: tool(en.header.help),
    module: 'features/support/SupportPanel',
    there: panel('support'),
  },
  {
    what: 'the bell',
    at: QUIET_SCREEN,
    control: tool(/^Notifications/),
    module: 'features/notifications/NotificationsPanel',
    there: panel('notifications'),
  },
  {
    what: 'the profile’s button',
    at: QUIET_SCREEN,
    control: tool(/^Profile: /),
    module: 'features/account/ProfilePanel',
    there: panel('profile'),
  },
];

const fileOf = ({ module }: Way) => builtFile(`src/islands/wallet/${module}.tsx`);

/** Opens an address and waits until the wallet watches; counts how often the file was asked for. */
async function open(page: Page, mock: Mock, way: Way): Promise<() => number> {
  const { at, phone } = way;
  await page.setViewportSize(phone ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  const file = fileOf(way);
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === file) asked += 1;
  });
  const streams = await opened(mock);
  await page.goto(at);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible(OPENING);
  await listening(mock, streams + 1);
  return () => asked;
}

/** What a press, a pointer or the focus set off has begun. */
const frames = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
  });

const intents = {
  pointed: (control: Locator) => control.hover(),
  focused: (control: Locator) => control.focus(),
} as const;

const both = ways.flatMap((way) =>
  Object.keys(intents).map((intent) => ({ way, intent: intent as keyof typeof intents })),
);
for (const { way, intent } of matrix(
  'ways by pointer and by focus',
  both,
  (_, index) => index % 4 === 0 || index % 4 === 3,
))
  // requirement: 2.60
  test(`${way.what}, ${intent}: its file comes before the press, once`, async ({ page, mock }) => {
    const count = await open(page, mock, way);
    await page.getByRole('heading', { level: 1 }).hover();
    await frames(page);
    expect(count()).toBe(0);
    const control = way.control(page);
    await intents[intent](control);
    await expect.poll(count).toBe(1);
    await page.getByRole('heading', { level: 1 }).hover();
    await intents[intent](control);
    await control.press('Enter');
    await expect(way.there(page)).toBeVisible();
    await frames(page);
    expect(count()).toBe(1);
  });

// requirement: 2.60
test('nothing is fetched for somebody who asks for less data, until it is pressed', async ({
  page,
  mock,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
  });
  for (const way of [ways[0], ways[4]]) {
    if (!way) throw new Error('no such way');
    const count = await open(page, mock, way);
    const control = way.control(page);
    await control.hover();
    await control.focus();
    await frames(page);
    expect(count()).toBe(0);
    await control.press('Enter');
    await expect(way.there(page)).toBeVisible();
    await expect.poll(count).toBe(1);
  }
});

test('a file that did not come beforehand is asked for again by the press, and nobody hears of it', async ({
  page,
  mock,
}) => {
  mock.expectErrors('/_astro/');
  for (const way of [ways[0], ways[4]]) {
    if (!way) throw new Error('no such way');
    const count = await open(page, mock, way);
    const address = `**${fileOf(way)}`;
    await page.route(address, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(fileOf(way)));
    const control = way.control(page);
    await control.hover();
    await failed;
    await frames(page);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /Alt\+T$/i })).toHaveCount(0);
    await page.unroute(address);
    await page.evaluate(() => Object.assign(globalThis, { same: true }));
    await control.press('Enter');
    await expect(way.there(page)).toBeVisible();
    await frames(page);
    expect(count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => 'same' in globalThis)).toBe(true);
  }
});
