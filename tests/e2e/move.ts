import type { Page } from '@playwright/test';

/** Goes to an address of the wallet as its router hears of it: no document is loaded, no link pressed. */
export async function move(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
