import type { Locator, Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { openPage } from './open-page.ts';

// The market's list where a browser matters: layout, focus, real sockets, rows that come and go, history.

const { marketplace: en, wallet } = messages('en');
const SCREEN = '/w/marketplace';

test.use({ persona: 'complete' });

const rows = (page: Page) => page.locator('[data-asset]');
const row = (page: Page, id: string) => page.locator(`[data-asset="${id}"]`);
const topOf = async (place: Locator) => Math.round((await place.boundingBox())?.y ?? Number.NaN);

async function open(page: Page, search = ''): Promise<void> {
  await openPage(page, SCREEN + search);
  await expect(row(page, search.includes('cash') ? 'ngn' : 'btc')).toBeVisible();
}

const scrollDown = (page: Page) => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** Scrolls until all rows are loaded, and to the last of them. */
async function scrollToEnd(page: Page): Promise<number> {
  const all = Number(await page.getByRole('table').getAttribute('aria-rowcount')) - 1;
  const shown = page.getByText(interpolate(en.shown, { shown: all, total: all }));
  const nextRows = async () => {
    await scrollDown(page);
    return shown.isVisible();
  };
  await expect.poll(nextRows).toBe(true);
  await scrollDown(page);
  return all;
}

for (const width of [320, 1440])
  test(`at ${width} px the list, an open menu and the empty favourites are accessible and fit`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page);
    const main = page.getByRole('main');
    await expect(row(page, 'btc')).toHaveAttribute('data-quote', 'live');
    await expectAccessibleLayout(page, main, 'the list');
    // On a phone the actions are on the page of the asset.
    if (width > 768) {
      await row(page, 'btc')
        .getByRole('button', { name: interpolate(en.menu.label, { name: 'Bitcoin' }) })
        .click();
      await expect(row(page, 'btc').getByRole('link', { name: en.menu.send })).toBeInViewport({ ratio: 1 });
      await expectAccessibleLayout(page, main, 'an open menu');
      await page.keyboard.press('Escape');
    }
    await page.getByRole('link', { name: en.tab.favourites }).click();
    await expect(page.getByRole('heading', { name: en.empty.favourites.heading })).toBeVisible();
    await expectAccessibleLayout(page, main, 'no favourites');
  });

test('a keyboard walks from the tabs over search and columns to a row, its menu and back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '?tab=cash');
  const focused = page.locator(':focus');
  await page.getByRole('link', { name: en.tab.cash }).focus();
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-label', en.search);
  for (const text of ['NGN', 'USD', en.columns.name, en.columns.price, en.columns.change]) {
    await page.keyboard.press('Tab');
    await expect(focused).toHaveText(text);
  }
  const name = wallet.names.ngn;
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-label', interpolate(en.favourite, { name }));
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText(name);
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('aria-label', interpolate(en.menu.label, { name }));
  await page.keyboard.press('Enter');
  await expect(focused).toHaveText(interpolate(en.menu.convert, { symbol: 'NGN' }));
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText(en.menu.send);
  await page.keyboard.press('Escape');
  await expect(focused).toHaveAttribute('aria-label', interpolate(en.menu.label, { name }));
  // Tab leads out of an open menu, and closes it.
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en.menu.alert })).toHaveCount(0);
  await expect(focused).toHaveAttribute('aria-label', interpolate(en.favourite, { name: wallet.names.usd }));
});

test('rows far from what is seen are not in the document, and nothing moves when they come back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page);
  const all = await scrollToEnd(page);
  expect(all).toBeGreaterThan(200);
  await expect.poll(() => rows(page).count()).toBeLessThan(all / 2);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await expect(row(page, 'usd')).toBeInViewport();
  // The table says where a row stands, whatever is left out.
  await expect(row(page, 'usd')).toHaveAttribute('aria-rowindex', String(all + 1));
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
  const middle = rows(page).filter({ visible: true }).nth(30);
  await expect(middle).toBeVisible();
  const at = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(row(page, 'btc')).toBeInViewport();
  await page.evaluate((y) => scrollTo(0, y), at);
  await expect
    .poll(() => page.evaluate(() => [scrollY, document.documentElement.scrollHeight]))
    .toEqual([at, height]);
});

