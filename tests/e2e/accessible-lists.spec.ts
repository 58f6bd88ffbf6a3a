import type { Locator, Page } from '@playwright/test';
import type { PanelName } from '#src/stores/interface/panels.ts';
import type { Locale } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { waitForResults, searchFieldOf, openPanel, openSearch, optionOf } from './panels.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { expect, test, type Mock } from './mock.ts';
import { setLanguage } from './wallet-page.ts';

test.use({ persona: 'complete' });

const views = [
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'cn', colorScheme: 'dark', viewport: { width: 320, height: 640 } },
] as const;

type Scenario = (page: Page, mock: Mock, locale: Locale) => Promise<void>;

const expectAccessible = (page: Page, panel: Locator) => expectAccessibleLayout(page, panel, 'the panel');

const scenarios: Readonly<Record<string, Scenario>> = {
  'the search panel: empty, with results, with recent items, without results': async (page, _, locale) => {
    const panel = await openSearch(page, locale);
    await expectAccessible(page, panel);
    await searchFieldOf(panel).fill('ada');
    await waitForResults(panel, locale);
    await expectAccessible(page, panel);
    await optionOf(panel, /Ada Nwafor/).click();
    await expect(panel).toBeHidden();
    await page.keyboard.press('/');
    await expect(optionOf(panel, /Ada Nwafor/)).toBeVisible();
    await expectAccessible(page, panel);
    await searchFieldOf(panel).fill('zzzz');
    await expect(panel.getByRole('heading', { level: 2 })).toHaveCount(2);
    await expectAccessible(page, panel);
  },
  'the search panel after a failure': async (page, mock, locale) => {
    const panel = await openSearch(page, locale);
    await mock.fault({ op: 'GET /search', effect: { type: 'status', status: 500 } });
    await searchFieldOf(panel).fill('ada');
    await expect(panel.getByRole('status').first()).not.toBeEmpty();
    await expectAccessible(page, panel);
  },
  'the history, coins and users panels': async (page, _, locale) => {
    for (const name of ['history', 'coins', 'users'] satisfies PanelName[]) {
      const panel = await openPanel(page, name, locale);
      const rows = panel.getByRole(name === 'history' ? 'listitem' : 'option');
      await expect(rows.nth(2)).toBeVisible();
      if (name !== 'users') await expect(rows.first()).toContainText(/\d/);
      await expectAccessible(page, panel);
    }
  },
};

const cases = matrix(
  'lists in each variant',
  views.flatMap((view) => Object.entries(scenarios).map(([title, run]) => ({ view, title, run }))),
  ({ view, title }) => (title === 'the search panel after a failure') === (view.locale === 'en'),
);

for (const {
  view: { locale, ...view },
  title: title,
  run: run,
} of cases)
  test.describe(`${locale}, ${view.colorScheme}, ${view.viewport.width} px wide`, () => {
    test.use(view);

    test(`axe finds no violation, and nothing is clipped: ${title}`, async ({ page, mock }) => {
      await setLanguage(page, locale);
      await run(page, mock, locale);
    });
  });
