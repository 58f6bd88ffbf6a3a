import type { Locator } from '@playwright/test';
import { networks } from '#contract/networks.ts';
import { portfolioRanges } from '#contract/portfolio.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { sendingScreen } from './sending.ts';
import { assetRow, coinRow, setLanguage, totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Line breaks and alignment where there is little room. Needs a browser: happy-dom has no layout.

const { wallet: en, dashboard, notifications } = messages('en');
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

test("on a narrow phone the change's period stays in one line, with what tells what it counts", async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await openPage(page, '/w');
  await page.getByRole('button', { name: 'BTC', exact: true }).click();
  await expect(totalOf(page)).toContainText(' BTC (');
  const period = page.getByText(dashboard.portfolio.periods['1M'], { exact: true });
  expect(await lineWidths(period)).toHaveLength(1);
  const { y, height } = await boxOf(period);
  const button = await boxOf(totalOf(page).getByRole('button', { name: dashboard.portfolio.counted }));
  expect(button.y + button.height / 2).toBeGreaterThan(y);
  expect(button.y + button.height / 2).toBeLessThan(y + height);
});

for (const locale of locales)
  test(`in ${locale} the dates of every range stand under its line, side by side on the narrowest phone`, async ({
    page,
  }) => {
    await setLanguage(page, locale);
    await page.setViewportSize(NARROW);
    await openPage(page, '/w');
    const { portfolio } = messages(locale).dashboard;
    const region = page.getByRole('region', { name: portfolio.label });
    for (const range of portfolioRanges) {
      await region.getByRole('button', { name: portfolio.ranges[range], exact: true }).click();
      await expect(region).toHaveAttribute('aria-busy', 'false');
      const labels = region.locator('.axis > span');
      await expect(labels.first(), range).toBeVisible();
      const boxes = await Promise.all((await labels.all()).map(boxOf));
      expect(boxes.length, range).toBe(4);
      expect(boxes[0]!.x, range).toBeGreaterThanOrEqual(16);
      expect(boxes[3]!.x + boxes[3]!.width, range).toBeLessThanOrEqual(NARROW.width - 16);
      for (const [index, { x, y }] of boxes.slice(1).entries()) {
        expect(y, range).toBe(boxes[0]!.y);
        expect(x, range).toBeGreaterThan(boxes[index]!.x + boxes[index]!.width);
      }
      // From edge to edge: the line begins and ends with the screen.
      const plot = await boxOf(region.getByRole('slider'));
      expect([plot.x, plot.width], range).toEqual([0, NARROW.width]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), range).toBe(NARROW.width);
    }
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

for (const persona of ['restricted-all', 'restricted'])
  test(`${persona}: on a phone no button stands over the reason why nothing can be sent`, async ({
    page,
    mock,
  }) => {
    await mock.persona(persona, { login: true });
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

for (const locale of locales)
  test(`in ${locale}: a network is named whole where it is received on, in every width`, async ({ page }) => {
    test.slow();
    await setLanguage(page, locale);
    const names = Object.values(networks).map(({ name }) => name);
    for (const address of [
      '/w/receive?asset=usdt',
      '/w/receive?asset=usdt&network=trc20',
      '/w/receive?asset=usdt&network=avalanche',
      '/w/receive?asset=icp',
      '/w/receive?asset=usdt&network=bep20&panel=networks',
    ]) {
      await page.setViewportSize(NARROW);
      await openPage(page, address);
      await expectScreenLoaded(page);
      for (const width of [320, 360, 390, 540, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { found, cut } = await page.evaluate((all) => {
          const texts = [...document.querySelectorAll<HTMLElement>('main *, dialog *')].filter(
            (one) => all.includes(one.textContent) && one.checkVisibility(),
          );
          const isCut = (one: HTMLElement) =>
            one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).display !== 'inline';
          return { found: texts.length, cut: texts.filter(isCut).map((one) => one.textContent) };
        }, names);
        expect(found, address).toBeGreaterThan(0);
        expect(cut, `${address} at ${width} px`).toEqual([]);
      }
    }
  });

test('on a phone the main button of a form and of an empty screen has the whole line', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.persona('no-profile', { login: true });
  for (const address of [
    '/w/assets',
    '/w/transactions',
    '/w/financial-history',
    '/w/security/pin',
    '/w/security/password',
    '/w/security/emergency-contact',
    '/w/security/2fa-setup',
    '/w/linked-accounts',
    '/w/receive?asset=ngn',
    '/w/receive?asset=usdt',
    '/w/receive?tab=user',
    '/w/send?to=@kwame',
  ]) {
    await openPage(page, address);
    const buttons = page.getByRole('main').locator('.button.primary:visible');
    await expect(buttons.first(), address).toBeVisible();
    const narrow = await buttons.evaluateAll((all) =>
      all.flatMap((button) => {
        const { top } = button.getBoundingClientRect();
        // Two that stand side by side share the line.
        const line = [...(button.parentElement?.querySelectorAll('.button') ?? [])]
          .map((one) => one.getBoundingClientRect())
          .filter((one) => one.top === top);
        const width = Math.max(...line.map(({ right }) => right)) - Math.min(...line.map(({ left }) => left));
        // What cards and empty screens leave of 390 px.
        return width < 280 ? [`${button.textContent}: ${width} px`] : [];
      }),
    );
    expect(narrow, address).toEqual([]);
  }
});
