import { expect, type Page } from '@playwright/test';

/** Waits until the wallet's screen has loaded: it has a heading, no error, and is not busy. */
export async function expectScreenLoaded(page: Page): Promise<void> {
  await expect(page.locator('main :is(h2, h3):not([role="alert"] *)').first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
