import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { adminHeading, adminPanels, openAdminPage } from './admin-page.ts';
import { expect, test } from './mock.ts';
import { continueButton, emailField } from './sign-in.ts';
import { toast } from './toast.ts';
import { openPage, reloadPage } from './open-page.ts';

const { toasts } = messages('en');
const expectChallengePassed = (page: Page) =>
  expect(page.getByRole('group', { name: 'Security check' }).getByText('Success!')).toBeVisible();

test('number keys open the panels, and the URL names the open panel', async ({ page }) => {
  await openAdminPage(page);
  await expect(adminHeading(page)).toHaveText('People');
  for (const [index, title] of adminPanels.entries()) {
    await page.keyboard.press(String((index + 1) % 10));
    await expect(adminHeading(page)).toHaveText(title);
    await expect(adminHeading(page)).toBeFocused();
  }
  await reloadPage(page);
  await expect(adminHeading(page)).toHaveText('Arrivals');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // In a field the keys type text.
  await page.keyboard.press('1');
  await expect(adminHeading(page)).toBeFocused();
  await expect(adminHeading(page)).toHaveText('People');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('2 missing');
  await expect(adminHeading(page)).toHaveText('People');
});

test('a persona button signs the browser in as a user without a username', async ({ page, mock }) => {
  await openAdminPage(page);
  await page.getByRole('searchbox', { name: 'Find' }).fill('missing-username');
  await page.getByRole('button', { name: 'Sign in as missing-username' }).click();
  await expect(page.getByRole('status')).toContainText('This browser is now');
  const site = await mock.secondPage();
  await openPage(site, '/w');
  await expect(site).toHaveURL('/set-username');
});

test('a mailed code appears in the inbox, and a key copies it to the clipboard', async ({
  page,
  mock,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAdminPage(page, 'inbox');
  await expect(page.getByText('No mail yet.')).toBeVisible();
  const site = await mock.secondPage();
  await openPage(site, '/signup');
  await emailField(site).fill('ada@example.org');
  await expectChallengePassed(site);
  await continueButton(site).click();
  await expect(site).toHaveURL('/otp-verification');
  const { code } = await mock.mail({ to: 'ada@example.org', kind: 'signup' });
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.bringToFront();
  await adminHeading(page).focus();
  await page.keyboard.press('c');
  await expect(page.getByRole('status').filter({ hasText: 'copied' })).toContainText(`Code ${code} copied`);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

test('the keyboard arms a fault in the grid; it breaks the next call once and the journal shows it', async ({
  page,
  mock,
}) => {
  const op = 'POST /auth/signup/request-code';
  mock.expectErrors('/auth/signup/request-code');
  await openAdminPage(page, 'faults');
  const grid = page.getByRole('grid');
  await page.getByRole('searchbox', { name: 'Find a call' }).fill('request-code');
  const first = grid.getByRole('button', { name: `${op}: 401` });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const cell = grid.getByRole('button', { name: `${op}: 500`, exact: true });
  await expect(cell).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(cell).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('region', { name: 'Armed' })).toContainText('1 of 1 left');

  const site = await mock.secondPage();
  await openPage(site, '/signup');
  await emailField(site).fill('ada@example.org');
  await expectChallengePassed(site);
  await continueButton(site).click();
  await expect(toast(site, toasts.codeRequestFailed)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Armed' })).toContainText('0 of 1 left');
  await page.getByRole('button', { name: `Disarm ${op} status` }).click();
  await expect(page.getByText('Nothing is to go wrong.')).toBeVisible();

  await page.getByRole('link', { name: 'Journal' }).click();
  const entry = page
    .getByRole('list', { name: 'Calls, newest first' })
    .getByRole('listitem')
    .filter({ hasText: op });
  await expect(entry).toContainText('500');
  await entry.locator('summary').click();
  await expect(entry).toContainText('"turnstile_token": "[redacted]"');
});

test('the clock advances, and a snapshot restores the state that was edited after it', async ({
  page,
  mock,
}) => {
  await mock.persona('complete');
  await openAdminPage(page, 'time');
  await page.getByRole('button', { name: 'Frozen' }).click();
  await expect(page.getByRole('button', { name: 'Frozen' })).toHaveAttribute('aria-pressed', 'true');
  const clock = async () => ((await mock.control.send('GET', '/clock')) as { now: string }).now;
  const before = Date.parse(await clock());
  await page.getByRole('button', { name: '+5 min' }).click();
  await expect.poll(clock).toBe(new Date(before + 300_000).toISOString());

  await page.getByRole('link', { name: 'Snapshots' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('before');
  await page.getByRole('button', { name: 'Take a snapshot' }).click();
  await expect(page.getByRole('button', { name: 'Restore before' })).toBeVisible();

  await page.getByRole('link', { name: 'State' }).click();
  await page.locator('summary').filter({ hasText: 'ticker' }).click();
  const pace = page.getByRole('textbox', { name: 'tickMs' });
  await pace.fill('250');
  await page.getByRole('button', { name: 'Save /ticker/tickMs' }).click();
  const tickMs = async () => ((await mock.control.send('GET', '/ticker')) as { tickMs: number }).tickMs;
  await expect.poll(tickMs).toBe(250);

  await page.getByRole('link', { name: 'Snapshots' }).click();
  await page.getByRole('button', { name: 'Restore before' }).click();
  await expect.poll(tickMs).toBe(1000);
});

test('the ticker panel charts live prices, silences a coin and reports a dropped stream', async ({
  page,
  mock,
}) => {
  mock.expectErrors('/ws');
  await mock.ticker({ speed: 1, tickMs: 50 });
  await openAdminPage(page, 'market');
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
  await expect(page.getByRole('figure').filter({ hasText: 'BTCUSDT' })).toBeVisible();
  await page.getByRole('button', { name: 'ETHUSDT silent' }).click();
  await expect(page.getByRole('button', { name: 'ETHUSDT silent' })).toHaveAttribute('aria-pressed', 'true');
  const once = page.getByRole('group', { name: 'Sent to every open stream' });
  await once.getByRole('button', { name: 'drop' }).click();
  await expect(page.getByText('Closed with 1006')).toBeVisible();
  await page.getByRole('button', { name: 'Connect again' }).click();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();
});
