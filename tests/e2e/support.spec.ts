import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { expect, test } from './public-page.ts';
import { openPage } from './open-page.ts';

test.use({ javaScriptEnabled: false });

const faq = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messages(locale).support.faq.heading });
const search = (page: Page, locale: Locale) =>
  page.getByRole('searchbox', { name: messages(locale).support.search.label });

for (const locale of languages('en')) {
  const path = localizePath(locale, '/support');

  test(`${path} opens an answer with the keyboard`, async ({ page }) => {
    await openPage(page, path);
    const details = faq(page, locale).locator('details').first();
    const answer = details.locator('p').first();
    await expect(answer).toBeHidden();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  });
}

for (const locale of languages('cn')) {
  const path = localizePath(locale, '/support');

  test(`${path} opens the answer named in the URL`, async ({ page }) => {
    await openPage(page, path);
    const question = faq(page, locale).locator('summary').last();
    const answer = faq(page, locale).locator('.answer').last();
    await expect(answer).toBeHidden();
    await openPage(page, `${path}#${(await answer.getAttribute('id'))!}`);
    await expect(answer).toBeVisible();
    await expect(question).toBeInViewport({ ratio: 1 });
    // Also from another page.
    const address = page.url();
    await openPage(page, '/about-us');
    await openPage(page, address);
    await expect(answer).toBeVisible();
    await expect(question).toBeInViewport({ ratio: 1 });
  });
}

for (const locale of languages('en')) {
  const path = localizePath(locale, '/support');

  test(`${path} finds a question by its text`, async ({ page }) => {
    await openPage(page, path);
    const question = (await faq(page, locale).locator('summary').first().textContent())!.trim();
    await search(page, locale).fill(question);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}/search\\?q=`));
    await expect(search(page, locale)).toHaveValue(question);
    const hit = page.getByRole('link', { name: question });
    await expect(hit).toBeVisible();
    await hit.click();
    await expect(faq(page, locale).locator('details[open] summary')).toHaveText(question);
  });
}
