import type { Page } from '@playwright/test';
import type { Locale } from '#src/intl/locale.ts';
import { violations } from './axe.ts';
import { horizontalOverflow } from './large-text.ts';
import { expectAccessibleLayout, overflowingElements } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { bell, notificationsPanel } from './notifications.ts';
import { logOf } from './support-chat.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// History, focus, layout and paper. The list and a transaction in each state are in tests/islands/wallet.

const { transactionList: en, transactionDetail, transactions } = messages('en');
const rows = (page: Page) => page.locator('a[data-transaction]');
const openDetail = (page: Page) => page.locator('dialog.transaction');
const searchField = (page: Page, locale: Locale = 'en') =>
  page.getByRole('main').getByRole('textbox', { name: messages(locale).transactionList.search.field });

test('searched, filtered, opened, noted and reported by mouse; Back undoes each step, and a reload keeps it', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/w/transactions');
  await expect(rows(page)).toHaveCount(20);
  await searchField(page).fill('amina');
  await expect(page).toHaveURL('/w/transactions?q=amina');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('main').getByRole('combobox', { name: en.filters.type }).selectOption('send');
  await expect(page).toHaveURL('/w/transactions?q=amina&type=send');
  await expect(rows(page).first()).toContainText('Sent to Amina Bello');
  await reloadPage(page);
  await expect(searchField(page)).toHaveValue('amina');
  await expect(rows(page).first()).toContainText('Sent to Amina Bello');

  await rows(page).first().click();
  const detail = openDetail(page);
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  await detail.getByRole('button', { name: transactionDetail.note.edit }).click();
  await detail.getByRole('textbox', { name: transactionDetail.note.label }).fill('Her thirtieth');
  const [save, cancel] = await Promise.all(
    (['save', 'cancel'] as const).map((name) =>
      detail.getByRole('button', { name: transactionDetail.note[name], exact: true }).boundingBox(),
    ),
  );
  expect((cancel?.x ?? 0) - (save?.x ?? 0) - (save?.width ?? 0)).toBeGreaterThanOrEqual(8);
  await detail.getByRole('button', { name: transactionDetail.note.save }).click();
  await expect(rows(page).first()).toContainText('Her thirtieth');
  await detail.getByRole('button', { name: transactionDetail.report.open }).click();
  await detail.getByRole('textbox', { name: transactionDetail.report.text }).fill('She has not got it.');
  await detail.getByRole('button', { name: transactionDetail.report.send }).click();
  await expect(logOf(page)).toContainText('She has not got it.');
  await page.goBack();
  await expect(logOf(page)).toBeHidden();
  await page.goBack();
  await expect(detail).toBeHidden();
  await expect(rows(page).first()).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/w/transactions?q=amina');
  await expect(rows(page)).toHaveCount(1);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(20);
});

