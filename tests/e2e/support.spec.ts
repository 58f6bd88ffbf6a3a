import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { LONGEST_QUERY } from '#src/i18n/faq-search.ts';
import { fill } from '#src/intl/fill.ts';
import { pathIn, type Locale } from '#src/intl/locale.ts';
import { expect, test } from './mock.ts';

test.use({ javaScriptEnabled: false });

const locales: readonly Locale[] = ['en', 'cn'];
const faq = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: messages(locale).support.faq.heading });
const search = (page: Page, locale: Locale) =>
  page.getByRole('searchbox', { name: messages(locale).support.search.label });

for (const locale of locales) {
  const { support: t } = messages(locale);
  const path = pathIn(locale, '/support');

  test(`${path} opens an answer by the keyboard`, async ({ page }) => {
    await page.goto(path);
    const details = faq(page, locale).locator('details').first();
    const answer = details.locator('p').first();
    await expect(answer).toBeHidden();
    await details.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(answer).toBeVisible();
  });

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

  test(`${path}/search keeps the question when the language is changed`, async ({ page }) => {
    const other = locale === 'en' ? 'cn' : 'en';
    await page.goto(`${path}/search?q=PIN&other=1`);
    const change = page.locator(`a[href="${pathIn(other, '/support/search')}?q=PIN"]`);
    await change.filter({ visible: true }).first().click();
    await expect(search(page, other)).toHaveValue('PIN');
  });

  test(`${path}/search has a way on when it finds nothing`, async ({ page }) => {
    const asked = 'qzx<b>vwk</b>\u202Ejqp';
    const response = await page.goto(`${path}/search?q=${encodeURIComponent(asked)}`);
    expect(response?.headers()['cache-control']).toBe('private, no-store');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('heading', { level: 2, name: t.search.none })).toContainText(asked);
    await expect(page.getByRole('main').locator('b')).toHaveCount(0);
    await expect(search(page, locale)).toHaveValue(asked);
    await expect(page.getByRole('link', { name: t.search.ask })).toHaveAttribute(
      'href',
      pathIn(locale, '/contact'),
    );
    await page.goto(`${path}/search`);
    await expect(page.getByText(t.search.empty)).toBeVisible();
  });

  test(`${path}/search refuses what is too long beside the field`, async ({ page }) => {
    await page.goto(`${path}/search?q=${encodeURIComponent('贝'.repeat(LONGEST_QUERY + 1))}`);
    const field = search(page, locale);
    await expect(field).toHaveAccessibleDescription(fill(t.search.long, { count: LONGEST_QUERY }));
    await expect(field).toHaveValue('贝'.repeat(LONGEST_QUERY));
  });
}

test('a member is led to the wallet for a chat, a guest to the login', async ({ page, mock }) => {
  const { chat } = messages('en').support.routes;
  await page.goto('/support');
  await expect(page.getByRole('link', { name: chat.guest })).toHaveAttribute('href', '/login');
  await mock.persona('complete', { login: true });
  await page.goto('/support');
  await expect(page.getByRole('link', { name: chat.member, exact: true })).toHaveAttribute('href', '/w');
});

test.describe('what people type', () => {
  const { support: t } = messages('en');
  const first = (page: Page) => page.getByRole('main').getByRole('heading', { level: 3 }).first();

  for (const [asked, question] of [
    ['fees', 'What does a transfer cost?'],
    ['deposits', 'How do I get money into my wallet?'],
    ['how do I withdraw', 'How do I send to a wallet outside Cowrie?'],
    ['forgot pasword', 'I forgot my password.'],
  ] as const)
    test(`finds "${asked}"`, async ({ page }) => {
      await page.goto(`/support/search?q=${encodeURIComponent(asked)}`);
      await expect(first(page)).toHaveText(question);
    });

  test('is told what was searched instead of a slip', async ({ page }) => {
    await page.goto('/support/search?q=forgot+pasword');
    await expect(page.getByText(fill(t.search.meant, { words: 'forgot password' }))).toBeVisible();
  });

  test('finds Chinese ways to say it', async ({ page }) => {
    await page.goto(`/cn/support/search?q=${encodeURIComponent('怎么提现')}`);
    await expect(first(page)).toHaveText('怎样转到贝币以外的钱包？');
  });
});
