import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { violations } from './axe.ts';
import { expect, test } from './mock.ts';
import { LIST, inbox, rows } from './notes.ts';
import { settled } from './settled.ts';
import { speak } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { locale: 'cn', colorScheme: 'dark', width: 390, height: 844 },
] as const;

const clean = async (page: Page, story: string) => {
  await settled(page);
  expect(await violations(page), story).toEqual([]);
};
/** What does not fit between the edges of the window; the row of filters scrolls. */
const cut = (page: Page) =>
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
    const { notifications: words } = messages(locale);

    // requirement: 2.58
    test('axe has nothing to say of the panel, the screen, the question, nothing and a failure; 320 px are enough', async ({
      page,
      mock,
    }) => {
      await mock.persona('many', { login: true });
      await speak(page, locale);
      await page.goto(`${QUIET_SCREEN}?panel=notifications`);
      const panel = inbox(page, locale);
      const main = page.getByRole('main');
      await expect(rows(panel)).toHaveCount(20);
      await clean(page, 'the panel');
      await page.setViewportSize({ width: 320, height: 640 });
      await expect.poll(() => cut(page)).toEqual([]);

      await panel.getByRole('link', { name: words.seeAll }).click();
      await expect(rows(main)).toHaveCount(20);
      await expect(page.getByRole('switch')).toHaveCount(5);
      await expect.poll(() => cut(page)).toEqual([]);
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.setViewportSize({ width, height });
      await clean(page, 'the screen');

      await page.getByRole('switch', { name: words.flags.security_alerts.name }).click();
      const question = page.getByRole('dialog', { name: words.ask.heading });
      await expect(question).toBeVisible();
      await clean(page, 'the question');

      await mock.persona('notifications-0', { login: true });
      await page.goto('/w/notifications');
      await expect(page.getByRole('heading', { name: words.empty.heading })).toBeVisible();
      await clean(page, 'nothing');
      await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(words.failed);
      await clean(page, 'a failure');
    });
  });
}
