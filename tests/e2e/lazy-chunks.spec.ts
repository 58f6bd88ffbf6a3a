import type { Page, Route } from '@playwright/test';
import { messages } from './messages.ts';
import { builtFile } from './built-files.ts';
import { goWithin } from './go-within.ts';
import { panelOf } from './panels.ts';
import { expect, test, type Mock } from './mock.ts';
import { toast } from './toast.ts';
import { openPage } from './open-page.ts';

// If the chunk of a screen or a panel fails to load, the document reloads once, and then an error shows.

test.use({ persona: 'complete' });

const { wallet: en, account, referral, token, tokenLists } = messages('en');
const SCREEN = 'features/logout/Logout';
const STYLED = 'features/referral/Referral';
const PANEL = 'features/transactions/HistoryPanel';
const PART = 'features/token/details/TokenLists';
const STACK = 'panels/PanelStack';
const addressOf = (file: string) => `**${builtFile(`src/islands/wallet/${file}.tsx`)}`;

/** Counts the documents that the page loads. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** Opens a screen while the chunk of another one fails. */
async function openAccount(page: Page, mock: Mock, file: string): Promise<void> {
  mock.expectErrors(
    '/_astro/',
    /dynamically imported module|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Importing a module|^Error http/,
  );
  await openPage(page, '/w/account');
  await expect(page.getByRole('heading', { name: account.look.heading })).toBeVisible();
  await page.route(addressOf(file), (route: Route) => route.abort());
}

/** Serves the chunk from the next document on. */
const serveFromNextDocument = (page: Page, file: string) =>
  page.once('request', function again(request) {
    if (request.isNavigationRequest()) void page.unroute(addressOf(file));
    else page.once('request', again);
  });

// requirement: 2.13
test('a screen’s chunk that fails once loads after the document reloads', async ({ page, mock }) => {
  const documentCount = countDocuments(page);
  await openAccount(page, mock, SCREEN);
  serveFromNextDocument(page, SCREEN);
  await goWithin(page, '/w/logout');
  await expect(page.getByRole('main')).toContainText(en.logout.text);
  expect(documentCount()).toBe(2);
  await expect(page).toHaveURL('/w/logout');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// requirement: 2.13
test('a panel’s chunk that fails once loads after the document reloads, with the panel open', async ({
  page,
  mock,
}) => {
  const documentCount = countDocuments(page);
  await openAccount(page, mock, PANEL);
  serveFromNextDocument(page, PANEL);
  await goWithin(page, '/w/account?panel=history');
  await expect(panelOf(page, 'history').getByRole('listitem').first()).toBeVisible();
  expect(documentCount()).toBe(2);
});

// requirement: 2.13
test('a panel’s chunk that keeps failing shows an error in the panel; Try again reloads once more, and Close works', async ({
  page,
  mock,
}) => {
  const documentCount = countDocuments(page);
  await openAccount(page, mock, PANEL);
  await goWithin(page, '/w/account?panel=history');
  const panel = panelOf(page, 'history');
  await expect(panel.getByRole('alert')).toContainText(en.crash.heading);
  expect(documentCount()).toBe(2);
  await panel.getByRole('button', { name: en.crash.retry }).click();
  await expect.poll(documentCount).toBe(3);
  await expect(panel.getByRole('alert')).toContainText(en.crash.heading);
  expect(documentCount()).toBe(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: account.look.heading })).toBeVisible();

  await page.unroute(addressOf(PANEL));
  await goWithin(page, '/w/account?panel=history');
  await expect(panel.getByRole('listitem').first()).toBeVisible();
});

// requirement: 2.13
test('a part of a screen whose chunk keeps failing says so in its place, and Try again loads it', async ({
  page,
  mock,
}) => {
  const documentCount = countDocuments(page);
  await openAccount(page, mock, PART);
  await goWithin(page, '/w/token/btc');
  const notice = page.getByRole('main').locator('.notice').filter({ hasText: en.panelMissing });
  await expect(notice).toBeVisible();
  expect(documentCount()).toBe(2);
  await expect(page.getByRole('region', { name: token.chart.label })).toBeVisible();
  await page.unroute(addressOf(PART));
  await notice.getByRole('button', { name: en.load.retry }).click();
  await expect(page.getByRole('heading', { name: tokenLists.networks.heading })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

// requirement: 2.13
test('offline the document does not reload: the shell stays, and the screen loads, with its styles, once the network is back', async ({
  page,
  mock,
  browserName,
}) => {
  const documentCount = countDocuments(page);
  await openAccount(page, mock, STYLED);
  await page.context().setOffline(true);
  await goWithin(page, '/w/referral');
  const alarm = page.getByRole('main').getByRole('alert');
  await expect(alarm).toContainText(en.crash.heading);
  expect(documentCount()).toBe(1);
  await expect(page.getByText(en.offline.title)).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(addressOf(STYLED));
  await alarm.getByRole('button', { name: en.crash.retry }).click();
  await expect(page.getByRole('main')).toContainText(referral.code.heading);
  // A browser that keeps the failure of a sheet's preload would give it to the element that styles the screen.
  const unloaded = () =>
    page
      .locator('link[rel="stylesheet"]')
      .evaluateAll((links) => links.filter((link) => !(link as HTMLLinkElement).sheet).length);
  await expect.poll(unloaded).toBe(0);
  // A browser that keeps the failure needs a new document for it.
  expect(documentCount()).toBe(browserName === 'firefox' ? 2 : 1);
});

// requirement: 2.13
test('if no panel can load, a toast says so and the URL has no panel; later panels open', async ({
  page,
  mock,
}) => {
  await page.route(addressOf(STACK), (route) => route.abort());
  await openAccount(page, mock, STACK);
  const opener = page.getByRole('banner').getByRole('button', { name: /^Profile: / });
  await opener.click();
  await expect(toast(page, en.panelMissing).first()).toBeVisible();
  await expect(page).toHaveURL('/w/account');
  await page.unroute(addressOf(STACK));
  // By a key: the toast may lie over the button, and stays while the mouse is on it.
  await opener.press('Enter');
  await expect(panelOf(page, 'profile')).toBeVisible();
});
