import type { Page } from '@playwright/test';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

const open = (page: Page, panel: string) => openPage(page, `${mockUrl}/__mock#${panel}`);

test('a mailed link is a button with the date until which it holds, and its key wraps', async ({
  page,
  mock,
}) => {
  await mock.control.send('PUT', '/clock', { mode: 'frozen', at: '2026-11-21T09:00:00Z' });
  const response = await page.request.post(`${mockUrl}/newsletter`, {
    data: { email: 'ada@example.org' },
  });
  expect(response.status()).toBe(200);
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, 'inbox');
  const { code, link } = await mock.mail({ to: 'ada@example.org' });
  const mail = page.getByRole('main').getByRole('listitem').filter({ hasText: code });
  await expect(mail).toContainText('09:00:00, until 2026-11-23 09:00:00');
  await expect(mail.getByRole('link', { name: 'Open the link' })).toHaveAttribute('href', link ?? 'none');
  expect(await mail.evaluate((card) => card.scrollWidth <= card.clientWidth)).toBe(true);
});

test('signing in on a sandbox’s own host leads into the wallet', async ({ page, mock }) => {
  await openPage(page, `${mockUrl.replace('//localhost', `//${mock.control.id}.localhost`)}/__mock#people`);
  await page.getByRole('button', { name: 'Sign in as complete', exact: true }).click();
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the site' }).click();
  await expect(await opened).toHaveURL('/w');
});

test('everything is wiped after a question only', async ({ page, mock }) => {
  await mock.persona('complete');
  const accounts = async () => {
    const { items } = (await mock.control.send('GET', '/sandboxes')) as {
      items: { id: string; accounts: number }[];
    };
    return items.find(({ id }) => id === mock.control.id)?.accounts;
  };
  await mock.control.send('POST', '/persona', { name: 'missing-username' });
  const before = await accounts();
  await open(page, 'snapshots');
  const press = () => page.getByRole('button', { name: 'Everything', exact: true }).click();
  const question = page.getByRole('dialog', { name: 'Wipe everything' });
  await press();
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Cancel' }).click();
  expect(await accounts()).toBe(before);
  await press();
  await question.getByRole('button', { name: 'Wipe everything' }).click();
  await expect(page.getByRole('status')).toContainText('as at the beginning');
  expect(await accounts()).toBeLessThan(before ?? 0);
});

test('a sandbox is named, found by its name, and says when it was used', async ({ page, mock }) => {
  const name = `s-named-${mock.control.id}`.slice(0, 60);
  await open(page, 'sandboxes');
  await page.getByRole('textbox', { name: 'Name (optional)' }).fill(name);
  await page.getByRole('button', { name: 'New sandbox' }).click();
  await page.getByRole('searchbox', { name: 'Find a sandbox' }).fill(name);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(/Its clock shows .*\d\d:\d\d:\d\d · last used .*\d\d:\d\d:\d\d UTC/);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await expect(page.getByText(`No sandbox matches “${name}”.`)).toBeVisible();
});

test('all of the grid of faults stands in a window of 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, 'faults');
  const grid = page.getByRole('region', { name: 'Grid of faults' });
  await expect(grid.getByRole('button').first()).toBeVisible();
  expect(await grid.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeLessThanOrEqual(0);
});

test('other people pay, a bank settles, and the books stay right', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await open(page, 'money');
  const payments = page.getByRole('region', { name: 'Payments' }).getByRole('listitem');
  const others = page.getByRole('region', { name: 'Other people' });
  await others.getByLabel('Amount').fill('1234');
  await others.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(payments.first()).toContainText('1234 NGN receive, completed');
  const payout = payments.filter({ hasText: '150000 NGN payout, processing' });
  await payout.getByRole('button', { name: 'settled' }).click();
  await expect(payments.filter({ hasText: '150000 NGN payout, completed' })).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Invariants' })).toContainText('The books are right.');
});
