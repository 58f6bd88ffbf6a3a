import type { Page } from '@playwright/test';
import { messages } from '#src/i18n/messages.ts';
import { violations } from './axe.ts';
import { built, expect, measured, others, reports, test } from './telemetry-site.ts';

const { shell, consent: words } = messages('en');
const question = (page: Page) => page.getByRole('form', { name: words.banner.label });

test.describe('the question', () => {
  test('is answered by the keyboard, in the order of the page', async ({ page, context, mock }) => {
    await page.goto('/');
    await expect(question(page)).toContainText(`. ${words.banner.choose}`);
    const allow = question(page).getByRole('button', { name: words.banner.allow });
    const decline = question(page).getByRole('button', { name: words.banner.decline });
    const [first, second] = [await allow.boundingBox(), await decline.boundingBox()];
    expect([first?.width, first?.height, first?.y]).toEqual([second?.width, second?.height, second?.y]);
    await page.getByRole('banner').getByRole('link', { name: shell.account.signup }).focus();
    await page.keyboard.press('Tab');
    await expect(question(page).getByRole('link', { name: words.banner.choose })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(allow).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(decline).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    expect(await reports(mock)).toEqual([]);
    expect((await context.cookies()).find(({ name }) => name === 'consent')).toMatchObject({
      value: 'none',
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    });
  });

  test('once allowed, both services run, and back at the page nothing is asked', async ({ page, mock }) => {
    await page.goto('/cn');
    const { banner } = messages('cn').consent;
    await page.getByRole('form', { name: banner.label }).getByRole('button', { name: banner.allow }).click();
    await expect(page.getByRole('form', { name: banner.label })).toHaveCount(0);
    await expect(page).toHaveURL('/cn');
    await expect.poll(async () => (await reports(mock)).length).toBe(2);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no fault for axe, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      for (const path of ['/', '/cn', ...built(['/legal/cookies', '/cn/legal/cookies'])]) {
        for (const width of [1280, 320]) {
          await page.setViewportSize({ width, height: 800 });
          await page.goto(path);
          expect(await violations(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
        }
      }
    });
  }

  test('moves nothing', async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Reflect.set(window, 'moved', seen);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { sources: { node: Node | null }[] })[])
          for (const { node } of entry.sources) seen.push(String(node?.nodeName));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of measured) {
      await page.goto(path, { waitUntil: 'networkidle' });
      expect(await page.evaluate(() => Reflect.get(window, 'moved') as string[])).toEqual([]);
    }
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  const tags = (page: Page) => page.locator('script[src*="/telemetry/"]');

  test('the question is answered where it stands', async ({ page, mock }) => {
    mock.expectErrors('/no/such/page', /status of 404/);
    for (const path of ['/', ...others]) {
      await page.context().clearCookies({ name: 'consent' });
      await page.goto(path);
      await question(page).getByRole('button', { name: words.banner.allow }).click();
      await expect(question(page)).toHaveCount(0);
      if (path !== '/no/such/page') await expect(page).toHaveURL(path);
      await expect(tags(page)).toHaveCount(path === '/' ? 2 : 0);
    }
  });

  for (const path of built(['/legal/cookies', '/cn/legal/cookies'])) {
    test(`the choice for each purpose changes on ${path}`, async ({ page }) => {
      const locale = path.startsWith('/cn') ? 'cn' : 'en';
      const { choice, banner } = messages(locale).consent;
      const form = page.getByRole('form', { name: choice.heading });
      const box = (name: 'analytics' | 'recorder') =>
        form.getByRole('checkbox', { name: choice.purposes[name].name });
      await page.goto(locale === 'cn' ? '/cn' : '/');
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
