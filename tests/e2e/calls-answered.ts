import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect } from './mock.ts';

/**
 * Resolves once the page's earlier calls have responses and so are in the journal: the page makes one more call and awaits it.
 */
export async function callsAnswered(page: Page): Promise<void> {
  const isAnswered = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then(({ ok }) => ok),
    `${mockUrl}/status`,
  );
  expect(isAnswered).toBe(true);
}
