import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { matrix } from '../tier.ts';
import { OPENING, coinRow, speak, totalOf } from './wallet-figures.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** Writes down what moves without anybody having touched the page. Before the first page.goto(). */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Shift[] = [];
    Object.assign(globalThis, { layoutShifts: seen });
    new PerformanceObserver((list) => {
      type LayoutShift = PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Node | null }[];
      };
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) => (node instanceof Element ? node.className : 'text'));
        if (!hadRecentInput) seen.push({ value, moved: moved.map(String) });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shiftsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { layoutShifts: Shift[] }).layoutShifts);

const looks = [
  { locale: 'en', width: 1440, height: 900, persona: 'complete', limit: 0.02 },
  { locale: 'en', width: 390, height: 844, persona: 'complete', limit: 0.02 },
  { locale: 'cn', width: 390, height: 844, persona: 'complete', limit: 0.02 },
  { locale: 'cn', width: 390, height: 844, persona: 'incomplete-flag-only', limit: 0.02 },
  // On a phone the market stands below the assets: who has fewer than the six that the skeleton makes room for sees it rise.
  // 0.1 is what still counts as good.
  { locale: 'en', width: 320, height: 640, persona: 'unicode', limit: 0.1 },
] as const;

// In npm test: the widest, and the narrowest of each language.
for (const { locale, width, height, persona, limit } of matrix(
  'layout shifts',
  looks,
  (look) => look.width === 1440 || look.persona !== 'complete',
)) {
  // requirement: 2.61
  test(`from skeleton to amounts, ${persona} at ${width} px in ${locale}: hardly anything moves`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height });
    await speak(page, locale);
    await mock.persona(persona, { login: true });
    const balances = await mock.hold('GET /wallet/balances');
    const coins = await mock.hold('GET /market/assets');
    await watchShifts(page);
    await page.goto('/w');
    const { wallet: words } = messages(locale);
    await expect(totalOf(page, locale)).toBeVisible(OPENING);
    for (const { arrived, release } of [balances, coins]) {
      await arrived();
      await release();
    }
    await expect(totalOf(page, locale)).toContainText('₦', OPENING);
    await expect(coinRow(page, 'hbar', locale)).toContainText('%');
    await expect(page.getByText(words.feed.connecting)).toHaveCount(0);
    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(limit);
  });
}

test('nothing moves when the currency changes or balances are hidden', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await mock.persona('complete', { login: true });
  await watchShifts(page);
  await page.goto('/w');
  const total = totalOf(page);
  await expect(total).toContainText('₦', OPENING);
  const place = () => page.getByRole('region', { name: messages('en').wallet.assets.heading }).boundingBox();
  const before = await place();
  for (const name of ['USD', 'USDT', 'BTC']) {
    await total.getByRole('button', { name, exact: true }).click();
    await expect(total).toHaveAttribute('aria-busy', 'false');
    expect((await place())?.y, name).toBe(before?.y);
  }
  await page.getByRole('button', { name: messages('en').wallet.balance.hide }).click();
  expect((await place())?.y).toBe(before?.y);
});
