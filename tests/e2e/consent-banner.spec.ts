import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath } from '#src/intl/locale.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { languages } from './languages.ts';
import { built, expect, measured, others, reports, test } from './telemetry-site.ts';
import { openPage } from './open-page.ts';

const { shell, consent: t } = messages('en');
const banner = (page: Page) => page.getByRole('form', { name: t.banner.label });

test.describe('the consent banner', () => {
  test('the keyboard reaches its controls in document order, and Enter declines', async ({
    page,
    context,
    mock,
  }) => {
    await openPage(page, '/');
    await expect(banner(page)).toContainText(`. ${t.banner.choose}`);
    const allow = banner(page).getByRole('button', { name: t.banner.allow });
    const decline = banner(page).getByRole('button', { name: t.banner.decline });
    const [first, second] = [await allow.boundingBox(), await decline.boundingBox()];
    expect([first?.width, first?.height, first?.y]).toEqual([second?.width, second?.height, second?.y]);
    await page.getByRole('banner').getByRole('link', { name: shell.account.signup }).focus();
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('link', { name: t.banner.choose })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(allow).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(banner(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await reports(mock)).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name === 'consent')).toMatchObject({
      value: 'none',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
  });

  test('Allow starts both services, and the banner does not show again', async ({ page, mock }) => {
    await openPage(page, '/cn');
    const { banner } = messages('cn').consent;
    await page.getByRole('form', { name: banner.label }).getByRole('button', { name: banner.allow }).click();
    await expect(page.getByRole('form', { name: banner.label })).toHaveCount(0);
    await expect(page).toHaveURL('/cn');
    await expect.poll(async () => (await reports(mock)).length).toBe(2);
  });

  const variants = [
    { width: 1280, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const;

  // The first two cover both widths and both themes.
  for (const { width, colorScheme } of matrix('variants of the banner', variants, (_, index) => index < 2)) {
    test(`axe finds no violation, ${colorScheme}, ${width} px wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/cn', ...built(['/legal/cookies', '/cn/legal/cookies'])]) {
        await openPage(page, path);
        expect(await violations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  }

  test('the banner causes no layout shift', async ({ page }) => {
    await page.addInitScript(() => {
      const moves: { at: number; what: string }[] = [];
      Reflect.set(window, 'moves', moves);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of entry.sources)
            moves.push({ at: entry.startTime, what: String(node?.nodeName) });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of measured) {
      await openPage(page, path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      // Cause a layout shift on purpose: once it is recorded, all earlier ones are too.
      const planted = await page.evaluate(() => {
        const block = document.createElement('div');
        block.style.setProperty('height', '200px');
        document.querySelector('main')?.prepend(block);
        return performance.now();
      });
      const moves = () => page.evaluate(() => Reflect.get(window, 'moves') as { at: number; what: string }[]);
      await expect.poll(async () => (await moves()).filter(({ at }) => at >= planted)).not.toEqual([]);
      expect([path, (await moves()).filter(({ at }) => at < planted)]).toEqual([path, []]);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const tags = (page: Page) => page.locator('script[src*="/telemetry/"]');

  test('the banner works as a form on each page', async ({ page, mock }) => {
    mock.expectErrors('/no/such/page', /status of 404/);
    for (const path of ['/', ...others]) {
      await page.context().clearCookies({ name: 'consent' });
      await openPage(page, path);
      await banner(page).getByRole('button', { name: t.banner.allow }).click();
      await expect(banner(page)).toHaveCount(0);
      if (path !== '/no/such/page') await expect(page).toHaveURL(path);
      await expect(tags(page)).toHaveCount(path === '/' ? 2 : 0);
    }
  });

  for (const locale of languages('cn')) {
    const path = localizePath(locale, '/legal/cookies');
    test(`each purpose can be changed on ${path}`, async ({ page }) => {
      const { choice, banner } = messages(locale).consent;
      const form = page.getByRole('form', { name: choice.heading });
      const box = (name: 'analytics' | 'recorder') =>
        form.getByRole('checkbox', { name: choice.purposes[name].name });
      await openPage(page, localizePath(locale, '/'));
      await page.getByRole('link', { name: banner.choose }).click();
      await expect(page).toHaveURL(`${path}#choice`);
      await expect(form).toContainText(choice.undecided);
      await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(0);
      for (const [ticked, state, count] of [
        [['recorder'], 'recorder', 1],
        [['analytics', 'recorder'], 'all', 2],
        [['analytics'], 'analytics', 1],
        [[], 'none', 0],
      ] as const) {
        for (const name of ['analytics', 'recorder'] as const)
          await box(name).setChecked((ticked as readonly string[]).includes(name));
        await form.getByRole('button', { name: choice.save }).click();
        await expect(form).toContainText(choice[state]);
        await expect(page).toHaveURL(`${path}#choice`);
        await expect(form.getByRole('checkbox', { checked: true })).toHaveCount(count);
        await expect(page.getByRole('form', { name: banner.label })).toHaveCount(0);
      }
    });
  }
});
