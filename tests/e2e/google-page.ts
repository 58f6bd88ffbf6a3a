import type { Page } from '@playwright/test';

/** Waits until the tab shows the mock's page of Google: the page before it may have a field of the same name. */
export const waitForGoogle = (page: Page) => page.waitForURL(/\/__mock\/google\?/);

/** Chooses an account on Google's page, which sends the tab back to the site. */
export async function approveAtGoogle(page: Page, email: string): Promise<void> {
  await waitForGoogle(page);
  await page.locator('[name="email"]').fill(email);
  await page.locator('[value="approve"]').click();
}
