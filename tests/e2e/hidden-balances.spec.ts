import type { Page } from '@playwright/test';
import * as preferences from '#contract/preferences.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { messages } from './messages.ts';
import { panelNames, type PanelName } from '#src/stores/interface/panels.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { fieldOf, panelOf, rowOf } from './finding.ts';
import { figuresOf, lookForMoney, watchMoney, type Figures } from './money-figures.ts';
import { listening } from './listening.ts';
import { expect, test, type Mock } from './mock.ts';
import { move } from './move.ts';
import { bell, inbox, rows } from './notes.ts';
import { toast } from './toast.ts';
import { OPENING, stopTime, totalOf } from './wallet-figures.ts';
import { addressOf, routes } from './wallet-table.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

// While balances are hidden, no figure of a person's money is in the page: not in a text, a name, a title, a toast, at no
// moment. What is looked for are the API's own answers.

const { wallet: en, account, walletPanels } = messages('en');
/** An amount that comes while the page is open. */
const COMING = { asset: 'ngn', amount: '54321.09' } as const;

/** Who hid their balances on another device: this browser knows nothing of it yet. Figures and prices stand still. */
async function hideElsewhere(page: Page, mock: Mock, persona: 'many' | 'complete'): Promise<Figures> {
  await mock.persona(persona, { login: true });
  await stopTime(mock);
  await mock.ticker({ speed: 0 });
  const saved = await page.request.put(`${mockUrl}${preferences.save.path}`, {
    data: { hide_balances: true },
  });
  expect(saved.status()).toBe(200);
  const figures = await figuresOf(page);
  expect(figures.own.length).toBeGreaterThan(20);
  return { ...figures, own: [...figures.own, COMING.amount, '54,321.09', '54,321'] };
}

/** Waits until nothing is on its way any more. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** The panels that are full of money, and what tells that it is there. */
const full: Partial<Record<PanelName, (page: Page) => Promise<void>>> = {
  notifications: (page) => expect(rows(inbox(page)).first()).toBeVisible(),
  history: (page) => expect(panelOf(page, 'history').getByRole('listitem')).toHaveCount(20),
  coins: (page) => expect(rowOf(panelOf(page, 'coins'), /^Bitcoin/)).not.toHaveText('BitcoinBTC'),
  search: async (page) => {
    await fieldOf(panelOf(page, 'search')).fill('rent');
    await expect(rowOf(panelOf(page, 'search'), /Sent|From|Deposit|to/).first()).toBeVisible();
  },
};

async function openPanel(page: Page, name: PanelName): Promise<void> {
  await move(page, `${QUIET_SCREEN}?panel=${name}`);
  await expect(panelOf(page, name)).toBeVisible();
  await full[name]?.(page);
  await settle(page);
  await lookForMoney(page);
}

for (const persona of matrix('hidden balances', ['many', 'complete'] as const, (one) => one === 'many'))
  // requirement: 2.49
  test(`${persona}: no figure on any screen, in any panel, in what arrives, from the first byte on`, async ({
    page,
    mock,
  }) => {
    test.slow();
    const seen = await watchMoney(page, await hideElsewhere(page, mock, persona));
    // The figures are there before it is known that they are to be hidden.
    const held = await mock.hold('GET /user/preferences', { times: 1 });
    const figures = page.waitForResponse(/\/wallet\/balances/);
    await page.goto('/w');
    await (await figures).finished();
    await held.release();
    await expect(totalOf(page)).toContainText(DOTS, OPENING);
    await settle(page);
    await page.reload();
    await expect(totalOf(page)).toContainText(DOTS, OPENING);
    expect(seen, 'the start').toEqual([]);

    for (const route of routes) {
      await move(page, addressOf(route));
      await expect(page).toHaveTitle(`Cowrie - ${route.name}`);
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await settle(page);
      await lookForMoney(page);
    }
    for (const name of panelNames) await openPanel(page, name);
    expect(seen).toEqual([]);

    await move(page, '/w');
    await listening(mock);
    const before = await bell(page).getAttribute('aria-label');
    await mock.deposit(COMING);
    await expect(bell(page)).not.toHaveAccessibleName(before ?? '');
    await lookForMoney(page);
    for (const name of ['notifications', 'history'] as const) await openPanel(page, name);
    await expect(panelOf(page, 'history').getByRole('listitem').first()).toContainText(DOTS);
    expect(seen, 'what arrived').toEqual([]);

    // Whoever shows them again sees them in each of these places: the search for them can find them.
    await move(page, '/w');
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
test('hidden and shown while the page is open, in another tab, and over a reload', async ({ page, mock }) => {
  const figures = await hideElsewhere(page, mock, 'many');
  const second = await mock.secondPage();
  const [seen, seenThere] = [await watchMoney(page, figures), await watchMoney(second, figures)];
  await page.goto('/w');
  await expect(totalOf(page)).toContainText(DOTS, OPENING);
  await second.goto('/w/account');
  const hide = second.getByRole('switch', { name: account.look.hide });
  await expect(hide).toBeChecked(OPENING);
  // Both tabs hear of what is chosen in either.
  await listening(mock, 2);
  await hide.click();
  await expect(totalOf(page)).toContainText('₦');
  expect(seenThere).toEqual([]);
  await hide.click();
  await expect(totalOf(page)).toContainText(DOTS);

  seen.length = 0;
  await lookForMoney(page);
  await page.reload();
  await expect(totalOf(page)).toContainText(DOTS, OPENING);
  await openPanel(page, 'history');
  await panelOf(page, 'history').getByRole('button', { name: walletPanels.close }).click();
  await move(page, '/w');
  await totalOf(page).getByRole('button', { name: 'USD', exact: true }).click();
  await expect(totalOf(page)).toHaveAttribute('aria-busy', 'false');
  await lookForMoney(page);
  expect([seen, seenThere]).toEqual([[], []]);
});

/** Words of the server that have somebody's figure in them, and how they are shown. */
const TOLD = 'Not while ₦54,321.09 is on its way.';
const refusal = { type: 'status', status: 409, message: TOLD } as const;

// requirement: 2.49
test('a toast that stands there is masked with the rest of the page, and shown with it', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await mock.fault({ op: 'PUT /user/preferences', effect: refusal, times: 1 });
  await totalOf(page).getByRole('button', { name: 'USD', exact: true }).click();
  await expect(toast(page, TOLD)).toBeVisible();
  // As the press is painted, not a frame later.
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
  const [total, told] = await press(en.balance.show);
  expect(total).toMatch(/\$\d/);
  expect(told).toContain(TOLD);
});
