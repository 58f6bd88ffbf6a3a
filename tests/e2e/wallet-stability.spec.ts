import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { matrix } from '../tier.ts';
import { coinRow, setLanguage, totalOf } from './wallet-page.ts';
import { loadPage, openPage } from './open-page.ts';

interface Shift {
  value: number;
  moved: string[];
}

/** Records layout shifts without recent input. Call before the first page is opened. */
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

const variants = [
  { locale: 'en', width: 1440, height: 900, persona: 'complete', limit: 0.02 },
  { locale: 'en', width: 390, height: 844, persona: 'complete', limit: 0.02 },
  { locale: 'cn', width: 390, height: 844, persona: 'complete', limit: 0.02 },
  { locale: 'cn', width: 390, height: 844, persona: 'incomplete-flag-only', limit: 0.02 },
  // An incident stands above the line.
  { locale: 'en', width: 390, height: 844, persona: 'slow-network', limit: 0.02 },
  // On a phone the market is below the assets: it moves up for users with fewer than the skeleton's six assets. A shift of 0.1
  // still counts as good.
  { locale: 'en', width: 320, height: 640, persona: 'unicode', limit: 0.1 },
] as const;

// Under npm test: the widest, and the narrowest of each language.
for (const { locale, width, height, persona, limit } of matrix(
  'layout shifts',
  variants,
  (look) => look.width === 1440 || look.persona !== 'complete',
)) {
  // requirement: 2.61
  test(`replacing the skeleton with amounts hardly shifts the layout, ${persona} at ${width} px in ${locale}`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width, height });
    await setLanguage(page, locale);
    await mock.persona(persona, { login: true });
    const balances = await mock.hold('GET /wallet/balances');
    const coins = await mock.hold('GET /market/assets');
    await watchShifts(page);
    await loadPage(page, '/w');
    const { wallet: t } = messages(locale);
    await expect(totalOf(page, locale)).toBeVisible();
    for (const { arrived, release } of [balances, coins]) {
      await arrived();
      await release();
    }
    await expect(totalOf(page, locale)).toContainText('₦');
    await expect(coinRow(page, 'ada', locale)).toContainText('%');
    await expect(page.getByText(t.feed.connecting)).toHaveCount(0);
    const shifts = await shiftsOf(page);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThanOrEqual(limit);
  });
}

test('changing the currency and hiding balances shift nothing', async ({ page, mock }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await mock.persona('complete', { login: true });
  await watchShifts(page);
  await openPage(page, '/w');
  const total = totalOf(page);
  await expect(total).toContainText('₦');
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
