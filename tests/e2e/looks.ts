import type { Locator, Page } from '@playwright/test';
import { expect } from './mock.ts';
import { violations } from './axe.ts';
import { settled } from './settled.ts';

/** What of a place stands outside of the window, as text. */
export const cutIn = (place: Locator): Promise<string[]> =>
  place.evaluate((element) =>
    [...element.querySelectorAll('*')]
      .filter((inner) => inner.checkVisibility() && !inner.closest('.sr, [aria-hidden="true"]'))
      .filter((inner) => {
        const { left, right, width } = inner.getBoundingClientRect();
        return width > 1 && (left < 0 || right > innerWidth + 1);
      })
      .map(({ tagName, textContent }) => `${tagName} ${textContent}`),
  );

/** Axe has nothing to say of the page, nothing in the place is cut off, and nothing scrolls sideways. */
export async function looksRight(page: Page, place: Locator, story: string): Promise<void> {
  await settled(page);
  expect(await violations(page), story).toEqual([]);
  expect(await cutIn(place), story).toEqual([]);
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(wide, story).toBeLessThanOrEqual(window);
}
