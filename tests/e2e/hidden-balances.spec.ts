import type { Page } from '@playwright/test';
import * as preferences from '#contract/preferences.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { messages } from './messages.ts';
import { panelNames, type PanelName } from '#src/stores/interface/panels.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { searchFieldOf, panelOf, optionOf } from './panels.ts';
import { fetchAmounts, scanForAmounts, watchAmounts, type Amounts } from './watch-amounts.ts';
import { expect, test, type Mock } from './mock.ts';
import { navigate } from './navigate.ts';
import { notificationsPanel, notified, rows } from './notifications.ts';
import { toast } from './toast.ts';
import { freezeTime, totalOf } from './wallet-page.ts';
import { addressOf, routes, titleOf } from './wallet-table.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { loadPage, openPage, reloadPage } from './open-page.ts';

// While balances are hidden, the page never contains an amount of the user's money: in no text, name, title or toast. The
// amounts to look for come from the API's responses.

const { wallet: en, account, walletPanels } = messages('en');
/** A deposit that arrives while the page is open. */
const DEPOSIT = { asset: 'ngn', amount: '54321.09' } as const;

/** Hides the balances on another device, unknown to this browser. Amounts and prices stop changing. */
async function hideOnOtherDevice(page: Page, mock: Mock, persona: 'many' | 'complete'): Promise<Amounts> {
  await mock.persona(persona, { login: true });
  await freezeTime(mock);
  await mock.ticker({ speed: 0 });
  const saved = await page.request.put(`${mockUrl}${preferences.savePreferences.path}`, {
    // The amounts that forms offer are no secret, and must not look like one.
    data: { hide_balances: true, quick_amounts: ['1009', '5003', '10007', '50021'] },
  });
  expect(saved.status()).toBe(200);
  const amounts = await fetchAmounts(page);
  expect(amounts.own.length).toBeGreaterThan(20);
  return { ...amounts, own: [...amounts.own, DEPOSIT.amount, '54,321.09', '54,321'] };
}

/** Waits until nothing is loading. */
async function waitForLoading(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The panels that show amounts, and how to tell that they are loaded. */
const contentChecks: Partial<Record<PanelName, (page: Page) => Promise<void>>> = {
  notifications: (page) => expect(rows(notificationsPanel(page)).first()).toBeVisible(),
  history: (page) => expect(panelOf(page, 'history').getByRole('listitem')).toHaveCount(20),
  coins: (page) => expect(optionOf(panelOf(page, 'coins'), /^Bitcoin/)).not.toHaveText('BitcoinBTC'),
  search: async (page) => {
    await searchFieldOf(panelOf(page, 'search')).fill('rent');
    await expect(optionOf(panelOf(page, 'search'), /Sent|From|Deposit|to/).first()).toBeVisible();
  },
};

async function openPanel(page: Page, name: PanelName): Promise<void> {
  await navigate(page, `${QUIET_SCREEN}?panel=${name}`);
  await expect(panelOf(page, name)).toBeVisible();
  await contentChecks[name]?.(page);
  await waitForLoading(page);
  await scanForAmounts(page);
}

for (const persona of matrix('hidden balances', ['many', 'complete'] as const, (one) => one === 'many'))
  // requirement: 2.49
  test(`${persona}: no screen, panel or live update ever contains an amount`, async ({ page, mock }) => {
    test.slow();
    const seen = await watchAmounts(page, await hideOnOtherDevice(page, mock, persona));
    // The balances arrive before the preference that hides them.
    const held = await mock.hold('GET /user/preferences', { times: 1 });
    const amounts = page.waitForResponse(/\/wallet\/balances/);
    await loadPage(page, '/w');
    await (await amounts).finished();
    await held.release();
    await expect(totalOf(page)).toContainText(DOTS);
    await waitForLoading(page);
    await reloadPage(page);
    await expect(totalOf(page)).toContainText(DOTS);
    expect(seen, 'the start').toEqual([]);

    for (const route of routes) {
      await navigate(page, addressOf(route));
      await expect(page).toHaveTitle(`Cowrie - ${titleOf(route)}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await waitForLoading(page);
      await scanForAmounts(page);
    }
    for (const name of panelNames) await openPanel(page, name);
    expect(seen).toEqual([]);

    await navigate(page, '/w');
    await notified(page, () => mock.deposit(DEPOSIT));
    await scanForAmounts(page);
    for (const name of ['notifications', 'history'] as const) await openPanel(page, name);
    await expect(panelOf(page, 'history').getByRole('listitem').first()).toContainText(DOTS);
    expect(seen, 'what arrived').toEqual([]);

    // Shown again, the amounts are in each of these places: this proves that the scan finds them.
    await navigate(page, '/w');
    await page.getByRole('button', { name: en.balance.show }).click();
    await expect(totalOf(page)).toContainText('₦');
    for (const name of ['notifications', 'history', 'coins', 'search'] as const) await openPanel(page, name);
    for (const place of ['/w ', 'notifications', 'history', 'coins', 'search'])
      expect(
        seen.filter((line) => line.includes(place)),
        `${place} shown`,
      ).not.toEqual([]);
    await expect.poll(() => seen.some((line) => line.includes('54,321.09'))).toBe(true);
  });

// requirement: 2.49
test('balances are hidden and shown on an open page, from another tab, and after a reload', async ({
  page,
  mock,
}) => {
  const amounts = await hideOnOtherDevice(page, mock, 'many');
  const second = await mock.secondPage();
  const [seen, seenThere] = [await watchAmounts(page, amounts), await watchAmounts(second, amounts)];
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText(DOTS);
  await openPage(second, '/w/account');
  const hide = second.getByRole('switch', { name: account.look.hide });
  await expect(hide).toBeChecked();
  // Each tab receives the choice of the other.
  await hide.click();
  await expect(totalOf(page)).toContainText('₦');
  expect(seenThere).toEqual([]);
  await hide.click();
  await expect(totalOf(page)).toContainText(DOTS);

  seen.length = 0;
  await scanForAmounts(page);
  await reloadPage(page);
  await expect(totalOf(page)).toContainText(DOTS);
  await openPanel(page, 'history');
  await panelOf(page, 'history').getByRole('button', { name: walletPanels.close }).click();
  await navigate(page, '/w');
  await totalOf(page).getByRole('button', { name: 'USD', exact: true }).click();
  await expect(totalOf(page)).toHaveAttribute('aria-busy', 'false');
  await scanForAmounts(page);
  expect([seen, seenThere]).toEqual([[], []]);
});

/** A server message with an amount in it. */
const MESSAGE = 'Not while ₦54,321.09 is on its way.';
const refusal = { type: 'status', status: 409, message: MESSAGE } as const;

// requirement: 2.49
test('hiding balances masks an open toast too, and showing them reveals it', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await mock.fault({ op: 'PUT /user/preferences', effect: refusal, times: 1 });
  await totalOf(page).getByRole('button', { name: 'USD', exact: true }).click();
  await expect(toast(page, MESSAGE)).toBeVisible();
  // In the frame that paints the press, not one later.
  const press = (name: string) =>
    page.getByRole('button', { name }).evaluate(async (button: HTMLElement) => {
      button.click();
      await new Promise(requestAnimationFrame);
      return ['.money.hero', '.toasts'].map((place) => document.querySelector(place)?.textContent);
    });
  for (const text of await press(en.balance.hide)) {
    expect(text).toContain(DOTS);
    expect(text).not.toMatch(/[₦$]\s?\d/);
  }
  const [total, toastText] = await press(en.balance.show);
  expect(total).toMatch(/\$\d/);
  expect(toastText).toContain(MESSAGE);
});
