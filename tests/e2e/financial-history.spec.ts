import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import * as contract from '#contract/statements.ts';
import { formatMonth } from '#src/intl/format/zoned-date.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { MID_NOVEMBER } from '../clock/today.ts';
import { replySchemaOf } from '../../contract/endpoint.ts';
import { expectAccessibleLayout, overflowingElements } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// /w/financial-history in a browser: history, keyboard, downloads, paper, layout. Its states are in
// tests/islands/wallet/features/transactions.

const PATH = '/w/financial-history';
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
const summary = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: messages(locale).statements.summary.heading });
const entries = (page: Page, locale: Locale = 'en') =>
  page.getByRole('region', { name: messages(locale).statements.entries.heading });

/** The months that have a statement this year, newest first, as the API names them. */
async function fetchMonths(page: Page): Promise<string[]> {
  const response = await page.request.get(`${mockUrl}${contract.listStatements.path}`);
  const { items } = replySchemaOf(contract.listStatements).parse(await response.json()).data;
  return items.map(({ period }) => period);
}
const nameOf = (month: string, locale: Locale = 'en') => formatMonth(new Date(`${month}-01`), locale);

test('by mouse, in English: months, quarter and days are steps of the history, an entry leads to its transaction, a file is downloaded', async ({
  page,
  mock,
}) => {
  const { statements: t, fileExports, wallet, shell } = messages('en');
  await mock.clock.startAt(MID_NOVEMBER);
  await mock.persona('complete', { login: true });
  const [current = '', previous = ''] = await fetchMonths(page);
  await openPage(page, PATH);
  await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.financialHistory}`);
  await expect(summary(page)).toContainText('₦');
  await expect(heading(page)).toHaveText(`${nameOf(current)}${t.period.soFar}`);

  await page
    .getByRole('region', { name: t.months.heading })
    .getByRole('link', { name: nameOf(previous), exact: true })
    .click();
  await expect(heading(page)).toHaveText(nameOf(previous));
  await page.getByRole('button', { name: t.period.quarter }).click();
  await expect(heading(page)).toContainText('Q');
  await page.getByRole('button', { name: t.period.days }).click();
  await page.getByLabel(t.custom.from).fill(`${previous}-05`);
  await page.getByLabel(t.custom.to).fill(`${previous}-04`);
  await page.getByRole('button', { name: t.custom.show }).click();
  await expect(page.getByText(t.custom.order)).toBeVisible();
  await page.getByLabel(t.custom.to).fill(`${previous}-09`);
  await page.getByRole('button', { name: t.custom.show }).click();
  await expect(heading(page)).toContainText(/^5\s?–\s?9 /);
  await page.goBack();
  await expect(heading(page)).toContainText('Q');
  await page.goBack();
  await expect(heading(page)).toHaveText(nameOf(previous));
  await page.goBack();
  await expect(heading(page)).toContainText(nameOf(current));

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: interpolate(t.exportPeriod, { period: nameOf(current) }) }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^cowrie-ledger-.*\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\u{FEFF}entry_id,txn_id,')).toBe(true);
  await expect(page.getByRole('button', { name: fileExports.again })).toBeVisible();

  await entries(page).getByRole('link', { name: 'USDT', exact: true }).click();
  await entries(page).getByRole('link', { name: 'Converted USDT to ETH' }).click();
  await expect(page).toHaveURL(/\/w\/transactions\?id=\w+/);
  await page.goBack();
  await expect(entries(page)).toContainText('Converted USDT to ETH');
});

test('by keyboard, in Chinese: steps keep the focus, more entries load, and the paper opens and closes', async ({
  page,
  mock,
}) => {
  const { statements: t, statementPaper } = messages('cn');
  await mock.clock.startAt(MID_NOVEMBER);
  await mock.persona('many-transactions', { login: true });
  await setLanguage(page, 'cn');
  const [current = '', previous = ''] = await fetchMonths(page);
  await openPage(page, `${PATH}?asset=ngn`);
  await expect(summary(page, 'cn')).toContainText('₦');
  const back = page.getByRole('button', {
    name: interpolate(t.period.previous, { period: nameOf(previous, 'cn') }),
  });
  await back.focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(nameOf(previous, 'cn'));
  await page.keyboard.press('Tab');
  await expect(
    page.getByRole('button', { name: interpolate(t.period.next, { period: nameOf(current, 'cn') }) }),
  ).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading(page)).toContainText(nameOf(current, 'cn'));

  await page.getByRole('button', { name: t.period.year, exact: true }).press('Enter');
  // The month's rows are fifty, too: the year's must have replaced them.
  await expect(heading(page)).not.toContainText(nameOf(current, 'cn'));
  const rows = entries(page, 'cn').locator('.line-row');
  await expect(rows).toHaveCount(50);
  await entries(page, 'cn').getByRole('button', { name: t.entries.older }).press('Enter');
  await expect(rows).toHaveCount(100);
  await expect(rows.nth(50).getByRole('link')).toBeFocused();

  await openPage(page, `${PATH}?period=${previous}`);
  const open = page.locator('.formal').getByRole('link');
  await expect(open).toHaveText(interpolate(t.formal.open, { period: nameOf(previous, 'cn') }));
  await open.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toContainText(nameOf(previous, 'cn'));
  await page.getByRole('link', { name: statementPaper.back }).press('Enter');
  await expect(heading(page)).toHaveText(nameOf(previous, 'cn'));
});

for (const [locale, colorScheme] of [
  ['en', 'light'],
  ['cn', 'dark'],
] as const)
  test.describe(`${locale}, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('axe finds no violation on the statement, its form and the paper, and 320 px are enough', async ({
      page,
      mock,
    }) => {
      const { statements: t } = messages(locale);
      const main = page.getByRole('main');
      await mock.clock.startAt(MID_NOVEMBER);
      await mock.persona('complete', { login: true });
      await setLanguage(page, locale);
      await openPage(page, PATH);
      await expect(summary(page, locale)).toContainText('₦');
      await expect(entries(page, locale).locator('.line-row').first()).toBeVisible();
      await page.getByRole('button', { name: t.period.days }).click();
      await page.getByLabel(t.custom.to).fill('2020-01-01');
      await page.getByRole('button', { name: t.custom.show }).click();
      await expect(page.getByText(t.custom.order)).toBeVisible();
      for (const width of [1440, 768, 320]) {
        await page.setViewportSize({ width, height: 900 });
        await expectAccessibleLayout(page, main, `the statement, ${width} px`);
      }
      // A row is as high while its file is written as before.
      const month = page.getByRole('region', { name: t.months.heading }).getByRole('listitem').nth(1);
      const { height } = (await month.boundingBox()) ?? {};
      await mock.fault({ op: 'POST /wallet/exports', effect: { type: 'delay', ms: 2000 } });
      await month.getByRole('button').click();
      await expect(month.getByRole('button', { name: messages(locale).fileExports.cancel })).toBeVisible();
      expect((await month.boundingBox())?.height).toBe(height);
      await month.getByRole('button', { name: messages(locale).fileExports.cancel }).click();
      // Letters of twice the size.
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      expect(await overflowingElements(summary(page, locale))).toEqual([]);
      await openPage(page, `${PATH}?view=print`);
      await expect(page.getByRole('article')).toBeVisible();
      await page.setViewportSize({ width: 1440, height: 900 });
      await expectAccessibleLayout(page, main, 'the paper');
    });

    test('paper is black on white, without the wallet round it, on A4', async ({ page, mock }) => {
      await mock.persona('complete', { login: true });
      await setLanguage(page, locale);
      await openPage(page, `${PATH}?view=print`);
      const paper = page.getByRole('article');
      await expect(paper).toBeVisible();
      await page.emulateMedia({ media: 'print', colorScheme });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('navigation')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const part of [paper, paper.getByRole('heading').first(), paper.getByRole('cell').first()])
        await expect(part).toHaveCSS('color', 'rgb(0, 0, 0)');
      // Paper as narrow as a phone: no head lies over the next one.
      await page.setViewportSize({ width: 390, height: 844 });
      const tooWide = await paper
        .locator('th')
        .evaluateAll((heads) =>
          heads
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        );
      expect(tooWide).toEqual([]);
      const pdf = await page.pdf({ preferCSSPageSize: true });
      const pages = [...pdf.toString('latin1').matchAll(/\/MediaBox ?\[([\d. ]+)\]/g)].map(([, box = '']) =>
        box.trim(),
      );
      expect(pages.length).toBeGreaterThan(0);
      // A4 in points of a 72nd of an inch, as Chromium rounds it: no empty page of another size comes first.
      for (const box of pages) expect(box).toMatch(/^0 0 59[45](\.\d+)? 84[12](\.\d+)?$/);
      await page.emulateMedia({ media: 'screen' });
    });
  });
