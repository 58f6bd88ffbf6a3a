import { matrix } from '../tier.ts';
import { LARGE_TEXT, overlappingLines, clippedElements, horizontalOverflow } from './large-text.ts';
import { expect, test } from './public-page.ts';
import { isFirstOf, publicKinds } from './public-paths.ts';
import { openPage } from './open-page.ts';

test.use(LARGE_TEXT);

/** One page of each layout; the headings of `/company` and `/legal/ip` are single long words. */
const isLayout = isFirstOf(
  '/',
  '/about-us',
  '/blog',
  '/blog/*',
  '/careers/*',
  '/company',
  '/contact',
  '/features',
  '/legal/cookies',
  '/legal/ip',
  '/newsletter',
  '/press',
  '/support',
  '/cn',
  '/cn/support',
);

for (const path of matrix('public pages in large text', publicKinds, isLayout)) {
  test(`${path} shows every text and control whole when text is twice as large`, async ({ page }) => {
    await openPage(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    for (const [width, height] of [
      [1280, 800],
      [1100, 800],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await horizontalOverflow(page), `${width} px wide`).toBeLessThanOrEqual(0);
      expect.soft(await clippedElements(page), `${width} px wide`).toEqual([]);
      expect.soft(await overlappingLines(page), `${width} px wide`).toEqual([]);
    }
  });
}
