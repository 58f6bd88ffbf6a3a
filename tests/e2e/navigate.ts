import type { Page } from '@playwright/test';

/** Navigates the wallet's router to a path without loading a document or clicking a link. */
export async function navigate(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
