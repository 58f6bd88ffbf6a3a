import { LARGE_TEXT, crushed, sideways } from './large-text.ts';
import { expect, test } from './public-page.ts';

test.use(LARGE_TEXT);

for (const path of ['/', '/features', '/contact', '/legal/cookies', '/press']) {
  test(`${path} has room for text twice as large`, async ({ page }) => {
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const [width, height] of [
      [1280, 800],
      [1100, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await sideways(page), `${width} px wide`).toBeLessThanOrEqual(0);
      expect.soft(await crushed(page), `${width} px wide`).toEqual([]);
    }
  });
}
