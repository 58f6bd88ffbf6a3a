import { expect, test } from './mock.ts';
import { publicPaths } from './public-paths.ts';

test.use({ javaScriptEnabled: false });

for (const path of publicPaths) {
  test(`${path} is read and left without a script`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading').first()).toBeVisible();
    expect((await main.innerText()).length).toBeGreaterThan(60);
    // Home in its language, by the logo.
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(path === '/cn' || path.startsWith('/cn/') ? '/cn' : '/');
  });
}

test('a member is handed every public page with their name, for themselves alone', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  const [first = '/'] = publicPaths;
  await page.goto(first);
  for (const path of publicPaths) {
    const answer = await page.request.get(path);
    expect([path, answer.status(), answer.headers()['cache-control']]).toEqual([
      path,
      200,
      'private, no-store',
    ]);
    const html = await answer.text();
    expect(html, path).toContain('Tobi Adeyemi');
    expect(html.match(/<script(?![^>]*type="application\/ld\+json")/g), path).toBeNull();
  }
});
