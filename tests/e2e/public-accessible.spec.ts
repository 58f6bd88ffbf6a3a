import { localeOf, locales } from '#src/intl/locale.ts';
import { isFullRun, matrix } from '../tier.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { cutOff, sideways } from './large-text.ts';
import { expect, test } from './public-page.ts';
import { publicKinds, publicPaths } from './public-paths.ts';

/** The first two have each width and each theme. */
const looks = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const paths = matrix('public pages', publicPaths, (path) => publicKinds.includes(path));

for (const [index, path] of paths.entries()) {
  /** By turns, the narrow light page or the wide dark one gets all rules; the twin in the other language the other one. */
  const turn = (index + locales.indexOf(localeOf(path.split('/')[1]))) % 2;

  test(`${path}: axe finds nothing, and no text or control is cut off`, async ({ page }) => {
    await page.goto(path);
    for (const [at, look] of matrix('looks of a public page', looks, (_, place) => place < 2).entries()) {
      const { width, colorScheme } = look;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const rules = isFullRun || at === turn ? undefined : COLOUR_RULES;
      expect.soft(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await sideways(page), '320 px').toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), '320 px').toEqual([]);
    // What a browser's own text size does: every rem doubles, the window stays.
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await sideways(page), '200 %').toBeLessThanOrEqual(0);
    expect.soft(await cutOff(page), '200 %').toEqual([]);
  });
}
