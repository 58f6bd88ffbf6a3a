import type { Page } from '@playwright/test';

/** What a browser does with a tab that somebody turns away from, or back to; Playwright keeps every page in sight. */
export const look = (page: Page, seen: boolean) =>
  page.evaluate((visible) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => !visible });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (visible ? 'visible' : 'hidden'),
    });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, seen);
