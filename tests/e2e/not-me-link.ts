import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, type Mock } from './mock.ts';

/** Changes somebody's PIN, who is signed in then, and takes the token in the link of the email that tells of it. */
export async function tokenOfMail(page: Page, mock: Mock): Promise<string> {
  await mock.persona('complete', { login: true });
  const data = { current_pin: '284915', pin: '730164' };
  expect((await page.request.put(`${mockUrl}/user/pin`, { data })).status()).toBe(200);
  const { link = '' } = await mock.mail({ kind: 'security' });
  expect(link).toContain('/not-me#');
  return new URL(link).hash.slice(1);
}
