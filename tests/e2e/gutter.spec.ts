import type { Page } from '@playwright/test';
import type { PanelName } from '#src/stores/panels.ts';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { openPanel, panelOf } from './finding.ts';
import { nameBisi, openContact, press } from './contact.ts';
import { expect, test } from './mock.ts';
import { settled } from './settled.ts';

// The place of the page's scrollbar while something modal is open: no strip of another colour at the window's edge. With a
// scrollbar that takes room, as on a desktop; the other specs run without.

test.use({
  persona: 'complete',
  launchOptions: {
    executablePath: findBrowser() ?? undefined,
    args: browserFlags,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

const HEIGHT = 700;

/** What one point of the window looks like. */
const look = async (page: Page, x: number, y: number) =>
  (await page.screenshot({ clip: { x, y, width: 1, height: 1 } })).toString('base64');

/** The window's edge looks like what lies beside the gutter, from top to bottom. */
async function expectNoStrip(page: Page, story: string): Promise<void> {
  await settled(page);
  const { inner, window } = await page.evaluate(() => ({
    inner: document.documentElement.clientWidth,
    window: innerWidth,
  }));
  for (const y of [90, HEIGHT - 60])
    expect(await look(page, window - 1, y), `${story}, ${y}`).toBe(await look(page, inner - 4, y));
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [390, 1440] as const)
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: HEIGHT } });

      for (const name of ['history', 'profile', 'secondary'] satisfies PanelName[])
        test(`${name}: the page’s edge is what stands beside it`, async ({ page }) => {
          await openPanel(page, name);
          await expectNoStrip(page, name);
        });

      test('a question: the page’s edge is under its veil too', async ({ page }) => {
        await openContact(page);
        await nameBisi(page);
        await page.reload();
        await press(page, 'remove').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectNoStrip(page, 'the question');
      });

      test('the page keeps its width while a panel comes and goes', async ({ page }) => {
        test.skip(width < 680, 'a narrow window has no room kept for a scrollbar');
        await page.goto('/w/account');
        const wide = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
        await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
        const before = await wide();
        await page.keyboard.press('Control+k');
        await expect(panelOf(page, 'search')).toBeVisible();
        expect(await wide()).toBe(before);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await wide()).toBe(before);
      });
    });
