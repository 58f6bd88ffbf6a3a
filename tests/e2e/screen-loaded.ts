import { expect, type Page } from '@playwright/test';
import { OPENING } from './wallet-figures.ts';

/** The screen of the wallet stands in its frame, whichever it is: it has a heading, no failure, and waits for nothing. */
export async function expectScreenLoaded(page: Page): Promise<void> {
  await expect(page.locator('main :is(h2, h3):not([role="alert"] *)').first()).toBeVisible(OPENING);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}
