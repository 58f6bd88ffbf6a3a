import type { Page } from '@playwright/test';
import { expect } from './mock.ts';

/** Goes to an address of the open wallet, as a link of its own does. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Of the outline under a place's words: nothing in it can be read, and nothing of it moves. */
export async function expectQuietOutline(page: Page, within: 'main' | 'dialog'): Promise<void> {
  const outline = await page.evaluate((place) => {
    const bones = [...document.querySelectorAll(`${place} .sketch`)].at(-1);
    return {
      hidden: bones?.getAttribute('aria-hidden'),
      text: bones?.textContent,
      shown: bones?.checkVisibility(),
      high: (bones?.getBoundingClientRect().height ?? 0) > 100,
      moving: bones?.getAnimations({ subtree: true }).length,
    };
  }, within);
  expect(outline).toEqual({ hidden: 'true', text: '', shown: true, high: true, moving: 0 });
}
