import type { Locator } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { sendingScreen } from './sending.ts';
import { assetRow, coinRow, setLanguage, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Line breaks and alignment where there is little room. Needs a browser: happy-dom has no layout.

const { wallet: en, notifications } = messages('en');
const NARROW = { width: 320, height: 844 };
const WIDE = { width: 1440, height: 900 };

test.use({ persona: 'complete' });

/** The widths of the lines that a text is broken into. */
const lineWidths = (text: Locator): Promise<number[]> =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map(({ width }) => width);
  });

const boxOf = async (item: Locator) => {
  const box = await item.boundingBox();
  if (box === null) throw new Error('The element is not visible.');
  return box;
};

test('on a desktop the name of each asset stays in one line', async ({ page }) => {
  // A window of 1440 px whose scroll bar takes 15 of them.
  await page.setViewportSize({ ...WIDE, width: 1425 });
  await openPage(page, '/w');
  await expect(assetRow(page, 'ngn')).toBeVisible();
  for (const asset of ['usd', 'ngn', 'btc', 'usdt'] as const) {
    const name = assetRow(page, asset).getByText(en.names[asset], { exact: true });
    expect(await lineWidths(name), en.names[asset]).toHaveLength(1);
  }
});

test('on a narrow phone headings of cards stand above their rows', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await openPage(page, '/w');
  await expect(coinRow(page, 'btc')).toBeVisible();
  for (const [heading, row] of [
    [en.assets.heading, assetRow(page, 'btc')],
    [en.market.heading, coinRow(page, 'btc')],
  ] as const) {
    const { x } = await boxOf(page.getByRole('heading', { name: heading, exact: true }));
    expect((await boxOf(row.locator('.coin'))).x, heading).toBeCloseTo(x, 0);
  }
});

test("on a narrow phone the change's period stays in one line", async ({ page }) => {
  await page.setViewportSize(NARROW);
  await openPage(page, '/w');
  await page.getByRole('button', { name: 'BTC', exact: true }).click();
  await expect(totalOf(page)).toContainText(' BTC (');
  expect(await lineWidths(page.getByText(en.balance.day, { exact: true }))).toHaveLength(1);
});

test('the notice that coins could not be loaded keeps its distance from the header', async ({
  page,
  mock,
}) => {
  await mock.fault({ op: 'GET /market/assets', effect: { type: 'status', status: 500 } });
  await page.setViewportSize(WIDE);
  await openPage(page, '/w');
  const region = page.getByRole('region', { name: en.market.caption });
  const notice = region.locator('.notice');
  await expect(notice).toBeVisible();
  expect((await boxOf(notice)).y - (await boxOf(region)).y).toBeGreaterThan(16);
});

test('on a desktop all filters of notifications stand in one line', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openPage(page, '/w/notifications');
  await expectScreenLoaded(page);
  const chips = page.getByRole('navigation', { name: notifications.filters.label }).getByRole('link');
  await expect(chips).toHaveCount(7);
  const tops = await Promise.all((await chips.all()).map(async (chip) => (await boxOf(chip)).y));
  expect(new Set(tops).size).toBe(1);
});

test('on a narrow phone the number format that is chosen is not cut off', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await openPage(page, '/w/account');
  await expectScreenLoaded(page);
  const select = page.getByRole('main').getByRole('combobox');
  const spare = await select.evaluate((element: HTMLSelectElement) => {
    const style = getComputedStyle(element);
    const context = document.createElement('canvas').getContext('2d');
    if (!context) throw new Error('There is no canvas.');
    context.font = style.font;
    const { width } = context.measureText(element.selectedOptions[0]?.text ?? '');
    return element.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - width;
  });
  expect(spare).toBeGreaterThanOrEqual(0);
});

test('on a narrow phone the two buttons of the log-out stand side by side', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await openPage(page, '/w/logout');
  await expectScreenLoaded(page);
  const main = page.getByRole('main');
  const stay = await boxOf(main.getByRole('link', { name: en.logout.stay }));
  expect((await boxOf(main.getByRole('button', { name: en.logout.confirm }))).y).toBe(stay.y);
});

test("in cn no line of the log-out's text has a single character", async ({ page }) => {
  await setLanguage(page, 'cn');
  await page.setViewportSize(NARROW);
  await openPage(page, '/w/logout');
  await expectScreenLoaded(page);
  const widths = await lineWidths(page.getByText(messages('cn').wallet.logout.text));
  expect(Math.min(...widths)).toBeGreaterThan(48);
});

test('on a phone no button stands over the reason why nothing can be sent', async ({ page, mock }) => {
  await mock.persona('restricted-all', { login: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPage(page, '/w/send');
  const send = sendingScreen(page);
  await send.to.fill('@kwame');
  await expect(send.main).toContainText('Kwame Mensah');
  await send.to.press('Enter');
  await expect(send.amount).toBeFocused();
  await page.keyboard.type('2500');
  const reason = send.main.locator('.reason');
  await expect(reason.locator('.notice')).toBeVisible();
  const button = await boxOf(send.main.locator('.send-amount').getByRole('button').last());
  const { y, height } = await boxOf(reason);
  expect(button.y).toBeGreaterThanOrEqual(y + height);
});

test('on a narrow phone a network is named whole where it is received on', async ({ page }) => {
  await page.setViewportSize(NARROW);
  for (const [asset, network] of [
    ['usdt', 'trc20'],
    ['usdt', 'polygon'],
    ['usdt', 'bep20'],
  ] as const) {
    await openPage(page, `/w/receive?asset=${asset}&network=${network}`);
    await expectScreenLoaded(page);
    const cut = await page
      .locator('.picker b')
      .evaluateAll((texts) =>
        texts.filter((text) => text.scrollWidth > text.clientWidth).map((text) => text.textContent),
      );
    expect(cut).toEqual([]);
  }
});
