import { expect, test } from './mock.ts';

test.use({ persona: 'complete' });

test('a logout in one tab blanks the other before its next page comes', async ({ page, mock }) => {
  await page.goto('/w');
  await expect(page.getByRole('main')).toContainText('₦');
  await page.evaluate(() => {
    const look = () => {
      if (!document.body.checkVisibility({ visibilityProperty: true })) console.log('blank');
    };
    new MutationObserver(look).observe(document.documentElement, { attributes: true });
  });
  const blank = page.waitForEvent('console', (message) => message.text() === 'blank');
  // The next page is as slow as it likes.
  await page.route('**/login', async (route) => {
    await blank;
    await route.continue();
  });
  const second = await mock.secondPage();
  await second.goto('/w/logout');
  await second.getByRole('main').getByRole('button').click();
  await blank;
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
