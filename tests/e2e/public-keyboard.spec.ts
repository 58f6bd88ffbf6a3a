import { messages } from '#src/i18n/messages.ts';
import { localeOf } from '#src/intl/locale.ts';
import { faultsOf, focusOf, type Focus } from './focus.ts';
import { expect, test } from './mock.ts';
import { publicKinds } from './public-paths.ts';

for (const path of publicKinds) {
  test(`${path} is walked through by the Tab key alone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    // A form that comes alive under the focus may take it from a button that has nothing to send yet.
    const island = page.locator('astro-island');
    if ((await island.count()) > 0) {
      await island.hover();
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    }
    const { shell } = messages(localeOf(path.split('/')[1]));
    const stops: Focus[] = [];
    for (let count = 0; count < 200; count += 1) {
      await page.keyboard.press('Tab');
      const next = await focusOf(page);
      if (!next) break;
      stops.push(next);
    }
    expect(stops.length).toBeGreaterThan(20);
    expect(stops.length).toBeLessThan(200);
    expect(stops[0]?.name).toBe(shell.skip);
    expect(stops.flatMap(faultsOf)).toEqual([]);
  });
}
