import { messages } from './messages.ts';
import { fieldOf, openSearch, rowOf } from './finding.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

// The way out of the wallet, and calls that are given up. What is found, and what is said in each state: tests/islands/wallet.

const OP = 'GET /search';

test.use({ persona: 'complete' });

// requirement: 2.34
test('help is found in the reader’s language and leads to its page', async ({ page }) => {
  await speak(page, 'cn');
  const panel = await openSearch(page, 'cn');
  await fieldOf(panel).fill('收款');
  const help = panel.getByRole('group', { name: messages('cn').walletSearch.groups.help });
  await help.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/cn\/support#[\w-]+$/, OPENING);
});

test('a newer question cancels the one before it, and closing cancels what is asked', async ({
  page,
  mock,
}) => {
  const panel = await openSearch(page);
  const held = await mock.hold(OP);
  const sent = async (typed: string) => {
    const request = page.waitForRequest((one) => one.url().endsWith(`/search?q=${typed}`));
    await fieldOf(panel).fill(typed);
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
  await fieldOf(panel).fill('kwame');
  await expect(rowOf(panel, /^Kwame Mensah/)).toBeVisible();
});
