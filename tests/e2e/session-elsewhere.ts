import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, type Mock } from './mock.ts';

/** Ends the session of a page as another device would: its browser is told nothing, and its cookie stays. */
export async function endSessionElsewhere(page: Page, mock: Mock): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const sandbox = mock.control.id;
  const headers = { cookie: `access_token=${token}; mock_sandbox=${sandbox}`, 'x-mock-sandbox': sandbox };
  expect((await fetch(`${mockUrl}/auth/logout`, { method: 'POST', headers })).status).toBe(200);
}
