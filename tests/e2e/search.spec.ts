import { messages } from './messages.ts';
import { searchFieldOf, openSearch, optionOf } from './panels.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';

// Links out of the wallet and aborted calls. Results and messages in each state are in tests/islands/wallet.

const OP = 'GET /search';

test.use({ persona: 'complete' });

// requirement: 2.34
test('help results are in the user’s language and lead to their page', async ({ page }) => {
  await setLanguage(page, 'cn');
  const panel = await openSearch(page, 'cn');
  await searchFieldOf(panel).fill('收款');
  const help = panel.getByRole('group', { name: messages('cn').walletSearch.groups.help });
  await help.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/cn\/support#[\w-]+$/);
});

test('a new query aborts the previous call, and closing aborts the pending one', async ({ page, mock }) => {
  const panel = await openSearch(page);
  const held = await mock.hold(OP);
  const sent = async (typed: string) => {
    const request = page.waitForRequest((one) => one.url().endsWith(`/search?q=${typed}`));
    await searchFieldOf(panel).fill(typed);
    return request;
  };
  const first = await sent('amina');
  const firstCancelled = page.waitForEvent('requestfailed', (request) => request === first);
  const second = await sent('kwame');
  await firstCancelled;
  const secondCancelled = page.waitForEvent('requestfailed', (request) => request === second);
  await page.keyboard.press('Escape');
  await secondCancelled;
  await expect(panel).toBeHidden();
  await held.release();
  await page.keyboard.press('/');
  await searchFieldOf(panel).fill('kwame');
  await expect(optionOf(panel, /^Kwame Mensah/)).toBeVisible();
});

test('Convert opens from the search in its place, and Back leads to the screen before', async ({ page }) => {
  const panel = await openSearch(page);
  const before = new URL(page.url());
  await searchFieldOf(panel).fill('swap');
  await page.keyboard.press('Enter');
  const convert = page.getByRole('dialog', { name: messages('en').walletSearch.sheets.convert });
  await expect(convert.getByRole('textbox').first()).toBeVisible();
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(convert).toBeHidden();
  expect(new URL(page.url()).pathname).toBe(before.pathname);
});
