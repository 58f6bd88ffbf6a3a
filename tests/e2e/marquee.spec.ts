import { localizePath, locales } from '#src/intl/locale.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

/** Spec section 9: the marquee's default speed, in pixels a second. */
const SPEED = 50;

for (const locale of locales)
  for (const width of [390, 1440])
    // requirement: 2.134, 9.24
    test(`in ${locale} the assets pass by at ${SPEED} px a second at ${width} px, without a gap or an overlap`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await openPage(page, localizePath(locale, '/'));
      const lists = await page.locator('.assets ul').evaluateAll((all) =>
        all.map((list) => {
          const [animation] = list.getAnimations();
          animation?.pause();
          const at = (ms: number) => {
            animation!.currentTime = ms;
            return list.getBoundingClientRect().x;
          };
          const items = [...list.children].map((item) => item.getBoundingClientRect());
          const { x, right, width: round } = list.getBoundingClientRect();
          const distances = items.map((item, index) => item.x - (items[index - 1]?.right ?? x));
          return {
            speed: (at(0) - at(10_000)) / 10,
            round,
            seconds: Number(animation?.effect?.getComputedTiming().duration) / 1000,
            gaps: [...distances, right - items.at(-1)!.right],
          };
        }),
      );
      expect(lists).toHaveLength(2);
      for (const { speed, round, seconds, gaps } of lists) {
        expect(speed).toBeCloseTo(SPEED, 1);
        expect(round).toBeCloseTo(SPEED * seconds, 0);
        // What lies between two assets is the same everywhere, half of it at either end.
        const between = gaps.slice(1, -1);
        expect(Math.min(...gaps)).toBeGreaterThan(8);
        expect(Math.max(...between) - Math.min(...between)).toBeLessThan(1);
      }
    });
