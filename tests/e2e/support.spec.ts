import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { languages } from './languages.ts';
import { expect, test } from './public-page.ts';

test.use({ javaScriptEnabled: false });

const faq = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messages(locale).support.faq.heading });
const search = (page: Page, locale: Locale) =>
  page.getByRole('searchbox', { name: messages(locale).support.search.label });

for (const locale of languages('en')) {
  const path = localizePath(locale, '/support');

  test(`${path} opens an answer by the keyboard`, async ({ page }) => {
    await page.goto(path);
    const details = faq(page, locale).locator('details').first();
    const answer = details.locator('p').first();
    await expect(answer).toBeHidden();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  });
}

for (const locale of languages('cn')) {
  const { support: t } = messages(locale);
  const path = localizePath(locale, '/support');

  test(`${path} opens the answer that an address names`, async ({ page }) => {
    await page.goto(path);
    const index = page.getByRole('navigation', { name: t.faq.index });
    const last = index.getByRole('link').last();
    const name = (await last.textContent())!.trim();
    const anchor = (await last.getAttribute('href'))!;
    await last.click();
    const answer = page.locator(anchor);
    await expect(answer).toBeVisible();
    const question = faq(page, locale).locator('summary', { hasText: name });
    await expect(question).toBeInViewport({ ratio: 1 });
    // And from another page.
    await page.goto('/about-us');
    await page.goto(path + anchor);
    await expect(answer).toBeVisible();
    await expect(question).toBeInViewport({ ratio: 1 });
  });
}

for (const locale of languages('en')) {
  const path = localizePath(locale, '/support');

  test(`${path} finds a question by its words`, async ({ page }) => {
    await page.goto(path);
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
