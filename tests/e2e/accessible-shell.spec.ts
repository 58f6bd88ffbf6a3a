import type { Page } from '@playwright/test';
import { locales, type Locale } from '#src/intl/locale.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { panelNames, type PanelName } from '#src/stores/interface/panels.ts';
import { matrix, sized } from '../tier.ts';
import { violations } from './axe.ts';
import { panelOf } from './finding.ts';
import { expect, test, type Mock } from './mock.ts';
import { move } from './move.ts';
import { OPENING, speak, stopTime, totalOf } from './wallet-figures.ts';
import { isDistinctPanel, isDistinctScreen } from './wallet-table.ts';
import { settled } from './settled.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';

// axe on every address of the wallet and with every panel open, in both themes and languages, wide and on a phone; and nothing
// to press anywhere without a name.

const COLOURS = ['color-contrast', 'link-in-text-block'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

async function begin(page: Page, mock: Mock, locale: Locale): Promise<void> {
  await mock.persona('complete', { login: true });
  // Prices that move have a colour for a moment: axe is to see them as they stay.
  await stopTime(mock);
  await mock.ticker({ speed: 0 });
  await speak(page, locale);
  await page.goto('/w');
  await expect(totalOf(page, locale)).toContainText('₦', OPENING);
}

/** What can be pressed, followed or filled in and has no name that a screen reader could say. */
async function nameless(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.filter((line) =>
    /^\s*- '?(?:button|link|textbox|combobox|switch|checkbox|radio|option|dialog)(?: \[.*)?:?$/.test(line),
  );
}

/** All of it in the light; in the dark what a theme changes, the colours. */
async function look(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settled(page);
  expect.soft(await violations(page), where).toEqual([]);
  expect.soft(await nameless(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await settled(page);
  expect.soft(await violations(page, COLOURS), `${where}, dark`).toEqual([]);
}

const looks = locales.flatMap((locale) => sizes.map((size) => ({ locale, size })));
const places: readonly { address: string; panel?: PanelName; distinct: boolean }[] = [
  ...walletPaths.map(({ path, name }) => ({
    address: path.replace(':id', 'btc'),
    distinct: isDistinctScreen(name),
  })),
  ...panelNames.map((panel) => ({
    address: `${QUIET_SCREEN}?panel=${panel}`,
    panel,
    distinct: isDistinctPanel(panel),
  })),
];
const distinct = places.filter((place) => place.distinct);
/** Each place in each look; under `npm test` each screen and panel in one of the looks, by turns. */
const cases = matrix(
  'screens and panels in each look',
  looks.flatMap((look) => places.map((place) => ({ look, place }))),
  ({ look, place }) => distinct.indexOf(place) % looks.length === looks.indexOf(look),
);

for (const view of looks) {
  const { locale, size } = view;
  test.describe(`in ${locale}, ${size.width} px wide`, () => {
    test.use({ viewport: size });

    // requirement: 2.57
    test('on any screen and in any panel, light and dark: axe finds nothing, and everything has a name', async ({
      page,
      mock,
    }) => {
      test.setTimeout(sized(90_000, 600_000));
      await begin(page, mock, locale);
      for (const { place } of cases.filter((one) => one.look === view)) {
        const { address, panel } = place;
        await move(page, address);
        await expect(page).toHaveURL(address);
        await expectScreenLoaded(page);
        if (panel) await expect(panelOf(page, panel, locale)).toBeVisible();
        await expect(page.locator('[aria-busy="true"], dialog .body > .skeleton')).toHaveCount(0);
        await look(page, address);
      }
    });
  });
}
