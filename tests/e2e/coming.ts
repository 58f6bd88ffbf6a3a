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
    const wireframe = [...document.querySelectorAll(`${place} .sketch`)].at(-1);
    return {
      hidden: wireframe?.getAttribute('aria-hidden'),
      text: wireframe?.textContent,
      shown: wireframe?.checkVisibility(),
      high: (wireframe?.getBoundingClientRect().height ?? 0) > 100,
      moving: wireframe?.getAnimations({ subtree: true }).length,
    };
  }, within);
  expect(outline).toEqual({ hidden: 'true', text: '', shown: true, high: true, moving: 0 });
}
