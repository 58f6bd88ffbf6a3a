import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, localizePath, type Locale } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { actionLinks, type ActionLinkName } from '#src/islands/wallet/features/coming-soon/action-links.ts';
import { parentOf, walletPaths, type WalletPath } from '#src/islands/wallet/paths.ts';
import { comingSoonScreens } from '#src/islands/wallet/features/coming-soon/coming-soon-screens.ts';
import type { ComingSoonScreenName } from '#src/islands/wallet/lazy/screen-registry.ts';
import { matrix } from '../tier.ts';
import { expectInertSkeleton, goWithin } from './coming-soon.ts';
import { panelOf } from './panels.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Placeholder screens ("coming soon") describe the feature and link to what works today.

test.use({ persona: 'complete' });

const names = Object.keys(comingSoonScreens) as ComingSoonScreenName[];
const pathOf = (name: ComingSoonScreenName): WalletPath =>
  walletPaths.find((screen) => screen.name === name)?.path ?? '/w';
const addressOf = (name: ComingSoonScreenName) => pathOf(name).replace(':id', 'btc');
const headingOf = (page: Page) => page.getByRole('heading', { level: 1 });

async function open(page: Page, locale: Locale, address: string): Promise<void> {
  await setLanguage(page, locale);
  await openPage(page, address);
  await expect(page.getByRole('main').getByRole('heading')).toBeVisible();
}

for (const locale of locales)
  // requirement: 2.09
  test(`in ${locale} each placeholder screen has its own description and its links`, async ({ page }) => {
    const { coming, shell, wallet } = messages(locale);
    await open(page, locale, '/w/send');
    const texts = new Set<string>();
    for (const name of names) {
      await goWithin(page, addressOf(name));
      await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens[name]}`);
      await expect(headingOf(page)).toHaveText(wallet.screens[name]);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading')).toHaveText(coming.screen);
      const place = main.getByRole('region', { name: coming.screen });
      const { will, today } = coming.screens[name];
      await expect(place).toContainText(will);
      await expect(place).toContainText(today);
      texts.add(will);
      const labels = comingSoonScreens[name].ways.map((way) => coming.ways[way]);
      await expect(place.getByRole('link').or(place.getByRole('button'))).toHaveText(labels);
      await expectInertSkeleton(page, 'main');

      const parent = walletPaths.find((screen) => screen.name === parentOf(name));
      const back = main.getByRole('link', { name: wallet.back.replace('{name}', '') });
      if (!parent) await expect(back).toHaveCount(0);
      else {
        await expect(back).toHaveText(interpolate(wallet.back, { name: wallet.screens[parent.name] }));
        await expect(back).toHaveAttribute('href', parent.path);
      }
    }
    expect(texts.size).toBe(names.length);
  });

// requirement: 2.09
test('each link of a placeholder leads to a working feature', async ({ page, mock }) => {
  test.slow();
  const { coming, wallet } = messages('en');
  const used = [...new Set(names.flatMap((name) => comingSoonScreens[name].ways))];
  const from = (way: ActionLinkName) =>
    names.find((name) => comingSoonScreens[name].ways.includes(way)) ?? 'profile';
  for (const name of used) {
    const way = actionLinks[name];
    await open(page, 'en', addressOf(from(name)));
    const place = page.getByRole('region', { name: coming.screen });
    if ('panel' in way) {
      const button = place.getByRole('button', { name: coming.ways[name] });
      await button.press('Enter');
      await expect(panelOf(page, way.panel), name).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button, name).toBeFocused();
      continue;
    }
    await place.getByRole('link', { name: coming.ways[name] }).press('Enter');
    if ('page' in way) {
      await expect(page).toHaveURL(way.page);
      await expect(headingOf(page)).toBeVisible();
      continue;
    }
    await expect(page, name).toHaveURL(way.to);
    await expect(page.getByText(coming.screen)).toHaveCount(0);
    if (way.to.endsWith('#settings'))
      await expect(
        page.getByRole('heading', { name: messages('en').notifications.flags.heading }),
      ).toBeFocused();
    else if (way.to === '/w/logout')
      await expect(page.getByRole('main').getByRole('button', { name: wallet.logout.confirm })).toBeVisible();
  }
  mock.expectErrors('/events');
});

test('a link to a public page opens it in the wallet’s language', async ({ page }) => {
  const { coming } = messages('cn');
  await open(page, 'cn', '/w/edit-profile');
  await page.getByRole('link', { name: coming.ways.contact }).click();
  await expect(page).toHaveURL(localizePath('cn', '/contact'));
});

// requirement: 2.09
test('Tab reaches the back link and the links of a placeholder screen', async ({ page }) => {
  const { coming, wallet } = messages('en');
  await open(page, 'en', '/w/security');
  await goWithin(page, '/w/security/password');
  await expect(headingOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: 'Back to Account Security' });
  for (let tabs = 0; tabs < 6 && !(await back.evaluate((link) => link === document.activeElement)); tabs += 1)
    await page.keyboard.press('Tab');
  await expect(back).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('link', { name: coming.ways.logout })).toBeFocused();
  await back.press('Enter');
  await expect(page).toHaveURL('/w/security');
  await expect(headingOf(page)).toBeFocused();
  await expect(headingOf(page)).toHaveText(wallet.screens.security);
});

/** One screen per skeleton layout. */
const outlines = names.filter(
  (name, index) =>
    names.findIndex((other) => comingSoonScreens[other].sketch === comingSoonScreens[name].sketch) === index,
);
const views = [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 390 },
  { locale: 'en', colorScheme: 'dark', width: 320 },
] as const;

for (const { locale, colorScheme, width } of matrix(
  'views of skeletons',
  views,
  (view) => view.width === 320,
))
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    // requirement: 2.58
    test('axe finds no violation, and nothing is clipped', async ({ page }) => {
      test.slow();
      const { coming } = messages(locale);
      await open(page, locale, '/w/send');
      for (const name of outlines) {
        const address = addressOf(name);
        await goWithin(page, address);
        await expect(page.getByRole('main')).toContainText(coming.screens[name].will);
        await expectAccessibleLayout(page, page.getByRole('main'), address);
      }
    });
  });
