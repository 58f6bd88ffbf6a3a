import type { Locator, Page } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/persona-ids.ts';
import type { Locale } from '#src/intl/locale.ts';
import type { Messages } from '#src/i18n/messages.ts';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { violations } from './axe.ts';
import { languages } from './languages.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import type { FaultRule } from './mock-control.ts';
import { expect, test, type Mock } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { coinRow, setLanguage, totalOf } from './wallet-page.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { loadPage, openPage } from './open-page.ts';

async function expectFull(page: Page, locale: Locale): Promise<void> {
  await expect(totalOf(page, locale)).toContainText('₦');
  await expect(coinRow(page, 'ada', locale)).toContainText('%');
}

const views = [
  { locale: 'en', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { locale: 'cn', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

/**
 * The states of /w: how a test gets there, and the text that shows. accessible-shell.spec.ts covers the full dashboard.
 */
const states: readonly {
  name: string;
  persona?: PersonaName;
  prepare?: (mock: Mock) => Promise<unknown>;
  fault?: FaultRule;
  locate: (page: Page, wallet: Messages['wallet'], parts: Messages['dashboard']) => [Locator, string];
}[] = [
  {
    name: 'an empty wallet',
    persona: 'incomplete-flag-only',
    locate: (page, _, { firstSteps }) => [page.getByRole('main'), firstSteps.steps.money.text],
  },
  {
    name: 'a new account after its first deposit',
    persona: 'incomplete-flag-only',
    prepare: (mock) => mock.deposit({ asset: 'ngn', amount: '50000' }),
    locate: (page, _, { firstSteps }) => [page.getByRole('main'), firstSteps.left.one],
  },
  {
    name: 'requests, an incident and a restriction',
    persona: 'restricted',
    prepare: async (mock) => {
      await mock.control.send('PUT', '/simulate/networks/trc20', { status: 'delayed' });
      for (const from of ['amina', 'kwame'])
        for (const amount of ['12000', '1234567.89'])
          await mock.control.send('POST', '/simulate/requests', { from, amount });
    },
    locate: (page) => [page.getByRole('main'), 'Kwame Mensah'],
  },
  {
    name: 'failed balances',
    fault: { op: 'GET /wallet/balances', effect: { type: 'status', status: 500 } },
    locate: (page, { balance }) => [page.getByRole('region', { name: balance.heading }), balance.unavailable],
  },
  {
    name: 'loading balances',
    fault: { op: 'GET /wallet/balances', effect: { type: 'hang' } },
    locate: (page, { balance }) => [page.getByRole('region', { name: balance.heading }), balance.loading],
  },
  {
    name: 'a wallet that failed to open',
    fault: { op: 'GET /user/profile/status', effect: { type: 'status', status: 500 } },
    locate: (page, { start }) => [page.getByRole('alert'), start.failed],
  },
];

const cases = matrix(
  'states of the dashboard in each view',
  states.flatMap((state, index) =>
    views.map((view, at) => ({ state, view, inTurn: index % views.length === at })),
  ),
  ({ inTurn }) => inTurn,
);

for (const {
  state: { name, persona = 'complete', prepare, fault, locate },
  view: { locale, ...view },
} of cases)
  test.describe(`${locale}, ${view.colorScheme}, ${view.viewport.width} px wide`, () => {
    test.use(view);

    // requirement: 2.57
    test(`axe finds no violation, and nothing is cut off: ${name}`, async ({ page, mock }) => {
      await mock.persona(persona, { login: true });
      await setLanguage(page, locale);
      await prepare?.(mock);
      if (fault) await mock.fault(fault);
      await loadPage(page, '/w');
      const [place, text] = locate(page, messages(locale).wallet, messages(locale).dashboard);
      await expect(place).toContainText(text);
      await expectAccessibleLayout(page, page.getByRole('main'), name);
    });
  });

test.describe('the phone menu', () => {
  test.use({ colorScheme: 'dark', viewport: { width: 390, height: 844 }, persona: 'complete' });

  // requirement: 2.57
  test('axe finds no violation', async ({ page }) => {
    await setLanguage(page, 'cn');
    await openPage(page, QUIET_SCREEN);
    await expectScreenLoaded(page);
    const { dock, more } = messages('cn').wallet;
    await page.getByRole('navigation', { name: dock.label }).getByRole('button', { name: dock.more }).click();
    await expect(page.getByRole('dialog', { name: more.title })).toBeVisible();
    await waitForAnimations(page);
    expect(await violations(page)).toEqual([]);
  });
});

for (const locale of languages('en')) {
  // requirement: 2.58
  test(`in ${locale} the dashboard and the phone menu fit into 320 px without horizontal scrolling or clipping`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await setLanguage(page, locale);
    for (const persona of ['complete', 'unicode'] as const) {
      await mock.persona(persona, { login: true });
      // As a sign-in does: the cookie says in which currency the person before wanted the first amount.
      await page.context().clearCookies({ name: 'view' });
      await openPage(page, '/w');
      await expectFull(page, locale);
      for (const currency of ['NGN', 'USDT', 'BTC']) {
        await totalOf(page, locale).getByRole('button', { name: currency, exact: true }).click();
        await expect(totalOf(page, locale)).toHaveAttribute('aria-busy', 'false');
        const wide = await page.evaluate(() => ({
          page: document.documentElement.scrollWidth,
          // Every amount lies within the viewport.
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
