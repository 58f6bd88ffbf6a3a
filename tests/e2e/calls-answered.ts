import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect } from './mock.ts';

/** Resolves once what the page asked for until now has been answered, which is then in the journal: one more call of the page has. */
export async function callsAnswered(page: Page): Promise<void> {
  const isAnswered = await page.evaluate(
    (url) => fetch(url, { credentials: 'include' }).then(({ ok }) => ok),
    `${mockUrl}/status`,
  );
  expect(isAnswered).toBe(true);
}
