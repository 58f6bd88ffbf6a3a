import type { Page } from '@playwright/test';
import { formatMoney } from '#src/intl/format/money.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { isFullRun, matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { panelOf } from './panels.ts';
import { bell, notificationsPanel } from './notifications.ts';
import { continueButton, emailField } from './sign-in.ts';
import { toast } from './toast.ts';
import { LOADING, assetRow, fetchBalances, totalOf } from './wallet-page.ts';

const panels = [
  'People',
  'Inbox',
  'Faults',
  'Time',
  'Market',
  'Journal',
  'State',
  'Snapshots',
  'Sandboxes',
  'Arrivals',
];
const { toasts } = messages('en');
const open = (page: Page, panel = 'people') => page.goto(`${mockUrl}/__mock#${panel}`);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const expectChallengePassed = (page: Page) =>
  expect(page.getByRole('group', { name: 'Security check' }).getByText('Success!')).toBeVisible();

test('number keys open the panels, and the URL names the open panel', async ({ page }) => {
  await open(page);
  await expect(heading(page)).toHaveText('People');
  for (const [index, title] of panels.entries()) {
    await page.keyboard.press(String((index + 1) % 10));
    await expect(heading(page)).toHaveText(title);
    await expect(heading(page)).toBeFocused();
  }
  await page.reload();
  await expect(heading(page)).toHaveText('Arrivals');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  // In a field the keys type text.
  await page.keyboard.press('1');
  await expect(heading(page)).toBeFocused();
  await expect(heading(page)).toHaveText('People');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Find' })).toBeFocused();
  await page.keyboard.type('2 missing');
  await expect(heading(page)).toHaveText('People');
});

test('a persona button signs the browser in as a user without a username', async ({ page, mock }) => {
  await open(page);
  await page.getByRole('searchbox', { name: 'Find' }).fill('missing-username');
  await page.getByRole('button', { name: 'Sign in as missing-username' }).click();
  await expect(page.getByRole('status')).toContainText('This browser is now');
  const site = await mock.secondPage();
  await site.goto('/w');
  await expect(site).toHaveURL('/set-username');
});

test('a mailed code appears in the inbox, and a key copies it to the clipboard', async ({
  page,
  mock,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, 'inbox');
  await expect(page.getByText('No mail yet.')).toBeVisible();
  const site = await mock.secondPage();
  await site.goto('/signup');
  await emailField(site).fill('ada@example.org');
  await expectChallengePassed(site);
  await continueButton(site).click();
  await expect(site).toHaveURL('/otp-verification');
  const { code } = await mock.mail({ to: 'ada@example.org', kind: 'signup' });
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  await page.bringToFront();
  await heading(page).focus();
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
  await open(page, 'faults');
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
  await site.goto('/signup');
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
  await open(page, 'time');
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
  await mock.ticker({ tickMs: 50 });
  await open(page, 'market');
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

test('the admin page sends notifications, deposits and support replies to an open wallet, and ends its session', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  const wallet = await mock.secondPage();
  await wallet.goto('/w');
  await expect(totalOf(wallet)).toContainText('₦', LOADING);
  await expect.poll(async () => (await mock.journal({ op: 'GET /wallet/stream' })).length).toBe(1);
  await open(page, 'arrivals');
  const status = page.getByRole('status');

  await page.getByRole('textbox', { name: 'Title' }).fill('Hello from the mock');
  await page.getByRole('button', { name: 'Notify' }).click();
  await expect(status.filter({ hasText: 'A notification is on its way' })).toBeVisible();
  await wallet.bringToFront();
  await bell(wallet).click();
  await expect(notificationsPanel(wallet)).toContainText('Hello from the mock');
  await wallet.keyboard.press('Escape');

  await page.bringToFront();
  await page.getByRole('textbox', { name: 'Asset' }).fill('btc');
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.125');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(status.filter({ hasText: '0.125 BTC' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('a lot');
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(status.filter({ hasText: 'amount' })).toBeVisible();
  const { items } = await fetchBalances(wallet, 'ngn');
  const btc = items.find(({ asset }) => asset === 'btc');
  await expect(assetRow(wallet, 'btc')).toContainText(formatMoney(btc?.total ?? '', 'btc', 'en'));

  await page.getByRole('button', { name: 'Let support answer' }).click();
  await expect(status.filter({ hasText: 'There is no conversation' })).toBeVisible();
  const response = await wallet.request.post(`${mockUrl}/support/conversations`, {
    data: {
      client_id: '0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b10',
      subject: 'Where is it?',
      text: 'I am waiting.',
      context: { route: '/w' },
    },
  });
  expect(response.status()).toBe(200);
  await page.getByRole('button', { name: 'Let support answer' }).click();
  await expect(status.filter({ hasText: 'Support has answered' })).toBeVisible();
  await wallet.bringToFront();
  await wallet.goto('/w?panel=chat');
  await expect(panelOf(wallet, 'chat')).toContainText('Thank you for writing', LOADING);

  mock.expectErrors('/user/', '/wallet/', '/auth/session', '/market/assets', '/support/', '/__mock/');
  await page.bringToFront();
  await page.getByRole('button', { name: 'End every session' }).click();
  await expect(status.filter({ hasText: 'signed out everywhere' })).toBeVisible();
  await expect(wallet).toHaveURL(/\/login/, LOADING);
});

const variants = [
  { colorScheme: 'light', width: 1280 },
  { colorScheme: 'dark', width: 390 },
] as const;
for (const { colorScheme, width } of matrix(
  'variants of the admin page',
  variants,
  ({ width: px }) => px === 390,
)) {
  test(`every panel is accessible in ${colorScheme} at ${width} px`, async ({ page, mock }) => {
    test.slow();
    await mock.persona('complete');
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const title of panels) {
      await open(page, title.toLowerCase());
      await expect(heading(page)).toHaveText(title);
      await expect(page.getByText('Loading …')).toHaveCount(0);
      // The fault grid has some 1,400 cells of one kind; filtering it keeps axe fast.
      if (title === 'Faults' && !isFullRun) {
        await page.getByRole('searchbox', { name: 'Find a call' }).fill('/emergency-contact');
        await expect.poll(() => page.getByRole('grid').getByRole('row').count()).toBeLessThan(9);
        await expect(page.getByRole('grid').getByRole('button').first()).toBeVisible();
      }
      expect(await violations(page), title).toEqual([]);
      // No panel is wider than the page; its content may scroll inside it.
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
