import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { setLanguage, totalOf } from './wallet-page.ts';
import { addressOf, routes, titleOf, type WalletRoute } from './wallet-table.ts';
import { loadPage, openPage, reloadPage } from './open-page.ts';

// The wallet's 30 URLs, opened by a guest, by a user without a username, and by a member. tests/server checks the server's
// responses and redirects.

const { wallet: en, onboarding, auth } = messages('en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The heading of the dashboard is a greeting. */
const headingOf = (route: WalletRoute) =>
  route.child === '' ? /^Good (?:morning|afternoon|evening), Tobi$/ : titleOf(route);

/** The current items of a menu with their aria-current values. */
const marksIn = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .locator('[aria-current]')
    .evaluateAll((items) => items.map((item) => [item.textContent, item.getAttribute('aria-current')]));

// requirement: 2.04, 2.05, 2.14
test('in Chinese each screen has its name in title and heading, and its menu item is current', async ({
  page,
  mock,
}) => {
  test.slow();
  const { shell, wallet: cn } = messages('cn');
  await page.setViewportSize({ width: 1280, height: 800 });
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await openPage(page, '/w');
  await expect(totalOf(page, 'cn')).toContainText('₦');
  for (const [index, route] of routes.entries()) {
    const address = addressOf(route);
    const name = walletPaths[index]?.name ?? 'dashboard';
    await navigate(page, address);
    const title = route.shown ? cn.names[route.shown] : cn.screens[name];
    await expect.soft(page, address).toHaveTitle(`${shell.name} - ${title}`);
    if (name !== 'dashboard') await expect.soft(heading(page), address).toHaveText(title);
    const [label, as] = route.marked ?? [];
    await expect.soft
      .poll(() => marksIn(page, cn.nav.label), address)
      .toEqual(label ? [[cn.nav[label], as]] : []);
  }
});

/** Users who are redirected from all of /w, and where to (spec section 2: 'redirect to /login or /profile-setup'). */
const turnedAway = [
  { who: 'guest', ends: '/login', title: auth.login.title, headingText: auth.login.heading },
  {
    who: 'missing-username',
    ends: '/set-username',
    title: onboarding.username.title,
    headingText: onboarding.username.heading,
  },
] as const;

for (const { who, ends, title, headingText } of turnedAway)
  // requirement: 2.02, 2.03
  test(`${who}: each wallet URL redirects to ${ends}, and going back leads to the previous page`, async ({
    page,
    mock,
  }) => {
    test.slow();
    await mock.persona(who, { login: true });
    await openPage(page, '/about-us');
    for (const address of matrix('redirecting URLs', routes.map(addressOf), (_, index) => index % 12 === 0)) {
      await test.step(address, async () => {
        await loadPage(page, address, { waitUntil: 'domcontentloaded' });
        await expect.soft(page, address).toHaveURL(ends);
        await expect.soft(page, address).toHaveTitle(`Cowrie - ${title}`);
        await expect.soft(heading(page), address).toHaveText(headingText);
        // The redirecting URL is not in the history, where it would trap the user.
        await page.goBack({ waitUntil: 'commit' });
        await expect.soft(page, `${address} and back`).toHaveURL('/about-us');
      });
    }
    const calls = (await mock.journal()).map(({ op }) => op);
    expect(calls.filter((op) => op.startsWith('GET /wallet'))).toEqual([]);
  });

/** Screens whose one action stands in the place of the dock, and whose way back in that of the person. */
const flows = new Set<WalletRoute['child']>(['send', 'token/{id}']);

/** The current item of the dock: its own items, and "More" for the rest. */
function markedInDock({ child, marked }: WalletRoute): (string | null)[][] {
  if (marked === null || flows.has(child)) return [];
  const [label, as] = marked;
  if (label === 'dashboard' || label === 'assets' || label === 'market') return [[en.dock[label], as]];
  return [[en.dock.more, 'true']];
}

async function expectScreen(page: Page, route: WalletRoute, description: string): Promise<void> {
  const address = addressOf(route);
  // The shell has replaced the document's skeleton, and the screen its own.
  const own = page.getByRole('button', { name: /^Profile: / });
  const isFlow = flows.has(route.child) && (page.viewportSize()?.width ?? 0) < 680;
  await expect.soft(isFlow ? page.locator('.flow-back') : own, description).toBeVisible();
  await expect.soft(page.getByRole('main').getByRole('heading').first(), description).toBeVisible();
  await expect.soft(page, description).toHaveURL(address);
  await expect.soft(page, description).toHaveTitle(`Cowrie - ${titleOf(route)}`);
  await expect.soft(heading(page), description).toHaveText(headingOf(route));
  // The focus is at the start of the document: the first Tab reaches "Skip to content".
  expect.soft(await page.evaluate(() => document.activeElement === document.body), description).toBe(true);
}

// requirement: 2.04, 2.05, 2.14
test('a member opens each URL directly, and again after a reload', async ({ page, mock }) => {
  test.slow();
  await mock.persona('complete', { login: true });
  for (const route of routes) {
    const address = addressOf(route);
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const response = await openPage(page, address);
      expect.soft(response?.status(), address).toBe(200);
      await expectScreen(page, route, address);
      const [label, as] = route.marked ?? [];
      const marks = label ? [[en.nav[label], as]] : [];
      await expect.soft.poll(() => marksIn(page, en.nav.label), address).toEqual(marks);

      await page.setViewportSize({ width: 390, height: 844 });
      await reloadPage(page);
      await expectScreen(page, route, `${address} reloaded`);
      await expect.soft
        .poll(() => marksIn(page, en.dock.label), `${address} on a phone`)
        .toEqual(markedInDock(route));
    });
  }
});
