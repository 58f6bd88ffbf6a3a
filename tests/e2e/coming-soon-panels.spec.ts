import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import {
  comingSoonPanels,
  type ComingSoonPanelName,
} from '#src/islands/wallet/features/coming-soon/coming-soon-panels.ts';
import { expectInertSkeleton } from './coming-soon.ts';
import { openPanel, panelOf, optionOf } from './panels.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { LOADING, setLanguage } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Placeholder panels ("coming soon"), and panels about a coin when none is selected.

test.use({ persona: 'complete' });

const names = Object.keys(comingSoonPanels) as ComingSoonPanelName[];

for (const locale of locales)
  // requirement: 2.26, 2.32
  test(`in ${locale} each placeholder panel describes the feature and links to what works today`, async ({
    page,
  }) => {
    test.slow();
    const { coming, wallet } = messages(locale);
    await setLanguage(page, locale);
    await openPanel(page, 'coins', locale);
    for (const name of names) {
      const panel = panelOf(page, name, locale);
      const text = coming.panels[name];
      if (!('needs' in text)) await navigate(page, `${QUIET_SCREEN}?panel=${name}`);
      else {
        // In a new document, because a selected coin stays selected.
        await openPanel(page, name, locale);
        await expect(panel).toContainText(text.needs, LOADING);
        await expect(panel).not.toContainText(text.will);
        await panel.getByRole('button', { name: coming.ways.coins }).press('Enter');
        const coins = panelOf(page, 'coins', locale);
        await coins.getByRole('combobox').fill('eth');
        await optionOf(coins, new RegExp(wallet.names.eth)).click();
        await expect(coins).toHaveCount(0);
        await expect(panel).toContainText(`${wallet.names.eth} ETH`);
        await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=${name}`);
      }
      const place = panel.getByRole('region', { name: coming.panel });
      await expect(place).toContainText(text.will, LOADING);
      await expect(panel).toContainText(text.today);
      const labels = comingSoonPanels[name].ways.map((way) => coming.ways[way]);
      await expect(place.getByRole('link').or(place.getByRole('button'))).toHaveText(labels);
      await expectInertSkeleton(page, 'dialog');
    }
  });

// requirement: 2.32
test('a link from a panel to a screen replaces the history entry of the panel', async ({ page }) => {
  const { coming } = messages('en');
  await page.goto('/w/send');
  await page.goto('/w/send?panel=secondary');
  const panel = panelOf(page, 'secondary');
  await panel.getByRole('link', { name: coming.ways.dashboard }).click(LOADING);
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 390 },
  { locale: 'en', colorScheme: 'dark', width: 320 },
] as const;
for (const { locale, colorScheme, width } of matrix('views of panels', views, (view) => view.width === 320))
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test('axe finds no violation, and nothing is clipped', async ({ page }) => {
      await setLanguage(page, locale);
      await openPanel(page, 'coins', locale);
      for (const name of ['send', 'secondary'] satisfies ComingSoonPanelName[]) {
        await navigate(page, `${QUIET_SCREEN}?panel=${name}`);
        const panel = panelOf(page, name, locale);
        await expect(panel.getByRole('heading')).toHaveCount(2, LOADING);
        await expectAccessibleLayout(page, panel, name);
      }
    });
  });
