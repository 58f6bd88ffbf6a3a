import { expect, type Page } from '@playwright/test';
import { OPENING } from './wallet-figures.ts';

/**
 * A screen of the wallet that reads nothing from the API by itself: where a test is about the frame or a panel, all calls are
 * the panel's. A test about this screen itself names its own address instead.
 */
export const QUIET_SCREEN = '/w/security';

/** The screen of the wallet stands in its frame, whichever it is, and waits for nothing. */
export async function expectScreenLoaded(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').first()).toBeVisible(OPENING);
  await expect(page.locator('main [aria-busy="true"], main[aria-busy="true"]')).toHaveCount(0);
}
