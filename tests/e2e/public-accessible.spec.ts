import { localeOf, locales } from '#src/intl/locale.ts';
import { isFullRun, matrix } from '../tier.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { clippedElements, horizontalOverflow } from './large-text.ts';
import { expect, test } from './public-page.ts';
import { publicKinds, publicPaths } from './public-paths.ts';
import { openPage } from './open-page.ts';

/** The first two cover both widths and both themes. */
const variants = [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
] as const;

const paths = matrix('public pages', publicPaths, (path) => publicKinds.includes(path));

for (const [index, path] of paths.entries()) {
  /** Alternately the narrow light page or the wide dark one gets all rules; the page in the other language gets the opposite. */
  const variantWithAllRules = (index + locales.indexOf(localeOf(path.split('/')[1]))) % 2;

  test(`${path}: axe finds no violation, and no text or control is clipped`, async ({ page }) => {
    await openPage(page, path);
    for (const [variantIndex, variant] of matrix(
      'variants of a public page',
      variants,
      (_, index) => index < 2,
    ).entries()) {
      const { width, colorScheme } = variant;
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const rules = isFullRun || variantIndex === variantWithAllRules ? undefined : COLOUR_RULES;
      expect.soft(await violations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect.soft(await horizontalOverflow(page), '320 px').toBeLessThanOrEqual(0);
    expect.soft(await clippedElements(page), '320 px').toEqual([]);
    // The effect of the browser's text size: every rem doubles, the viewport stays.
    await page.evaluate(() => {
      document.documentElement.style.setProperty('font-size', '200%', 'important');
    });
    await page.setViewportSize({ width: 390, height: 844 });
    expect.soft(await horizontalOverflow(page), '200 %').toBeLessThanOrEqual(0);
    expect.soft(await clippedElements(page), '200 %').toEqual([]);
  });
}
