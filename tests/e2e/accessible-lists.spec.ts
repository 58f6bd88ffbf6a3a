import type { Locator, Page } from '@playwright/test';
import type { PanelName } from '#src/stores/panels.ts';
import { answered, fieldOf, openPanel, rowOf } from './finding.ts';
import { looksRight } from './looks.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

test.use({ persona: 'complete' });

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { locale: 'cn', colorScheme: 'dark', width: 320, height: 640 },
] as const;

for (const { locale, colorScheme, width, height } of views) {
  test.describe(`${locale}, ${colorScheme}, ${width} px wide: axe has nothing to say, and nothing is cut off`, () => {
    test.use({ colorScheme, viewport: { width, height } });

    const look = (page: Page, panel: Locator) => looksRight(page, panel, 'the panel');

    test('the search: nothing typed, found, remembered, nothing found', async ({ page }) => {
      await speak(page, locale);
      const panel = await openPanel(page, 'search', locale);
      await expect(fieldOf(panel)).toBeFocused(OPENING);
      await look(page, panel);
      await fieldOf(panel).fill('ada');
      await answered(panel, locale);
      await look(page, panel);
      await rowOf(panel, /Ada Nwafor/).click();
      await expect(panel).toBeHidden();
      await page.keyboard.press('/');
      await expect(rowOf(panel, /Ada Nwafor/)).toBeVisible();
      await look(page, panel);
      await fieldOf(panel).fill('zzzz');
      await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(2);
      await look(page, panel);
    });

    test('the search that failed', async ({ page, mock }) => {
      await speak(page, locale);
      const panel = await openPanel(page, 'search', locale);
      await expect(fieldOf(panel)).toBeFocused(OPENING);
      await mock.fault({ op: 'GET /search', effect: { type: 'status', status: 500 } });
      await fieldOf(panel).fill('ada');
      await expect(panel.getByRole('status').first()).not.toBeEmpty();
      await look(page, panel);
    });

    for (const name of ['history', 'coins', 'users'] satisfies PanelName[]) {
      test(`the panel ${name}`, async ({ page }) => {
        await speak(page, locale);
        const panel = await openPanel(page, name, locale);
        const rows = panel.getByRole(name === 'history' ? 'listitem' : 'option');
        await expect(rows.nth(2)).toBeVisible(OPENING);
        if (name !== 'users') await expect(rows.first()).toContainText(/\d/);
        await look(page, panel);
      });
    }
  });
}
