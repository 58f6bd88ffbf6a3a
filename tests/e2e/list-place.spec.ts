import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage, reloadPage } from './open-page.ts';

// Where somebody finds a list that they come back to, in pixels: component tests know no layout.

const { wallet, transactionList, notifications, activities } = messages('en');

const lists = [
  { address: '/w/transactions', persona: 'many', older: transactionList.older },
  { address: '/w/notifications', persona: 'many', older: notifications.older },
  { address: '/w/devices-and-activities?tab=activity', persona: 'many-activities', older: activities.older },
  { address: '/w/marketplace', persona: 'complete', older: messages('en').marketplace.older },
] as const;

const rows = (page: Page) => page.locator('main [data-row]');

/** The first row that is seen whole, and where it is. */
const seenFirst = (page: Page) =>
  rows(page).evaluateAll((all) => {
    const found = all.find((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return top > 100 && bottom < innerHeight;
    });
    return found && { id: found.dataset.row, top: Math.round(found.getBoundingClientRect().top) };
  });

/** Where a row is; null while it is not drawn. Above it others may have come that were not drawn when it was the first. */
const topOf = (page: Page, id: string | undefined) =>
  rows(page).evaluateAll((all, wanted) => {
    const found = all.find((row) => row.dataset.row === wanted);
    return found ? Math.round(found.getBoundingClientRect().top) : null;
  }, id);

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** Loads older rows until the page is so high; some lists do it by themselves near their end. */
async function loadMore(page: Page, older: string, height = 5000): Promise<void> {
  await expect(rows(page).first()).toBeVisible();
  const button = page.getByRole('main').getByRole('button', { name: older, exact: true });
  for (let before = await heightOf(page); before < height; before = await heightOf(page)) {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    // Where the list has no more to load by itself.
    if (await button.isVisible()) await button.click();
    await expect.poll(() => heightOf(page)).toBeGreaterThan(before);
  }
}

/** Scrolls into the list, and waits for the rows that are seen: they come a few with each frame. */
async function scrollIntoList(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight * 0.6));
  await expect
    .poll(() => page.evaluate(() => (history.state as { place?: unknown } | null)?.place))
    .toBeTruthy();
  await expect.poll(async () => (await seenFirst(page))?.top).toBeLessThan(260);
}

for (const { address, persona, older } of lists)
  test(`${address}: Back and a reload lead to the row that was seen`, async ({ page, mock }) => {
    test.slow();
    await mock.persona(persona, { login: true });
    await page.setViewportSize({ width: 390, height: 844 });
    await openPage(page, address);
    await loadMore(page, older);
    await scrollIntoList(page);
    const before = await seenFirst(page);
    expect(before?.id).toBeTruthy();
    await page.getByRole('navigation').getByRole('link', { name: wallet.nav.assets }).first().click();
    await expect(page).toHaveURL('/w/assets');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect.poll(() => seenFirst(page)).toEqual(before);
    await reloadPage(page);
    await expect.poll(() => seenFirst(page)).toEqual(before);
  });

test('of a long list, of which a few rows are drawn, Back leads to the one that was seen', async ({
  page,
  mock,
}) => {
  test.slow();
  await mock.persona('many-transactions', { login: true });
  await openPage(page, '/w/transactions');
  await loadMore(page, transactionList.older, 18_000);
  await scrollIntoList(page);
  const before = await seenFirst(page);
  await page.getByRole('navigation').getByRole('link', { name: wallet.nav.market }).first().click();
  await expect(page).toHaveURL('/w/marketplace');
  await page.goBack();
  await expect.poll(() => topOf(page, before?.id)).toBe(before?.top);
});
