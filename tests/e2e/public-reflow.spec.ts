import type { Page } from '@playwright/test';
import { expect, test } from './mock.ts';
import { publicPaths } from './public-paths.ts';

/** What stands out of the window sideways, as far as a person could scroll to it. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return [
      `${scrollWidth} px of ${clientWidth}`,
      ...wide.slice(0, 5).map(({ tagName, className }) => `${tagName}.${className}`),
    ];
  });
}

for (const path of publicPaths) {
  test(`${path} needs no sideways scroll at 320 px, nor with text at 200 %`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await tooWide(page), '320 px').toEqual([]);
    // What a browser's own text size does: every rem doubles, the window stays.
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await tooWide(page), '200 %').toEqual([]);
  });
}
