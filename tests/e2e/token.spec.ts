import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { builtFile } from './built-files.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { walkByTab } from './tab-walk.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// /w/token/{id} in a browser; its states are in tests/islands/wallet/features/token. The fixture fails a test on a violation of the
// content security policy: the library that draws candles writes neither styles nor HTML into the page.

const { token: en, wallet } = messages('en');
const cursor = (page: Page) => page.getByRole('slider', { name: en.chart.cursor });
const candles = (page: Page) => page.getByRole('button', { name: en.chart.candles, exact: true });
const readout = (page: Page) => page.locator('.token-chart .readout');
const candleReadout = (page: Page) => page.locator('.candle-readout');

/** Moves the mouse to a part of a chart's width, from 0 to 1. */
async function pointAt(page: Page, chart: Locator, part: number): Promise<void> {
  const { x, y, width, height } = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width * part, y + height / 2);
}

/** Whether a picture of an element has a pixel of each of these colours. */
async function hasColors(element: Locator, colors: readonly (readonly [number, number, number])[]) {
  const { data, info } = await sharp(await element.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels)
    seen.add([data[at], data[at + 1], data[at + 2]].join());
  return colors.map((color) => seen.has(color.join()));
}

test('candles are drawn under the policy, in the colours of the theme, with a cursor for pointer and keys', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await openPage(page, '/w/token/btc?range=1W');
  await expect(cursor(page)).toBeVisible();
  await candles(page).click();
  const drawing = page.locator('.candles .plot');
  await expect(drawing.locator('canvas').first()).toBeVisible();
  const light = [
    [9, 98, 60],
    [163, 33, 59],
  ] as const;
  const dark = [
    [61, 214, 140],
    [255, 148, 158],
  ] as const;
  await expect.poll(() => hasColors(drawing, light)).toEqual([true, true]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => hasColors(drawing, dark)).toEqual([true, true]);

  // The last candle is read while nobody points at one.
  await page.mouse.move(0, 0);
  await expect(drawing.locator('.at')).toBeHidden();
  const last = await candleReadout(page).textContent();
  await pointAt(page, drawing, 0.3);
  await expect(candleReadout(page)).toHaveText(/^Open₦.*High₦.*Low₦.*Close₦.*vol\. .* BTC/);
  await expect(drawing.locator('.at')).toBeVisible();
  const pointed = await candleReadout(page).textContent();
  expect(pointed).not.toBe(last);
  await pointAt(page, drawing, 0.6);
  await expect(candleReadout(page)).not.toHaveText(pointed ?? 'none');
  await page.mouse.move(0, 0);
  await expect(candleReadout(page)).toHaveText(last ?? 'none');
  await expect(drawing.locator('.at')).toBeHidden();

  await cursor(page).focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await expect(cursor(page)).toHaveAttribute('aria-valuenow', '1');
  await expect(cursor(page)).toHaveAttribute('aria-valuetext', /^Open ₦[\d,]+\.\d\d, high ₦.*volume .* BTC/);
  await expect(page.getByRole('link', { name: en.chart.attribution })).toHaveAttribute(
    'href',
    'https://www.tradingview.com/',
  );
});

for (const width of [320, 390, 1440])
  test(`at ${width} px scrubbing along the candles moves nothing`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height: 844 });
    await mock.clock.hold();
    await mock.persona('complete', { login: true });
    await openPage(page, '/w/token/btc?range=1M');
    await candles(page).click();
    const drawing = page.locator('.candles .plot');
    await expect(drawing.locator('canvas').first()).toBeVisible();
    const places = () =>
      page
        .locator('.candle-readout, .candle-readout :is(dt, dd, p), .candles .plot, .ranges')
        .evaluateAll((all) =>
          all.map((element) => {
            const { x, y, height } = element.getBoundingClientRect();
            return [x, y, height];
          }),
        );
    const count = Number(await cursor(page).getAttribute('aria-valuemax'));
    expect(count, 'a candle a day').toBeLessThan(32);
    // The focus may scroll.
    await cursor(page).focus();
    const before = await places();
    for (let index = 0; index < count; index += 1) {
      await page.keyboard.press('ArrowLeft');
      expect(await places(), String(index)).toEqual(before);
    }
  });