test('in cn by keyboard on a phone: a row opens over the list, Escape returns to it where it was', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await setLanguage(page, 'cn');
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/w/transactions');
  await expect(rows(page)).toHaveCount(20);
  const row = rows(page).nth(12);
  await row.focus();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await page.keyboard.press('Enter');
  const { transactionDetail: cn } = messages('cn');
  await expect(openDetail(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(openDetail(page).getByRole('button', { name: cn.close })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openDetail(page)).toBeHidden();
  await expect(page).toHaveURL('/w/transactions');
  await expect(row).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
});

test('a notification leads to its transaction, which follows what happens to it', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await mock.deposit({ asset: 'usdt', amount: '25' });
  await bell(page).click();
  await notificationsPanel(page)
    .getByRole('link', { name: /25(?:\.00)? USDT/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/w\/transactions\?id=txn_\w+$/);
  await expect(openDetail(page)).toContainText('+25.00 USDT');
  await expect(openDetail(page)).toContainText(transactions.statuses.completed);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/w/transactions');
  await expect(rows(page).first()).toBeFocused();
});

test('a long list has the rows near what is seen: nothing moves when others go, each says its place, and the focus stays', async ({
  page,
  mock,
}) => {
  await mock.persona('many-transactions', { login: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/w/transactions');
  await expect(rows(page)).toHaveCount(20);
  const older = page.getByRole('main').getByRole('button', { name: en.older });
  for (let count = 40; count <= 180; count += 20) {
    await older.click();
    await expect(rows(page)).toHaveCount(count);
  }
  // From here on most are left out. The row that was loaded first has the focus, where the list had its end.
  const last = (await rows(page).last().getAttribute('data-transaction')) ?? 'none';
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await older.click();
  await expect.poll(() => rows(page).count()).toBeLessThan(60);
  const next = page.locator('a[data-transaction]:focus');
  await expect(next).toBeVisible();
  await expect(next).not.toHaveAttribute('data-transaction', last);
  await expect(page.locator(`[data-transaction="${last}"]`)).toBeVisible();
  const scrolled = await page.evaluate(() => scrollY);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(height + 1000);

  // A far row: it opens, and Back leads to it.
  await page.evaluate((top) => scrollTo(0, top), Math.round(scrolled / 2));
  const middle = () =>
    page.evaluate(
      () => document.elementFromPoint(195, 400)?.closest('.days')?.querySelectorAll('a').length ?? 0,
    );
  await expect.poll(middle).toBeGreaterThan(5);
  const isFilled = () =>
    page.evaluate(() => {
      const places = [200, 400, 600].map((y) => document.elementFromPoint(195, y));
      return places.every((place) => place?.closest('[data-index]') !== null);
    });
  await expect.poll(isFilled).toBe(true);
  // After a fling, in which no rows are drawn, those near where it ended are.
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        let frames = 40;
        const fling = () => {
          scrollBy({ top: frames > 20 ? 400 : -400, behavior: 'instant' });
          frames -= 1;
          if (frames > 0) requestAnimationFrame(fling);
          else done();
        };
        requestAnimationFrame(fling);
      }),
  );
  await expect.poll(isFilled).toBe(true);
  const places = await page
    .locator('li[data-index]')
    .evaluateAll((all) =>
      all.map((row) => [row.getAttribute('aria-posinset'), row.getAttribute('aria-setsize')].map(Number)),
    );
  for (const [place = 0, of = 0] of places) expect(place).toBeLessThanOrEqual(of);
  const id = (await rows(page).nth(12).getAttribute('data-transaction')) ?? '';
  await page.locator(`[data-transaction="${id}"]`).focus();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(rows(page).first()).toBeInViewport();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-transaction'))).toBe(id);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/w/transactions?id=${id}`);
  await expect(openDetail(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(openDetail(page)).toBeHidden();
  await expect(page.locator(`[data-transaction="${id}"]`)).toBeFocused();
});

for (const { locale, colorScheme, width } of [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 390 },
] as const)
  test(`axe finds nothing on the list, its filters and a transaction: ${locale}, ${colorScheme}, ${width} px`, async ({
    page,
    mock,
  }) => {
    await page.emulateMedia({ colorScheme });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/w/transactions?type=over');
    await expect(rows(page)).toHaveCount(20);
    await waitForAnimations(page);
    expect(await violations(page)).toEqual([]);
    const { transactionList } = messages(locale);
    await page.getByRole('button', { name: transactionList.filters.period }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await waitForAnimations(page);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rows(page).nth(8).click();
    await expect(openDetail(page).getByRole('list')).toBeVisible();
    await waitForAnimations(page);
    expect(await violations(page)).toEqual([]);
  });

test('320 px are enough for long names and large amounts, in the list and in a transaction', async ({
  page,
  mock,
}) => {
  await mock.persona('unicode', { login: true });
  await mock.deposit({ asset: 'vet', amount: '123456789012.123456789012345678' });
  await mock.control.send('POST', '/simulate/payments', {
    from: 'chinedu',
    asset: 'ngn',
    amount: '123456789012345678.78',
  });
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, '/w/transactions');
  await expect(rows(page).first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
  // What is folded is opened first.
  await page.locator('summary').click();
  for (const row of await rows(page).all()) {
    await row.click();
    await expect(openDetail(page)).toBeVisible();
    await waitForAnimations(page);
    await expectAccessibleLayout(page, openDetail(page), await row.innerText());
    await page.keyboard.press('Escape');
    await expect(openDetail(page)).toBeHidden();
  }
  // Letters of twice the size: what has no room beside its name stands below it, whole.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await rows(page).first().click();
  await expect(openDetail(page)).toBeVisible();
  await waitForAnimations(page);
  expect(await overflowingElements(openDetail(page))).toEqual([]);
});

test('on paper an open transaction is a receipt, without the wallet round it and without the note', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/w/transactions?q=amina&type=send');
  await rows(page).first().click();
  const detail = openDetail(page);
  await expect(detail).toContainText('Happy birthday!');
  await page.emulateMedia({ media: 'print' });
  await expect(detail.getByText(transactionDetail.receipt.heading, { exact: true })).toBeVisible();
  await expect(detail).toContainText('₦10,000.00');
  for (const party of [transactionDetail.from, transactionDetail.to])
    await expect(detail.getByText(party, { exact: true })).toBeVisible();
  for (const hidden of [
    rows(page).first(),
    page.locator('.filter-line, .transactions > .back').first(),
    page.getByRole('navigation').first(),
    detail.getByText('Happy birthday!'),
    detail.getByRole('button').first(),
  ])
    await expect(hidden).toBeHidden();
});
