import type { Locator, Page } from '@playwright/test';
import { expect } from './mock.ts';
import { violations } from './axe.ts';
import { waitForAnimations } from './wait-for-animations.ts';

/** Elements of a section that lie outside the viewport, as text. */
export const overflowingElements = (place: Locator): Promise<string[]> =>
  place.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((inner) => inner.checkVisibility() && !inner.closest('.sr, [aria-hidden="true"]'))
      .filter((inner) => {
        const { left, right, width } = inner.getBoundingClientRect();
        return width > 1 && (left < 0 || right > innerWidth + 1);
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

/** Expects no axe violation, no overflowing element in the section, and no horizontal scrolling. */
export async function expectAccessibleLayout(page: Page, place: Locator, state: string): Promise<void> {
  await waitForAnimations(page);
  expect(await violations(page), state).toEqual([]);
  expect(await overflowingElements(place), state).toEqual([]);
  const { scrollWidth, windowWidth } = await page.evaluate(() => ({
    scrollWidth: document.documentElement.scrollWidth,
    windowWidth: innerWidth,
  }));
  expect(scrollWidth, state).toBeLessThanOrEqual(windowWidth);
}
