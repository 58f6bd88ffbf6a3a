import type { Page } from '@playwright/test';
import { browserFlags, findBrowser } from '../../scripts/browser.ts';
import { expect, test } from './mock.ts';

// The browser's own text size, as a reader sets it: media queries in em follow it, which a style on the page can't show.
test.use({
  launchOptions: {
    executablePath: findBrowser() ?? undefined,
    args: [...browserFlags, '--blink-settings=defaultFontSize=32'],
  },
});

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Texts of which one line lies over the next. */
const crushed = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body :is(p, li, a, b, h1, h2, h3, dt, dd, td, label, button)')]
      .filter((element) => {
        const { fontSize, lineHeight } = getComputedStyle(element);
        const drawn = element.closest('[role=img], svg');
        return !drawn && element.textContent.trim() && parseFloat(lineHeight) < 0.95 * parseFloat(fontSize);
      })
      .map((element) => element.textContent.trim().slice(0, 40)),
  );

for (const path of ['/', '/features', '/contact', '/legal/cookies', '/press']) {
  test(`${path} has room for text twice as large`, async ({ page }) => {
    for (const [width, height] of [
      [1280, 800],
      [1100, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect(await sideways(page), `${width} px wide`).toBeLessThanOrEqual(0);
      expect(await crushed(page), `${width} px wide`).toEqual([]);
    }
  });
}
