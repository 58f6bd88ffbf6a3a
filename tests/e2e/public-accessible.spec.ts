import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { publicPaths } from './public-paths.ts';

const widths = [390, 1280];
const themes = ['light', 'dark'] as const;

for (const path of publicPaths) {
  test(`axe finds nothing on ${path}, wide and narrow, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}
