import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

/** Collects the URLs of all scripts that a page requests from now on, including preloads. */
function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (request.resourceType() === 'script' || /\.m?js($|\?)/.test(url)) scripts.push(url);
  });
  return scripts;
}

for (const locale of languages('en')) {
  const path = localizePath(locale, '/');
  const { home } = messages(locale);

  test(`${path} loads no script before the first interaction of a guest`, async ({ page }) => {
    const scripts = watchScripts(page);
    await openPage(page, path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').hover();
    // docs/decisions/004 allows the client directive that waits for an interaction; its handler is a file.
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ type }) => type !== 'application/ld+json')
        .map(({ src, text, dataset }) => ({
          src,
          directive: text.includes('astro:interaction'),
          runtime: /^\/_astro\/island\.[\w-]+\.js$/.test(dataset.runtime ?? ''),
          short: text.length < 800,
        })),
    );
    expect(inline).toEqual([{ src: '', directive: true, runtime: true, short: true }]);

    scripts.push('the touch');
    await page.getByRole('textbox', { name: home.box.label }).focus();
    await expect(page.getByText(home.box.starts)).toBeHidden();
    expect(scripts.length).toBeGreaterThan(1);
    expect(scripts[0]).toBe('the touch');
  });
}

for (const locale of languages('cn')) {
  const path = localizePath(locale, '/');
  const { home, auth } = messages(locale);
  const field = (page: Page) => page.getByRole('textbox', { name: home.box.label });

  test(`${path} keeps text that is typed before its script arrives`, async ({ page }) => {
    const held = Promise.withResolvers<undefined>();
    await page.route(/\.js($|\?)/, async (route) => {
      await held.promise;
      await route.continue();
    });
    const scripts = watchScripts(page);
    await openPage(page, path);
    await field(page).focus();
    await page.keyboard.type('ada@exam');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
    // Not hydrated yet.
    await expect(page.getByText(home.box.starts)).toBeVisible();
    held.resolve(undefined);
    await expect(page.getByText(home.box.starts)).toBeHidden();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('ada@exam');
    await page.keyboard.type('ple.org');
    await expect(field(page)).toHaveValue('ada@example.org');
    const send = page.getByRole('button', { name: home.box.submit });
    await expect(send).toBeEnabled();
    await send.click();
    await expect(page).toHaveURL(localizePath(locale, '/otp-verification'));
    await expect(page.getByRole('heading', { level: 1, name: auth.otp.heading })).toBeVisible();
    await expect(page.getByText('ada@example.org')).toBeVisible();
  });
}
