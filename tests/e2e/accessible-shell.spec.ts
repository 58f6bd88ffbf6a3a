import type { Page } from '@playwright/test';
import { locales, type Locale } from '#src/intl/locale.ts';
import { panelNames } from '#src/stores/panels.ts';
import { violations } from './axe.ts';
import { panelOf } from './finding.ts';
import { expect, test, type Mock } from './mock.ts';
import { move } from './move.ts';
import { OPENING, speak, stopTime, totalOf } from './wallet-figures.ts';
import { addressOf, routes } from './wallet-table.ts';
import { settled } from './settled.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

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

for (const locale of locales)
  for (const { width, height } of sizes)
    test.describe(`in ${locale}, ${width} px wide, light and dark: axe finds nothing, and everything has a name`, () => {
      test.use({ viewport: { width, height } });
      test.beforeEach(() => test.setTimeout(240_000));

      // requirement: 2.57
      test('on any screen', async ({ page, mock }) => {
        await begin(page, mock, locale);
        for (const route of routes) {
          const address = addressOf(route);
          await move(page, address);
          await expect(page).toHaveURL(address);
          await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
          await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
          await look(page, address);
        }
      });

      // requirement: 2.57
      test('in any panel', async ({ page, mock }) => {
        await begin(page, mock, locale);
        for (const name of panelNames) {
          await move(page, `${QUIET_SCREEN}?panel=${name}`);
          await expect(panelOf(page, name, locale)).toBeVisible();
          await expect(page.locator('[aria-busy="true"], dialog .body > .bone')).toHaveCount(0);
          await look(page, name);
        }
      });
    });
