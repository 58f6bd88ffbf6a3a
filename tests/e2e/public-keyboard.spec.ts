import { messages } from './messages.ts';
import { localeOf } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { namelessIn, seeFocus, sightFaults, type Sight } from './focus.ts';
import { expect, test } from './public-page.ts';
import { isFirstOf, publicKinds } from './public-paths.ts';

/** Pages with parts that no other one has: an island, chips and tables, questions that open, forms, lists of cards. */
const isTemplate = isFirstOf(
  '/',
  '/cn/features',
  '/support',
  '/cn/contact',
  '/newsletter',
  '/cn/blog',
  '/blog/*',
  '/cn/legal/cookies',
);

for (const path of matrix('public pages by the keyboard', publicKinds, isTemplate)) {
  test(`${path} is walked through by the Tab key alone`, async ({ page }) => {
    await page.goto(path);
    // A form that comes alive under the focus may take it from a button that has nothing to send yet.
    const island = page.locator('astro-island');
    if ((await island.count()) > 0) {
      await island.hover();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    }
    const { shell } = messages(localeOf(path.split('/')[1]));
    const stops: Sight[] = [];
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      const next = await seeFocus(page);
      if (!next) break;
      stops.push(next);
      if (count === 0) await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(200);
    expect(stops.flatMap((stop) => sightFaults(stop))).toEqual([]);
    expect(await namelessIn(page)).toEqual([]);
    // The links of a drop-down are there only while the focus is in it: they have words.
    expect(stops.filter(({ what }) => !/ \S/.test(what))).toEqual([]);
  });
}
