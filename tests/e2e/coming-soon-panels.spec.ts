import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import {
  comingSoonPanels,
  type ComingSoonPanelName,
} from '#src/islands/wallet/features/coming-soon/coming-soon-panels.ts';
import { expectInertSkeleton } from './coming-soon.ts';
import { openPanel, panelOf } from './panels.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { LOADING, setLanguage } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Placeholder panels ("coming soon").

test.use({ persona: 'complete' });

const names = Object.keys(comingSoonPanels) as ComingSoonPanelName[];

for (const locale of locales)
  // requirement: 2.26, 2.32
  test(`in ${locale} each placeholder panel describes the feature and links to what works today`, async ({
    page,
  }) => {
    test.slow();
    const { coming } = messages(locale);
    await setLanguage(page, locale);
    await openPanel(page, 'coins', locale);
    for (const name of names) {
      const panel = panelOf(page, name, locale);
      const text = coming.panels[name];
      await navigate(page, `${QUIET_SCREEN}?panel=${name}`);
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
  const { receive } = messages('en');
  await page.goto('/w/send');
  await page.goto('/w/send?panel=receive');
  const panel = panelOf(page, 'receive');
  await panel.getByRole('link', { name: receive.tabs.cash }).click(LOADING);
  await expect(page).toHaveURL('/w/receive?tab=cash');
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
      for (const name of ['scan', 'upload-scan'] satisfies ComingSoonPanelName[]) {
        await navigate(page, `${QUIET_SCREEN}?panel=${name}`);
        const panel = panelOf(page, name, locale);
        await expect(panel.getByRole('heading')).toHaveCount(2, LOADING);
        await expectAccessibleLayout(page, panel, name);
      }
    });
  });
