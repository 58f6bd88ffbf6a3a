import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { move } from './move.ts';
import { OPENING, speak, totalOf } from './wallet-figures.ts';
import { addressOf, isDistinctScreen, routes, type WalletRoute } from './wallet-table.ts';

// The wallet's 30 addresses, opened by a guest, by a person who has still to choose a username, and by a member. That the server
// answers each of them, and turns away from each of them, is held by tests/server.

const { wallet: en, onboarding, auth } = messages('en');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The dashboard is headed by a greeting. */
const headed = ({ child, name }: WalletRoute) =>
  child === '' ? /^Good (?:morning|afternoon|evening), Tobi$/ : name;

/** The marked items of a menu, with what they are marked as. */
const marksIn = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .locator('[aria-current]')
    .evaluateAll((items) => items.map((item) => [item.textContent, item.getAttribute('aria-current')]));

// requirement: 2.04, 2.05, 2.14
test('in Chinese each screen has its name in the title and the heading, and its place marked in the menu', async ({
  page,
  mock,
}) => {
  test.slow();
  const { shell, wallet: cn } = messages('cn');
  await page.setViewportSize({ width: 1280, height: 800 });
  await mock.persona('complete', { login: true });
  await speak(page, 'cn');
  await page.goto('/w');
  await expect(totalOf(page, 'cn')).toContainText('₦', OPENING);
  for (const [index, route] of routes.entries()) {
    const address = addressOf(route);
    const name = walletPaths[index]?.name ?? 'dashboard';
    await move(page, address);
    await expect.soft(page, address).toHaveTitle(`${shell.name} - ${cn.screens[name]}`);
    if (name !== 'dashboard') await expect.soft(heading(page), address).toHaveText(cn.screens[name]);
    const [label, as] = route.marked ?? [];
    await expect.soft
      .poll(() => marksIn(page, cn.nav.label), address)
      .toEqual(label ? [[cn.nav[label], as]] : []);
  }
});

/** Who is turned away from all of /w, and where they are then (spec section 2: 'redirect to /login or /profile-setup'). */
const turnedAway = [
  { who: 'guest', ends: '/login', title: auth.login.title, told: auth.login.heading },
  {
    who: 'missing-username',
    ends: '/set-username',
    title: onboarding.username.title,
    told: onboarding.username.heading,
  },
] as const;

for (const { who, ends, title, told } of turnedAway)
  // requirement: 2.02, 2.03
  test(`${who}: from each address to ${ends}, and back to where they came from`, async ({ page, mock }) => {
    test.slow();
    await mock.persona(who, { login: true });
    await page.goto('/about-us');
    for (const address of matrix(
      'addresses that turn away',
      routes.map(addressOf),
      (_, index) => index % 12 === 0,
    )) {
      await test.step(address, async () => {
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expect.soft(page, address).toHaveURL(ends);
        await expect.soft(page, address).toHaveTitle(`Cowrie - ${title}`);
        await expect.soft(heading(page), address).toHaveText(told);
        // The address that turned them away is no entry of the history: it would hold them where they are.
        await page.goBack({ waitUntil: 'commit' });
        await expect.soft(page, `${address} and back`).toHaveURL('/about-us');
      });
    }
    expect((await mock.journal()).filter(({ op }) => op.startsWith('GET /wallet'))).toEqual([]);
  });

/** What the bar of a phone marks: its own places, and "More" for whatever stands behind it. */
function markedInDock({ child, marked }: WalletRoute): (string | null)[][] {
  if (child === 'send') return [[en.dock.send, 'page']];
  if (marked === null) return [];
  const [label, as] = marked;
  if (label === 'dashboard' || label === 'assets' || label === 'market') return [[en.dock[label], as]];
  return [[en.dock.more, 'true']];
}

async function stands(page: Page, route: WalletRoute, what: string): Promise<void> {
  const address = addressOf(route);
  // The frame has taken over from the document's own skeleton, and the screen from its skeleton.
  await expect.soft(page.getByRole('button', { name: /^Profile: / }), what).toBeVisible(OPENING);
  await expect.soft(page.getByRole('main').getByRole('heading').first(), what).toBeVisible(OPENING);
  await expect.soft(page, what).toHaveURL(address);
  await expect.soft(page, what).toHaveTitle(`Cowrie - ${route.name}`);
  await expect.soft(heading(page), what).toHaveText(headed(route));
  // A document begins at its beginning, as every document does: the first Tab comes to "Skip to content".
  expect.soft(await page.evaluate(() => document.activeElement === document.body), what).toBe(true);
}

// requirement: 2.04, 2.05, 2.14
test('a member: an address opens as itself, and again after a reload', async ({ page, mock }) => {
  test.slow();
  await mock.persona('complete', { login: true });
  for (const route of matrix('documents', routes, (_, index) =>
    isDistinctScreen(walletPaths[index]?.name ?? 'dashboard'),
  )) {
    const address = addressOf(route);
    await test.step(address, async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const response = await page.goto(address, { waitUntil: 'domcontentloaded' });
      expect.soft(response?.status(), address).toBe(200);
      await stands(page, route, address);
      const [label, as] = route.marked ?? [];
      const marks = label ? [[en.nav[label], as]] : [];
      await expect.soft.poll(() => marksIn(page, en.nav.label), address).toEqual(marks);

      await page.setViewportSize({ width: 390, height: 844 });
      await page.reload({ waitUntil: 'domcontentloaded' });
      await stands(page, route, `${address} reloaded`);
      await expect.soft
        .poll(() => marksIn(page, en.dock.label), `${address} on a phone`)
        .toEqual(markedInDock(route));
    });
  }
});
