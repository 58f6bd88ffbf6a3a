import type { Locator, Page } from '@playwright/test';
import { sized } from '../tier.ts';
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

/** How far apart the widths of windows are that are tried: a layout that changes at one width is too wide in a range below the next. */
const WIDTH_STEP = sized(40, 10);

/** The widths of the window, from a small phone on, at which the page or a panel scrolls sideways, and how far. */
export async function widthsThatOverflow(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (let width = 320; width <= 1440; width += WIDTH_STEP) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(async () => {
      await new Promise(requestAnimationFrame);
      const scrolling = [document.documentElement, ...document.querySelectorAll('dialog[open] .body')];
      return Math.max(...scrolling.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    });
    if (excess > 0) found.push(`${width} px: by ${excess} px`);
  }
  return found;
}

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
