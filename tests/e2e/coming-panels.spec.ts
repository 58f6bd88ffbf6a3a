import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import {
  comingSoonPanels,
  type ComingSoonPanelName,
} from '#src/islands/wallet/features/coming-soon/coming-soon-panels.ts';
import { expectQuietOutline } from './coming.ts';
import { openPanel, panelOf, rowOf } from './finding.ts';
import { looksRight } from './looks.ts';
import { matrix } from '../tier.ts';
import { expect, test } from './mock.ts';
import { move } from './move.ts';
import { OPENING, speak } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// Panels that have no content yet, and those that are about a coin when none is chosen.

test.use({ persona: 'complete' });

const names = Object.keys(comingSoonPanels) as ComingSoonPanelName[];

for (const locale of locales)
  // requirement: 2.26, 2.32
  test(`in ${locale}: each says what will be there, what it needs, and what to do today`, async ({
    page,
  }) => {
    test.slow();
    const { coming, wallet } = messages(locale);
    await speak(page, locale);
    await openPanel(page, 'coins', locale);
    for (const name of names) {
      const panel = panelOf(page, name, locale);
      const text = coming.panels[name];
      if (!('needs' in text)) await move(page, `${QUIET_SCREEN}?panel=${name}`);
      else {
        // In a document of its own: a coin that is chosen stays chosen.
        await openPanel(page, name, locale);
        await expect(panel).toContainText(text.needs, OPENING);
        await expect(panel).not.toContainText(text.will);
        await panel.getByRole('button', { name: coming.ways.coins }).press('Enter');
        const coins = panelOf(page, 'coins', locale);
        await coins.getByRole('combobox').fill('eth');
        await rowOf(coins, new RegExp(wallet.names.eth)).click();
        await expect(coins).toHaveCount(0);
        await expect(panel).toContainText(`${wallet.names.eth} ETH`);
        await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=${name}`);
      }
      const place = panel.getByRole('region', { name: coming.panel });
      await expect(place).toContainText(text.will, OPENING);
      await expect(panel).toContainText(text.today);
      const labels = comingSoonPanels[name].ways.map((way) => coming.ways[way]);
      await expect(place.getByRole('link').or(place.getByRole('button'))).toHaveText(labels);
      await expectQuietOutline(page, 'dialog');
    }
  });

// requirement: 2.32
test('from a panel to a screen: the panel’s own entry of the history gives way', async ({ page }) => {
  const { coming } = messages('en');
  await page.goto('/w/send');
  await page.goto('/w/send?panel=secondary');
  const panel = panelOf(page, 'secondary');
  await panel.getByRole('link', { name: coming.ways.dashboard }).click(OPENING);
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 390 },
  { locale: 'en', colorScheme: 'dark', width: 320 },
] as const;
for (const { locale, colorScheme, width } of matrix('looks of panels', views, (view) => view.width === 320))
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test('axe has nothing to say, and nothing is cut off', async ({ page }) => {
      await speak(page, locale);
      await openPanel(page, 'coins', locale);
      for (const name of ['scan', 'send', 'qr', 'secondary'] satisfies ComingSoonPanelName[]) {
        await move(page, `${QUIET_SCREEN}?panel=${name}`);
        const panel = panelOf(page, name, locale);
        await expect(panel.getByRole('heading')).toHaveCount(2, OPENING);
        await looksRight(page, panel, name);
      }
    });
  });
