import { matrix } from '../tier.ts';
import { expect, test } from './public-page.ts';
import { isFirstOf, publicPaths } from './public-paths.ts';
import { loadPage } from './open-page.ts';

test.use({ javaScriptEnabled: false });

/** One page of each layout, in both languages. */
const isLayout = isFirstOf(
  '/',
  '/cn/about-us',
  '/blog',
  '/cn/blog/*',
  '/careers/*',
  '/cn/company',
  '/contact',
  '/cn/legal/tos',
  '/press',
  '/cn/support',
);

for (const path of matrix('public pages without a script', publicPaths, isLayout)) {
  test(`${path} and its home link work without a script`, async ({ page }) => {
    await loadPage(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    // The logo leads to the home page in the same language.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(path === '/cn' || path.startsWith('/cn/') ? '/cn' : '/');
  });
}
