import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { openPage } from './open-page.ts';

// A list on paper. Receipts, statements and recovery codes are printed in the tests of their screens.

test.use({ persona: 'complete', colorScheme: 'dark' });

const INK = 'rgb(20, 33, 31)';

for (const [address, row] of [
  ['/w', '.assets li, .assets tr'],
  ['/w/transactions', 'a[data-transaction]'],
  ['/w/notifications', 'main li[data-row]'],
] as const)
  test(`${address} prints its heading and its list in ink, without the frame, in the dark theme`, async ({
    page,
  }) => {
    await openPage(page, address);
    await expectScreenLoaded(page);
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', INK);
    await expect(page.locator(row).first()).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    for (const hidden of [
      page.getByRole('navigation').first(),
      page.getByRole('banner').getByRole('button').first(),
    ])
      await expect(hidden).toBeHidden();
    // What is on hold or incoming is a button on a screen, and a figure on paper.
    const buttons = page.getByRole('main').getByRole('button').and(page.locator(':not(.held)'));
    await expect(buttons.filter({ visible: true })).toHaveCount(0);
  });

test('what a list is narrowed to stands on its paper, and what it could be narrowed to does not', async ({
  page,
}) => {
  const { type, asset } = messages('en').transactionList.filters;
  await openPage(page, '/w/transactions?type=send');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('combobox', { name: type })).toBeVisible();
  await expect(page.getByRole('combobox', { name: asset })).toBeHidden();
});
