import type { Locator, Page } from '@playwright/test';
import type { PanelName } from '#src/stores/interface/panels.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { panelOf } from './panels.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { coveredBy, headerTools, openScreen, walletMenu } from './wallet-shell.ts';

// Where the focus goes when screens and panels of the wallet come and go: it is never lost.

const { wallet: en, walletPanels, emergencyContact } = messages('en');
const { nav, header } = en;
test.use({ persona: 'complete' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Records each animation frame in which no element has the focus. */
const watchFocus = (page: Page) =>
  page.evaluate(() => {
    const lost: string[] = [];
    const check = () => {
      if (document.activeElement === document.body) lost.push(location.pathname + location.search);
      requestAnimationFrame(check);
    };
    requestAnimationFrame(check);
    Object.assign(globalThis, { lostFocus: lost });
  });
const lostFocus = (page: Page) =>
  page.evaluate(() => [...new Set((globalThis as unknown as { lostFocus: string[] }).lostFocus)]);

test('links, back and forward move the focus to the heading of the screen and never lose it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, '/w');
  await heading(page).focus();
  await watchFocus(page);
  const follow = async (link: Locator, screen: keyof typeof en.screens) => {
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toHaveText(en.screens[screen]);
    await expect(heading(page)).toBeFocused();
    await expect(heading(page)).toBeInViewport();
    expect(await coveredBy(page)).toEqual([]);
  };
  await follow(walletMenu(page).getByRole('link', { name: nav.account }), 'account');
  // The link disappears with its screen.
  await follow(
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${en.screens.security}`) }),
    'security',
  );
  await follow(walletMenu(page).getByRole('link', { name: nav.notifications }), 'notifications');
  await page.goBack();
  await expect(heading(page)).toHaveText(en.screens.security);
  await expect(heading(page)).toBeFocused();
  await page.goForward();
  await expect(heading(page)).toHaveText(en.screens.notifications);
  await expect(heading(page)).toBeFocused();
  expect(await lostFocus(page)).toEqual([]);
});

/** Panels and the header buttons that open them. */
const openers: readonly { name: PanelName; button: string | RegExp }[] = [
  { name: 'search', button: header.search },
  { name: 'support', button: header.help },
  { name: 'notifications', button: /^Notifications/ },
  { name: 'profile', button: /^Profile: / },
];

for (const width of [1280, 390])
  // requirement: 2.30
  test(`at ${width} px Escape, the close button and going back return the focus from a panel to its opener`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openScreen(page, QUIET_SCREEN);
    const [first] = headerTools;
    await page.getByRole('banner').getByRole('button', { name: first }).focus();
    await watchFocus(page);
    for (const { name, button } of openers) {
      const opener = page.getByRole('banner').getByRole('button', { name: button });
      const panel = panelOf(page, name);
      await opener.focus();
      for (const way of ['escape', 'close', 'back'] as const) {
        await page.keyboard.press('Enter');
        await expect(panel).toBeVisible();
        await expect(opener).toHaveAttribute('aria-expanded', 'true');
        await expect(panel.locator('.skeleton:not([aria-hidden] .skeleton)')).toHaveCount(0);
        await expect
          .poll(() => panel.evaluate((element) => element.contains(document.activeElement)))
          .toBe(true);
        if (way === 'close') {
          await panel.getByRole('button', { name: walletPanels.close, exact: true }).focus();
          await page.keyboard.press('Enter');
        } else if (way === 'escape') await page.keyboard.press('Escape');
        else await page.goBack();
        await expect(panel).toHaveCount(0);
        await expect(opener, `${name}, ${way}`).toBeFocused();
        await expect(page).toHaveURL(QUIET_SCREEN);
        expect(await coveredBy(page)).toEqual([]);
      }
    }
    expect(await lostFocus(page)).toEqual([]);
  });

test('a slash types into fields, and opens the search from anywhere else', async ({ page }) => {
  await openScreen(page, '/w/security/emergency-contact');
  const field = page.getByRole('textbox', { name: emergencyContact.name, exact: true });
  await field.focus();
  await page.keyboard.type('a/b');
  await expect(field).toHaveValue('a/b');
  await expect(panelOf(page, 'search')).toHaveCount(0);
  const choice = page.getByRole('combobox', { name: emergencyContact.code });
  await choice.focus();
  await page.keyboard.press('/');
  await expect(panelOf(page, 'search')).toHaveCount(0);
  await expect(page).toHaveURL('/w/security/emergency-contact');
  await page.keyboard.press('Escape');
  for (const key of ['/', 'Control+k', 'Meta+k']) {
    await walletMenu(page).getByRole('link', { name: nav.assets }).focus();
    await page.keyboard.press(key);
    await expect(panelOf(page, 'search')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panelOf(page, 'search')).toHaveCount(0);
    await expect(walletMenu(page).getByRole('link', { name: nav.assets })).toBeFocused();
  }
});
