import { expect, test } from './mock.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { openPage } from './open-page.ts';

// What is chosen, where the browser draws in colours of the system alone.

test.use({ persona: 'complete', contextOptions: { forcedColors: 'active' } });

for (const address of [
  '/w',
  '/w/assets',
  '/w/marketplace',
  '/w/send',
  '/w/token/btc',
  '/w/transactions?type=send',
  '/w/financial-history',
  '/w/notifications',
  '/w/account',
  '/w/devices-and-activities',
  '/w/announcements',
])
  test(`${address}: what is chosen has another ground than what is not`, async ({ page }) => {
    await openPage(page, address);
    await expectScreenLoaded(page);
    const alike = await page.evaluate(() => {
      const chosen = document.querySelectorAll(
        ":is(main, nav) :is([aria-pressed='true'], [data-on], [aria-current]:not([aria-current='false'], li)), main .segments input:checked + span",
      );
      const highlight = document.createElement('mark');
      highlight.style.backgroundColor = 'Highlight';
      document.body.append(highlight);
      const ground = getComputedStyle(highlight).backgroundColor;
      highlight.remove();
      return {
        count: chosen.length,
        alike: [...chosen]
          .filter((element) => {
            const { backgroundColor, forcedColorAdjust } = getComputedStyle(element);
            // With `auto` the browser paints its own ground under the text, in the colour of the text.
            return backgroundColor !== ground || forcedColorAdjust !== 'none';
          })
          .map((element) => `${element.tagName} ${element.textContent}`),
      };
    });
    expect(alike.count).toBeGreaterThan(0);
    expect(alike.alike).toEqual([]);
  });
