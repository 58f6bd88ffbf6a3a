import type { Page, Route } from '@playwright/test';
import { messages } from './messages.ts';
import { builtFile } from './built-files.ts';
import { goWithin } from './coming.ts';
import { panelOf } from './finding.ts';
import { expect, test, type Mock } from './mock.ts';
import { toast } from './toast.ts';
import { OPENING } from './wallet-figures.ts';

// A screen or a panel whose file does not come: the document is loaded anew once, and then it is explained.

test.use({ persona: 'complete' });

const { wallet: en, account } = messages('en');
const SCREEN = 'features/logout/Logout';
const PANEL = 'features/transactions/HistoryPanel';
const STACK = 'panels/PanelStack';
const addressOf = (file: string) => `**${builtFile(`src/islands/wallet/${file}.tsx`)}`;

/** How many documents the page has had. */
function documents(page: Page): () => number {
  let count = 0;
  page.on('domcontentloaded', () => (count += 1));
  return () => count;
}

/** On a screen that is there, before the others are asked for. */
async function begin(page: Page, mock: Mock, file: string): Promise<void> {
  mock.expectErrors(
    '/_astro/',
    /dynamically imported module|ERR_FAILED|ERR_INTERNET_DISCONNECTED|Importing a module/,
  );
  await page.goto('/w/account');
  await expect(page.getByRole('heading', { name: account.look.heading })).toBeVisible(OPENING);
  await page.route(addressOf(file), (route: Route) => route.abort());
}

/** The file can be had from the next document on. */
const thereAfterwards = (page: Page, file: string) =>
  page.once('request', function again(request) {
    if (request.isNavigationRequest()) void page.unroute(addressOf(file));
    else page.once('request', again);
  });

// requirement: 2.13
test('a screen’s file that fails once comes with the document, which is loaded anew', async ({
  page,
  mock,
}) => {
  const seen = documents(page);
  await begin(page, mock, SCREEN);
  thereAfterwards(page, SCREEN);
  await goWithin(page, '/w/logout');
  await expect(page.getByRole('main')).toContainText(en.logout.text, OPENING);
  expect(seen()).toBe(2);
  await expect(page).toHaveURL('/w/logout');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

// requirement: 2.13
test('a panel’s file that fails once comes as well, and the panel is open', async ({ page, mock }) => {
  const seen = documents(page);
  await begin(page, mock, PANEL);
  thereAfterwards(page, PANEL);
  await goWithin(page, '/w/account?panel=history');
  await expect(panelOf(page, 'history').getByRole('listitem').first()).toBeVisible(OPENING);
  expect(seen()).toBe(2);
});

// requirement: 2.13
test('a panel’s file that never comes is explained in the panel; Try again brings it, and its way out works', async ({
  page,
  mock,
}) => {
  const seen = documents(page);
  await begin(page, mock, PANEL);
  await goWithin(page, '/w/account?panel=history');
  const panel = panelOf(page, 'history');
  await expect(panel.getByRole('alert')).toContainText(en.crash.heading, OPENING);
  expect(seen()).toBe(2);
  await panel.getByRole('button', { name: en.crash.retry }).click();
  await expect(panel.getByRole('alert')).toContainText(en.crash.heading);
  expect(seen()).toBe(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: account.look.heading })).toBeVisible();

  await page.unroute(addressOf(PANEL));
  await goWithin(page, '/w/account?panel=history');
  await expect(panel.getByRole('listitem').first()).toBeVisible(OPENING);
});

// requirement: 2.13
test('without a network nothing is loaded anew: the frame stays, and the screen comes with the network', async ({
  page,
  mock,
}) => {
  const seen = documents(page);
  await begin(page, mock, SCREEN);
  await page.context().setOffline(true);
  await goWithin(page, '/w/logout');
  const alarm = page.getByRole('main').getByRole('alert');
  await expect(alarm).toContainText(en.crash.heading, OPENING);
  expect(seen()).toBe(1);
  await expect(page.getByText(en.offline.title)).toBeVisible();
  await page.context().setOffline(false);
  await page.unroute(addressOf(SCREEN));
  await alarm.getByRole('button', { name: en.crash.retry }).click();
  await expect(page.getByRole('main')).toContainText(en.logout.text, OPENING);
  expect(seen()).toBe(1);
});

// requirement: 2.13
test('panels that cannot be had at all are told, and the address has none; later they open', async ({
  page,
  mock,
}) => {
  await page.route(addressOf(STACK), (route) => route.abort());
  await begin(page, mock, STACK);
  const opener = page.getByRole('banner').getByRole('button', { name: /^Profile: / });
  await opener.click();
  await expect(toast(page, en.panelMissing).first()).toBeVisible(OPENING);
  await expect(page).toHaveURL('/w/account');
  await page.unroute(addressOf(STACK));
  await opener.click();
  await expect(panelOf(page, 'profile')).toBeVisible(OPENING);
});
