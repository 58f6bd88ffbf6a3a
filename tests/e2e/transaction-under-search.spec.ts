import { builtFile } from './built-files.ts';
import { holdRequests } from './hold-requests.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { panelOf, searchFieldOf, waitForResults } from './panels.ts';
import { openPage, reloadPage } from './open-page.ts';

const { wallet: en } = messages('en');

test.use({ persona: 'complete' });

for (const { where, width } of [
  { where: 'beside the list', width: 1440 },
  { where: 'over the list', width: 390 },
])
  test(`a transaction that opens ${where} once its code is there leaves the search in use that was opened meanwhile`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openPage(page, '/w/transactions');
    await page.locator('a[data-transaction]').first().click();
    const transaction = page.locator('dialog.transaction');
    const title = transaction.getByRole('heading', { level: 2 });
    await expect(title).toBeFocused();

    const panelCode = builtFile('src/islands/wallet/features/transactions/detail/TransactionPanel.tsx');
    const code = await holdRequests(page, (request) => new URL(request.url()).pathname === panelCode);
    await reloadPage(page, { rest: false, waitUntil: 'commit' });
    await code.requested;
    await expect(page.locator('a[data-transaction]').first()).toBeVisible();
    await page.getByRole('banner').getByRole('button', { name: en.header.search }).click();
    const search = panelOf(page, 'search');
    await expect(searchFieldOf(search)).toBeFocused();
    code.release();
    await expect(transaction).toBeAttached();
    await page.keyboard.type('btc');
    await expect(searchFieldOf(search)).toHaveValue('btc');
    await waitForResults(search);

    await page.keyboard.press('Escape');
    await expect(search).toBeHidden();
    await expect(title).toBeVisible();
    // Over the list it is modal, and takes the focus in its turn.
    if (where === 'over the list') await expect(title).toBeFocused();
  });
