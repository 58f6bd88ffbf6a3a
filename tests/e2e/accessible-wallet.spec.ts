import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/names.ts';
import { fill } from '#src/intl/fill.ts';
import { locales, type Locale } from '#src/intl/locale.ts';
import { messages, type Messages } from '#src/i18n/messages.ts';
import { violations } from './axe.ts';
import type { FaultRule } from './mock-control.ts';
import { expect, test } from './mock.ts';
import { OPENING, coinRow, speak, totalOf } from './wallet-figures.ts';
import { settled } from './settled.ts';

async function expectFull(page: Page, locale: Locale): Promise<void> {
  await expect(totalOf(page, locale)).toContainText('₦', OPENING);
  await expect(coinRow(page, 'hbar', locale)).toContainText('%');
}

const views = [
  { locale: 'en', colorScheme: 'light', width: 1440, height: 900 },
  { locale: 'cn', colorScheme: 'dark', width: 390, height: 844 },
] as const;

/** The other faces of /w: how a test gets there, and what is seen then. */
const faces: readonly {
  name: string;
  persona?: PersonaName;
  fault?: FaultRule;
  path?: string;
  see: (page: Page, words: Messages['wallet']) => [Locator, string];
}[] = [
  {
    name: 'an empty wallet',
    persona: 'incomplete-flag-only',
    see: (page, { assets }) => [page.getByRole('region', { name: assets.heading }), assets.emptyText],
  },
  {
    name: 'balances that failed',
    fault: { op: 'GET /wallet/balances', effect: { type: 'status', status: 500 } },
    see: (page, { balance }) => [page.getByRole('region', { name: balance.heading }), balance.unavailable],
  },
  {
    name: 'balances on their way',
    fault: { op: 'GET /wallet/balances', effect: { type: 'hang' } },
    see: (page, { balance }) => [page.getByRole('region', { name: balance.heading }), balance.loading],
  },
  {
    name: 'a wallet that could not be opened',
    fault: { op: 'GET /user/profile/status', effect: { type: 'status', status: 500 } },
    see: (page, { start }) => [page.getByRole('alert'), start.failed],
  },
  {
    name: 'the question before logging out',
    path: '/w/logout',
    see: (page, { logout }) => [page.getByRole('main'), logout.stay],
  },
];

for (const { locale, colorScheme, width, height } of views) {
  test.describe(`axe has nothing to say: ${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height } });
    const { wallet: words } = messages(locale);

    // requirement: 2.57
    test('the dashboard, its popup and its menu', async ({ page, mock }) => {
      await mock.persona('complete', { login: true });
      // Prices that move have a colour for a moment: axe is to see them as they stay.
      await mock.ticker({ speed: 0, symbols: { maticusdt: { mode: 'silent' } } });
      await speak(page, locale);
      await page.goto('/w');
      await expectFull(page, locale);
      await settled(page);
      expect(await violations(page)).toEqual([]);

      await page.getByRole('button', { name: fill(words.popup.open, { name: 'Tobi' }) }).click();
      await expect(page.getByRole('dialog', { name: words.popup.label })).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
      await page.keyboard.press('Escape');

      const dock = page.getByRole('navigation', { name: words.dock.label });
      const more = dock.getByRole('button', { name: words.dock.more });
      if (width >= 680) {
        await expect(more).toBeHidden();
        return;
      }
      await more.click();
      await expect(page.getByRole('dialog', { name: words.more.title })).toBeVisible();
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });

    for (const { name, persona = 'complete', fault, path = '/w', see } of faces) {
      test(name, async ({ page, mock }) => {
        await mock.persona(persona, { login: true });
        await speak(page, locale);
        if (fault) await mock.fault(fault);
        await page.goto(path);
        const [place, text] = see(page, words);
        await expect(place).toContainText(text, OPENING);
        await settled(page);
        expect(await violations(page)).toEqual([]);
      });
    }
  });
}

for (const locale of locales) {
  // requirement: 2.58
  test(`in ${locale}: 320 px are enough, without scrolling sideways and without anything cut off`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await speak(page, locale);
    for (const persona of ['complete', 'unicode'] as const) {
      await mock.persona(persona, { login: true });
      await page.goto('/w');
      await expectFull(page, locale);
      for (const currency of ['NGN', 'USDT', 'BTC']) {
        await totalOf(page, locale).getByRole('button', { name: currency, exact: true }).click();
        await expect(totalOf(page, locale)).toHaveAttribute('aria-busy', 'false');
        const wide = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          // Every amount stands within the window.
          cut: [...document.querySelectorAll('main data, main .change, main button')]
            .filter((element) => element.checkVisibility())
            .filter((element) => {
              const { left, right } = element.getBoundingClientRect();
              return left < 0 || right > innerWidth;
            })
            .map(({ textContent }) => textContent),
        }));
        expect(wide, `${persona} ${currency}`).toEqual({ page: 320, cut: [] });
      }
    }
    const { dock, more } = messages(locale).wallet;
    await page.getByRole('navigation', { name: dock.label }).getByRole('button', { name: dock.more }).click();
    const sheet = await page.getByRole('dialog', { name: more.title }).boundingBox();
    expect(sheet).toMatchObject({ x: 0, width: 320 });
  });
}
