import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { violations } from './axe.ts';
import { LIST, inbox, rows } from './notes.ts';
import { expect, test } from './mock.ts';
import { speak } from './wallet-figures.ts';
import { settled } from './settled.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { locale: 'cn', colorScheme: 'dark', width: 390, height: 844 },
] as const;

for (const { locale, colorScheme, width, height } of views) {
  test.describe(`axe has nothing to say: ${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    const { notifications: words } = messages(locale);

    test('the panel, the screen, and the question', async ({ page, mock }) => {
      await mock.persona('many', { login: true });
      await speak(page, locale);
      await page.goto(`${QUIET_SCREEN}?panel=notifications`);
      await expect(rows(inbox(page, locale))).toHaveCount(20);
      await settled(page);
      expect(await violations(page)).toEqual([]);

      await inbox(page, locale).getByRole('link', { name: words.seeAll }).click();
      await expect(rows(page.getByRole('main'))).toHaveCount(20);
      await settled(page);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('switch', { name: words.flags.security_alerts.name }).click();
      await expect(page.getByRole('dialog', { name: words.ask.heading })).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });

    test('nothing there, and nothing to be had', async ({ page, mock }) => {
      await mock.persona('notifications-0', { login: true });
      await speak(page, locale);
      await page.goto('/w/notifications');
      await expect(page.getByRole('heading', { name: words.empty.heading })).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await mock.fault({ op: LIST, effect: { type: 'status', status: 500 } });
      await page.goto('/w/notifications');
      await expect(page.getByRole('alert')).toContainText(words.failed);
      expect(await violations(page)).toEqual([]);
    });
  });
}

for (const locale of locales) {
  // requirement: 2.58
  test(`in ${locale}: 320 px are enough, without scrolling sideways and without anything cut off`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await mock.persona('many', { login: true });
    await speak(page, locale);
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.note, .note *, .setting *, .acts > *, .inbox footer a')]
          .filter((element) => element.checkVisibility() && !element.closest('.sr'))
          .filter((element) => {
            const { left, right } = element.getBoundingClientRect();
            return left < 0 || right > innerWidth;
          })
          .map(({ textContent }) => textContent),
      );
    await page.goto('/w/notifications');
    await expect(rows(page.getByRole('main'))).toHaveCount(20);
    await expect(page.getByRole('switch')).toHaveCount(5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await cut()).toEqual([]);
    await page.goto(`${QUIET_SCREEN}?panel=notifications`);
    await expect(rows(inbox(page, locale))).toHaveCount(20);
    expect(await cut()).toEqual([]);
  });
}
