import type { Page } from '@playwright/test';

/** Hides or shows a page as switching tabs does; Playwright keeps every page visible. */
export const setPageVisible = (page: Page, isVisible: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, isVisible);
