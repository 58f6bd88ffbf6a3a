import type { Locator, Page } from '@playwright/test';

/** A toast by its text. The library names the region after the page's label and its hotkey. */
export function toast(page: Page, text: string | RegExp): Locator {
  return page.getByRole('region', { name: /Alt\+T$/i }).getByText(text);
}

/** Stores a toast for the next page. */
export async function leaveToast(page: Page, text: string): Promise<void> {
  const flash = JSON.stringify({ kind: 'success', text, duration: 5000 });
  await page.evaluate((left) => sessionStorage.setItem('flash', left), flash);
}
