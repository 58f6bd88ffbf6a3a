import { messages } from './messages.ts';
import { siteUrl } from '../../scripts/dev-urls.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));
test.afterEach(({ page }) => page.emulateMedia({ media: 'screen' }));

for (const [path, locale] of [
  ['/legal/privacy-policy', 'en'],
  ['/cn/legal/tos', 'cn'],
  ['/company', 'en'],
] as const) {
  test(`${path} prints with the logo, its URL and its link targets, without header and footer`, async ({
    page,
  }) => {
    const { shell, legal } = messages(locale);
    await openPage(page, path);
    const head = page.locator('.print-head');
    await expect(head.getByText(siteUrl + path, { exact: true })).toBeVisible();
    await expect(head.locator('svg')).toBeVisible();
    await expect(head.locator('svg')).toHaveCSS('print-color-adjust', 'exact');

    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: shell.nav.label })).toBeHidden();
    await expect(page.getByRole('navigation', { name: legal.contents })).toBeHidden();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);

    const targets = await page
      .locator('main :is(p, li) a')
      .filter({ visible: true })
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
      );
    expect(targets.length).toBeGreaterThan(0);
    for (const [href = '', content] of targets)
      expect(content).toBe(href?.startsWith('#') ? 'none' : `" (${href})"`);
  });
}

test('an inner page prints black on white in any theme', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await openPage(page, '/about-us');
  for (const place of ['h1', '.claims li'])
    await expect(page.locator(place).first()).toHaveCSS('color', 'rgb(20, 33, 31)');
});
