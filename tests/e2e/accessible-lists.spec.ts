import type { Locator, Page } from '@playwright/test';
import type { PanelName } from '#src/stores/interface/panels.ts';
import type { Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { answered, fieldOf, openPanel, openSearch, rowOf } from './finding.ts';
import { looksRight } from './looks.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

test.use({ persona: 'complete' });

const views = [
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'cn', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
] as const;

type Story = (page: Page, mock: Mock, locale: Locale) => Promise<void>;

const look = (page: Page, panel: Locator) => looksRight(page, panel, 'the panel');

const stories: Readonly<Record<string, Story>> = {
  'the search: nothing typed, found, remembered, nothing found': async (page, _, locale) => {
    const panel = await openSearch(page, locale);
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
  },
  'the search that failed': async (page, mock, locale) => {
    const panel = await openSearch(page, locale);
    await mock.fault({ op: 'GET /search', effect: { type: 'status', status: 500 } });
    await fieldOf(panel).fill('ada');
    await expect(panel.getByRole('status').first()).not.toBeEmpty();
    await look(page, panel);
  },
  'the panels history, coins and users': async (page, _, locale) => {
    for (const name of ['history', 'coins', 'users'] satisfies PanelName[]) {
      const panel = await openPanel(page, name, locale);
      const rows = panel.getByRole(name === 'history' ? 'listitem' : 'option');
      await expect(rows.nth(2)).toBeVisible(OPENING);
      if (name !== 'users') await expect(rows.first()).toContainText(/\d/);
      await look(page, panel);
    }
  },
};

const cases = matrix(
  'lists in each look',
  views.flatMap((view) => Object.entries(stories).map(([what, story]) => ({ view, what, story }))),
  ({ view, what }) => (what === 'the search that failed') === (view.locale === 'en'),
);

for (const {
  view: { locale, ...view },
  what,
  story,
} of cases)
  test.describe(`${locale}, ${view.colorScheme}, ${view.viewport.width} px wide`, () => {
    test.use(view);

    test(`axe finds nothing, and nothing is cut off: ${what}`, async ({ page, mock }) => {
      await speak(page, locale);
      await story(page, mock, locale);
    });
  });
