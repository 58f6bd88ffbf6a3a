import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { notificationsPanel, rows } from './notifications.ts';
import { LIST } from './notification-calls.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { setLanguage } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage, reloadPage } from './open-page.ts';

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { locale: 'cn', colorScheme: 'dark', width: 390, height: 844 },
] as const;

const expectAccessible = async (page: Page, state: string) => {
  await waitForAnimations(page);
  expect(await violations(page), state).toEqual([]);
};
/** Texts that overflow the viewport; the row of filters may scroll. */
const overflowingTexts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.note, .note *, .setting *, .acts > *, .inbox footer a')]
      .filter((element) => element.checkVisibility() && !element.closest('.sr'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < 0 || right > innerWidth;
      })
      .map(({ textContent }) => textContent),
  );

for (const { locale, colorScheme, width, height } of views) {
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    const { notifications: t } = messages(locale);

    // requirement: 2.58
    test('axe finds no violation on the panel, the screen, the dialog, the empty and the failed list, and 320 px are enough', async ({
      page,
      mock,
    }) => {
      await mock.persona('many', { login: true });
      await setLanguage(page, locale);
      await openPage(page, `${QUIET_SCREEN}?panel=notifications`);
      const panel = notificationsPanel(page, locale);
      const main = page.getByRole('main');
      await expect(rows(panel)).toHaveCount(20);
      // As high as its rows: a target that the fold cuts is small for axe.
      await page.setViewportSize({ width, height: 3000 });
      await expectAccessible(page, 'the panel');
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => overflowingTexts(page)).toEqual([]);

      await panel.getByRole('link', { name: t.seeAll }).click();
      await expect(rows(main)).toHaveCount(20);
      await expect(page.getByRole('switch')).toHaveCount(5);
      await expect.poll(() => overflowingTexts(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width, height });
      await expectAccessible(page, 'the screen');

      await page.getByRole('switch', { name: t.flags.security_alerts.name }).click();
      const question = page.getByRole('dialog', { name: t.ask.heading });
      await expect(question).toBeVisible();
      await expectAccessible(page, 'the question');

      await mock.persona('notifications-0', { login: true });
      await openPage(page, '/w/notifications');
      await expect(page.getByRole('heading', { name: t.empty.heading })).toBeVisible();
      await expectAccessible(page, 'nothing');
      await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
      await reloadPage(page);
      await expect(page.getByRole('alert')).toContainText(t.failed);
      await expectAccessible(page, 'a failure');
    });
  });
}