test('Back from an asset finds the list as it was left, at its place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '?sort=name');
  await page.evaluate(() => scrollTo(0, 4000));
  const id = await page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('[data-asset]')].find(
        (element) => element.getBoundingClientRect().top > 200,
      )?.dataset.asset ?? '',
  );
  const before = await topOf(row(page, id));
  await row(page, id).getByRole('link').click();
  await expect(page).toHaveURL(`/w/token/${id}`);
  await page.goBack();
  await expect(page).toHaveURL(`${SCREEN}?sort=name`);
  await expect.poll(() => topOf(row(page, id))).toBe(before);
  await expect(row(page, id).getByRole('link')).toBeFocused();
});

for (const width of [320, 390, 640, 679, 680, 700, 740, 768, 1024, 1440])
  test(`at ${width} px the list fits its card, and has one control of its order: heads or a chip`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expect(row(page, 'btc')).toHaveAttribute('data-quote', 'live');
    const heads = page.getByRole('columnheader').getByRole('button', { name: en.columns.price });
    const chip = page.getByRole('combobox', { name: en.sort });
    expect(Number(await heads.isVisible()) + Number(await chip.isVisible())).toBe(1);
    // Seen or not, each column has its name.
    for (const name of [en.columns.name, en.columns.price, en.columns.change])
      await expect(page.getByRole('columnheader', { name })).toHaveCount(1);
    const card = page.locator('.market-list');
    const faults = await card.evaluate((element, isWide) => {
      const { left, right } = element.getBoundingClientRect();
      const cells = [...element.querySelectorAll<HTMLElement>('[data-asset] > *')].filter(
        (cell) => cell.offsetWidth > 0,
      );
      const outside = cells.filter((cell) => {
        const box = cell.getBoundingClientRect();
        return box.left < left || box.right > right + 0.5 || cell.scrollWidth > cell.clientWidth + 1;
      });
      const cut = [...element.querySelectorAll<HTMLElement>('.what a')].filter(
        ({ scrollWidth, clientWidth }) => isWide && scrollWidth > clientWidth,
      );
      return [...outside, ...cut].map(({ className, textContent }) => `${className}: ${textContent}`);
    }, width >= 680);
    expect(faults).toEqual([]);
  });

test('the search of a phone opens where it is pressed, by keyboard too, and stays open with its text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const field = page.getByRole('textbox', { name: en.search });
  const widthOf = async () => (await field.boundingBox())?.width ?? 0;
  expect(await widthOf()).toBeLessThan(50);
  await page.getByRole('link', { name: en.tab.cash }).focus();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await expect.poll(widthOf).toBeGreaterThan(120);
  await page.keyboard.type('bitc');
  await expect(page).toHaveURL(/q=bitc/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(field).not.toBeFocused();
  await expect.poll(widthOf).toBeGreaterThan(120);
});

test('nothing is said while prices are live; a lost stream says so and counts its tries, and its end is silent again', async ({
  page,
  mock,
}) => {
  await open(page);
  await expect(row(page, 'btc')).toHaveAttribute('data-quote', 'live');
  const said = page.locator('.market-tools .live');
  await expect(said).toHaveCount(0);
  const top = await topOf(row(page, 'btc'));
  await mock.ticker({ socket: 'refuse' });
  await mock.dropSockets();
  const main = page.getByRole('main');
  await expect(main).toContainText(/Not live: prices from \d\d:\d\d, reconnecting \([12]\/5\)/);
  for (const status of await main.getByRole('status').allTextContents()) expect(status).not.toMatch(/[₦$]\d/);
  await mock.ticker({ socket: 'ok' });
  await expect(said).toHaveCount(0);
  expect(await topOf(row(page, 'btc'))).toBe(top);
});
