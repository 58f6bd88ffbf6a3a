import type { Page } from '@playwright/test';
import { expect } from './mock.ts';

/** Navigates to a path of the open wallet, as one of its links does. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Expects the decorative skeleton below a placeholder's text to be hidden from screen readers, empty and static. */
export async function expectInertSkeleton(page: Page): Promise<void> {
  const state = await page.evaluate(() => {
    const skeleton = document.querySelector('main .sketch');
    return {
      hidden: skeleton?.getAttribute('aria-hidden'),
      text: skeleton?.textContent,
      shown: skeleton?.checkVisibility(),
      high: (skeleton?.getBoundingClientRect().height ?? 0) > 100,
      moving: skeleton?.getAnimations({ subtree: true }).length,
    };
  });
  expect(state).toEqual({ hidden: 'true', text: '', shown: true, high: true, moving: 0 });
}
