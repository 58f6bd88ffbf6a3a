import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/names.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { languages } from './languages.ts';
import type { FaultRule } from './mock-control.ts';
import { expect, test } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { OPENING, coinRow, speak, totalOf } from './wallet-figures.ts';
import { settled } from './settled.ts';

async function expectFull(page: Page, locale: Locale): Promise<void> {
  await expect(totalOf(page, locale)).toContainText('₦', OPENING);
  await expect(coinRow(page, 'hbar', locale)).toContainText('%');
}

const views = [
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'cn', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/** The other states of /w: how a test gets there, and what is seen then. accessible-shell.spec.ts has the whole dashboard. */
const states: readonly {
  name: string;
  persona?: PersonaName;
  fault?: FaultRule;
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
];

const cases = matrix(
  'states of the dashboard in each look',
  states.flatMap((state, index) =>
    views.map((view, at) => ({ state, view, inTurn: index % views.length === at })),
  ),
  ({ inTurn }) => inTurn,
);

for (const {
  state: { name, persona = 'complete', fault, see },
  view: { locale, ...view },
} of cases)
  test.describe(`${locale}, ${view.colorScheme}, ${view.viewport.width} px wide`, () => {
    test.use(view);

    // requirement: 2.57
    test(`axe finds nothing: ${name}`, async ({ page, mock }) => {
      await mock.persona(persona, { login: true });
      await speak(page, locale);
      if (fault) await mock.fault(fault);
      await page.goto('/w');
      const [place, text] = see(page, messages(locale).wallet);
      await expect(place).toContainText(text, OPENING);
      await settled(page);
      expect(await violations(page)).toEqual([]);
    });
  });

test.describe('the menu of a phone', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, persona: 'complete' });

  // requirement: 2.57
  test('axe finds nothing', async ({ page }) => {
    await speak(page, 'cn');
    await page.goto(QUIET_SCREEN);
    await expectScreenLoaded(page);
    const { dock, more } = messages('cn').wallet;
    await page.getByRole('navigation', { name: dock.label }).getByRole('button', { name: dock.more }).click();
    await expect(page.getByRole('dialog', { name: more.title })).toBeVisible();
    await settled(page);
    expect(await violations(page)).toEqual([]);
  });
});

for (const locale of languages('en')) {
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
