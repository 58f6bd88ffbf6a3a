import { isFullRun, matrix } from '../tier.ts';
import { adminHeading, adminPanels, openAdminPage } from './admin-page.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';

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
    for (const title of adminPanels) {
      await openAdminPage(page, title.toLowerCase());
      await expect(adminHeading(page)).toHaveText(title);
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
