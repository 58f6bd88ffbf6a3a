import { expect, test } from './mock.ts';

for (const { path, lang } of [
  { path: '/', lang: 'en' },
  { path: '/cn', lang: 'zh-CN' },
]) {
  test(`${path} opens in its language`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
  });
}
