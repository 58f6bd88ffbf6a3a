import type { Page } from '@playwright/test';
import { locales, type Locale } from '#src/intl/locale.ts';
import { walletPaths } from '#src/islands/wallet/paths.ts';
import { panelNames, type PanelName } from '#src/stores/interface/panels.ts';
import { matrix, sized } from '../tier.ts';
import { violations } from './axe.ts';
import { panelOf } from './panels.ts';
import { expect, test, type Mock } from './mock.ts';
import { navigate } from './navigate.ts';
import { setLanguage, freezeTime, totalOf } from './wallet-page.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { openPage } from './open-page.ts';

// axe runs on every screen and panel of the wallet, in both themes and languages, on a desktop and a phone; every control must
// have an accessible name.

const COLOURS = ['color-contrast', 'link-in-text-block'];
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const;

async function openWallet(page: Page, mock: Mock, locale: Locale): Promise<void> {
  await mock.persona('complete', { login: true });
  // A changing price is coloured for a moment; axe must measure the final colours.
  await freezeTime(mock);
  await mock.ticker({ speed: 0 });
  await setLanguage(page, locale);
  await openPage(page, '/w');
  await expect(totalOf(page, locale)).toContainText('₦');
}

/** Controls without an accessible name. */
async function unnamedControls(page: Page): Promise<string[]> {
  const lines = (await page.locator('body').ariaSnapshot()).split('\n');
  return lines.filter((line) =>
    /^\s*- '?(?:button|link|textbox|combobox|switch|checkbox|radio|option|dialog)(?: \[.*)?:?$/.test(line),
  );
}

/** Runs all rules in the light theme, and in the dark one only those about colours. */
async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await waitForAnimations(page);
  expect.soft(await violations(page), where).toEqual([]);
  expect.soft(await unnamedControls(page), where).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await waitForAnimations(page);
  expect.soft(await violations(page, COLOURS), `${where}, dark`).toEqual([]);
}

const views = locales.flatMap((locale) => sizes.map((size) => ({ locale, size })));
const places: readonly { address: string; panel?: PanelName }[] = [
  ...walletPaths.map(({ path }) => ({
    address: path.replace('token/:id', 'token/btc').replace(':id', 'ann_2'),
  })),
  ...panelNames.map((panel) => ({
    address: `${QUIET_SCREEN}?panel=${panel}`,
    panel,
  })),
];
/** Each place in each view; under `npm test` each screen and panel in one of the views, in turn. */
const cases = matrix(
  'screens and panels in each view',
  views.flatMap((view) => places.map((place) => ({ view, place }))),
  ({ view, place }) => places.indexOf(place) % views.length === views.indexOf(view),
);

for (const currentView of views) {
  const { locale, size } = currentView;
  test.describe(`in ${locale}, ${size.width} px wide`, () => {
    test.use({ viewport: size });

    // requirement: 2.57
    test('every screen and panel passes axe in both themes, and every control has a name', async ({
      page,
      mock,
    }) => {
      test.setTimeout(sized(90_000, 600_000));
      await openWallet(page, mock, locale);
      for (const { place } of cases.filter(({ view }) => view === currentView)) {
        const { address, panel } = place;
        await navigate(page, address);
        // A panel may add what it shows: an empty chat begins a conversation.
        await expect(page).toHaveURL(({ pathname, search }) => {
          const reached = pathname + search;
          return reached === address || (panel !== undefined && reached.startsWith(`${address}&`));
        });
        await expectScreenLoaded(page);
        if (panel) await expect(panelOf(page, panel, locale)).toBeVisible();
        await expect(page.locator('[aria-busy="true"], dialog .body > .skeleton')).toHaveCount(0);
        await expectAccessible(page, address);
      }
    });
  });
}
