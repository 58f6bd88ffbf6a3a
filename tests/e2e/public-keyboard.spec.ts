import { messages } from './messages.ts';
import { localeOf } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { unnamedControls, readFocus, focusStateProblems, type FocusState } from './focus.ts';
import { expect, test } from './public-page.ts';
import { isFirstOf, publicKinds } from './public-paths.ts';
import { waitForHydration } from './hydration.ts';
import { openPage } from './open-page.ts';

/** Pages with unique kinds of content: an island, chips and tables, disclosures, forms, lists of cards. */
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

for (const path of matrix('tab order of public pages', publicKinds, isTemplate)) {
  test(`${path} can be traversed with Tab`, async ({ page }) => {
    await openPage(page, path);
    // A form that hydrates while it has the focus may disable the focused button.
    const island = page.locator('astro-island');
    if ((await island.count()) > 0) {
      await island.hover();
      await waitForHydration(page);
    }
    const { shell } = messages(localeOf(path.split('/')[1]));
    const stops: FocusState[] = [];
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      const next = await readFocus(page);
      if (!next) break;
      stops.push(next);
      if (count === 0) await expect(page.getByRole('link', { name: shell.skip })).toBeFocused();
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(200);
    expect(stops.flatMap((stop) => focusStateProblems(stop))).toEqual([]);
    expect(await unnamedControls(page)).toEqual([]);
    // The links of a drop-down exist only while it has the focus: they must have text.
    expect(stops.filter(({ label: what }) => !/ \S/.test(what))).toEqual([]);
  });
}