test('a pointer scrubs the line, a finger lets go of it', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/token/btc?range=1M');
  await expect(cursor(page)).toBeVisible();
  const pointsAt = async (part: number) => {
    await pointAt(page, cursor(page), part);
    await expect(readout(page).locator('b')).toBeVisible();
    return Number(await cursor(page).getAttribute('aria-valuenow'));
  };
  const last = Number(await cursor(page).getAttribute('aria-valuemax'));
  expect(Math.abs((await pointsAt(0.25)) - last / 4)).toBeLessThanOrEqual(1);
  expect(Math.abs((await pointsAt(0.75)) - (last * 3) / 4)).toBeLessThanOrEqual(1);
  await page.mouse.move(0, 0);
  await expect(readout(page)).toContainText(en.chart.periods['1M']);
  await cursor(page).dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 400 });
  await expect(readout(page).locator('b')).toBeVisible();
  await cursor(page).dispatchEvent('pointerup', { pointerType: 'touch', clientX: 400 });
  await expect(readout(page)).toContainText(en.chart.periods['1M']);
});

for (const { locale, theme, width } of [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'cn', theme: 'dark', width: 390 },
  { locale: 'en', theme: 'dark', width: 320 },
] as const)
  test(`${locale}, ${theme}, ${width} px: no violation in any view, of a row that can’t be held, of an unknown id`, async ({
    page,
    mock,
  }) => {
    const { token: t, unknownToken, wallet: frame } = messages(locale);
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    await openPage(page, '/w/token/usdt');
    const main = page.getByRole('main');
    const name = frame.names.usdt;
    await expect(page).toHaveTitle(new RegExp(`${name}$`));
    // In reach without scrolling.
    await expect(page.getByRole('group', { name: t.actions.label })).toBeInViewport();
    await expectAccessibleLayout(page, main, 'a line');
    for (const text of [t.chart.asTable, t.chart.candles]) {
      await page.getByRole('button', { name: text, exact: true }).click();
      await expect(page.locator('.token .skeleton')).toHaveCount(0);
      await expectAccessibleLayout(page, main, text);
    }
    await openPage(page, '/w/token/shea-harbour');
    await expect(main).toContainText(t.followOnly.heading);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expectAccessibleLayout(page, main, 'can’t be held');
    mock.expectErrors('/market/assets/nothing');
    await openPage(page, '/w/token/nothing-of-the-kind');
    await expect(main).toContainText(unknownToken.heading);
    await expectAccessibleLayout(page, main, 'unknown');
  });

test('by keyboard on a phone: every control is reached in order, and none under the actions', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/token/eth');
  // The actions take the place of the menu.
  await expect(page.getByRole('navigation', { name: wallet.dock.label })).toBeHidden();
  await expect(page.getByRole('link', { name: wallet.flow.back })).toBeVisible();
  await expect(page.getByRole('row').last()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .token .skeleton')).toHaveCount(0);
  const { stops, faults } = await walkByTab(page);
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(20);
  const see = page.getByRole('link', { name: /^Website/ });
  await see.focus();
  const { y: under = 0 } = (await page.getByRole('group', { name: en.actions.label }).boundingBox()) ?? {};
  const { y = 0, height = 0 } = (await see.boundingBox()) ?? {};
  expect(y + height).toBeLessThanOrEqual(under);
});

test('what a link leads to is asked for while its code loads; Back leaves the page, whatever range was chosen', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  const { promise: released, resolve: release } = Promise.withResolvers<null>();
  await page.route(`**${builtFile('src/islands/wallet/features/token/Token.tsx')}`, async (route) => {
    await released;
    await route.continue();
  });
  await openPage(page, '/w/assets');
  const link = page.getByRole('link', { name: wallet.names.btc, exact: true });
  await expect(link).toBeVisible();
  // Prefetching loads after the start.
  const asked = page.waitForRequest(/\/market\/assets\/btc\/candles\?range=1D$/);
  await link.click();
  await asked;
  await expect(cursor(page)).toHaveCount(0);
  release(null);
  await expect(cursor(page)).toBeVisible();
  await page.getByRole('button', { name: en.chart.ranges['1Y'], exact: true }).click();
  await expect(page).toHaveURL('/w/token/btc?range=1Y');
  await page.goBack();
  await expect(page).toHaveURL('/w/assets');
  await page.goForward();
  await expect(page).toHaveURL('/w/token/btc?range=1Y');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wallet.names.btc);
});
