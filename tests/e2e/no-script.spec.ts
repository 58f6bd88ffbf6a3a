import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { localizePath } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { expect, test } from './public-page.ts';
import { emailField } from './sign-in.ts';
import { loadPage } from './open-page.ts';

test.use({ javaScriptEnabled: false });

/** The <noscript> content of a page, which text locators do not match. */
const noScript = (page: Page) => page.locator('noscript p');
const groups = ['features', 'support', 'learn', 'company'] as const;

for (const locale of languages('en')) {
  const { home, shell } = messages(locale);

  test(`${localizePath(locale, '/')} and its links work without a script`, async ({ page }) => {
    await loadPage(page, localizePath(locale, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.words.join(' '));
    for (const { title } of Object.values(home.learn.cards)) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    for (const word of ['terms', 'privacy'] as const) {
      const link = footer.getByRole('link', { name: shell.footer[word], exact: true });
      await expect(link).toHaveAttribute('href', new RegExp(`^${localizePath(locale, '/legal/')}`));
    }
    await page.getByRole('banner').getByRole('link', { name: shell.account.login }).click();
    await expect(page).toHaveURL(localizePath(locale, '/login'));
    await expect(noScript(page)).toHaveText(messages(locale).auth.shared.needsScript);
    await expect(noScript(page)).toBeVisible();
    await page.getByRole('link', { name: shell.name, exact: true }).click();
    await expect(page).toHaveURL(localizePath(locale, '/'));

    const other = locale === 'en' ? 'cn' : 'en';
    const language = page
      .getByRole('banner')
      .getByRole('link', { name: { en: 'English', cn: '中文' }[other] });
    await language.click();
    await expect(page).toHaveURL(localizePath(other, '/'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      messages(other).home.hero.words.join(' '),
    );
  });
}

for (const locale of languages('cn')) {
  const { shell } = messages(locale);

  test(`${localizePath(locale, '/')} opens its drop-downs without a script`, async ({ page }) => {
    await loadPage(page, localizePath(locale, '/'));
    const navigation = page.getByRole('navigation', { name: shell.nav.label, exact: true });
    for (const group of groups) {
      const button = navigation.getByRole('button', { name: shell.nav[group] });
      // Only a group with a page of its own is a link besides.
      const own = navigation.getByRole('link', { name: shell.nav[group], exact: true });
      await expect(own).toHaveCount(group === 'features' ? 1 : 0);
      const links = navigation.locator('ul').filter({ visible: true }).getByRole('link');
      await button.click();
      await expect(links.first()).toBeVisible();
      for (const link of await links.all()) {
        await expect(link).toHaveAttribute(
          'href',
          new RegExp(`^${localizePath(locale, '/').replace(/\/$/, '')}/\\w`),
        );
      }
      await page.keyboard.press('Escape');
      await page.mouse.move(0, 700);
      await expect(links).toHaveCount(0);
      // The keyboard opens them too.
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(links.first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });

  // requirement: 2.82
  test(`the phone menu of ${localizePath(locale, '/')} works without a script`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await loadPage(page, localizePath(locale, '/'));
    await page.getByRole('button', { name: shell.nav.menu }).click();
    const menu = page.getByRole('navigation', { name: shell.nav.menu });
    await menu.getByText(shell.nav.learn, { exact: true }).click();
    await expect(menu.getByRole('link', { name: shell.links.about })).toBeVisible();
    const list = menu.locator('summary', {
      hasText: interpolate(shell.nav.list, { name: shell.nav.features }),
    });
    await list.click();
    await expect(menu.getByRole('link', { name: shell.links.staking })).toBeVisible();
    await expect(menu.getByRole('link', { name: shell.links.about })).toBeHidden();
    await list.click();
    await menu.getByRole('link', { name: shell.nav.features, exact: true }).click();
    await expect(page).toHaveURL(localizePath(locale, '/features'));
    await page.goBack();
    await page.getByRole('button', { name: shell.nav.menu }).click();
    await menu.getByRole('link', { name: shell.account.signup }).click();
    await expect(page).toHaveURL(localizePath(locale, '/signup'));
  });
}

test("the home page's form posts the email to /signup, and no URL contains it", async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const { home, auth } = messages('en');
  await loadPage(page, '/');
  await expect(page.getByText(home.box.starts)).toBeHidden();
  await page.getByRole('textbox', { name: home.box.label }).fill('ada@example.org');
  await page.getByRole('button', { name: home.box.submit }).click();
  await expect(page).toHaveURL('/signup');
  await expect(page.getByRole('heading', { level: 1, name: auth.signup.heading })).toBeVisible();
  await expect(emailField(page)).toHaveValue('ada@example.org');
  await expect(noScript(page)).toHaveText(auth.shared.needsScript);
  await expect(noScript(page)).toBeVisible();
  // The page shows no pending state.
  await expect(page.getByText(auth.shared.challenge.loading)).toBeHidden();
  expect(requests.filter((url) => /ada|example\.org/.test(decodeURIComponent(url)))).toEqual([]);
});

test('/signup shows the error of a posted email', async ({ page }) => {
  const { home, fields } = messages('en');
  await loadPage(page, '/');
  await page.getByRole('textbox', { name: home.box.label }).fill('ada@nowhere');
  await page.getByRole('textbox', { name: home.box.label }).press('Enter');
  await expect(page).toHaveURL('/signup');
  await expect(emailField(page)).toHaveValue('ada@nowhere');
  await expect(emailField(page)).toHaveAccessibleDescription(fields['email.invalid']);
});
