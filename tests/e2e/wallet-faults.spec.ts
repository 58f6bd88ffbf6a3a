import type { Page, Request } from '@playwright/test';
import { messages } from './messages.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { fieldOf, panelOf, rowOf } from './finding.ts';
import { expect, test } from './mock.ts';
import { move } from './move.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { helpOps, quietOps, shownOps, streamedOps } from './shell-calls.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { addressOf, routes } from './wallet-table.ts';

// Which calls there are, and a network that goes. What each call's place says when it fails, is slow or is never answered:
// tests/islands/wallet/shown-calls.dom.test.tsx.

const { wallet: en, toasts } = messages('en');
const BALANCES = 'GET /wallet/balances';

/** The rest of the wallet is in use: a link of the menu leads on, and Log out is there. */
async function goesOn(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: en.nav.label });
  await menu.getByRole('link', { name: en.nav.devices }).click();
  await expect(heading).toHaveText(en.screens.devices);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(menu.getByRole('button', { name: en.nav.logout })).toBeEnabled();
}

/**
 * Everything that a screen or a panel asks for has been answered: a call that is on its way as the next one is opened is let
 * go of, and may never reach the API.
 */
function watchCalls(page: Page): () => Promise<void> {
  const asked = new Set<Request>();
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') asked.add(request);
  });
  page.on('requestfinished', (request) => asked.delete(request));
  page.on('requestfailed', (request) => asked.delete(request));
  return async () => {
    // Its file has come, and so has what it shows.
    await expect(
      page.locator('[aria-busy="true"], :is(main, dialog) .skeleton:not([aria-hidden] .skeleton)'),
    ).toHaveCount(0);
    await expect.poll(() => [...asked].map((request) => request.url())).toEqual([]);
  };
}

// requirement: 2.52
test('these are all the calls that the wallet makes by itself', async ({ page, context, mock }) => {
  test.slow();
  await mock.persona('complete', { login: true });
  await context.clearCookies({ name: 'device_id' });
  const settled = watchCalls(page);
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  for (const route of routes) {
    await move(page, addressOf(route));
    await expect(page).toHaveTitle(`Cowrie - ${route.name}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    await settled();
  }
  for (const name of panelNames) {
    await move(page, `${QUIET_SCREEN}?panel=${name}`);
    await expect(panelOf(page, name)).toBeVisible();
    if (name === 'search' || name === 'users') {
      await fieldOf(panelOf(page, name)).fill('kwame');
      await expect(rowOf(panelOf(page, name), /^Kwame Mensah/)).toBeVisible();
    }
    await settled();
  }
  const known = new Set<string>([...shownOps, ...quietOps, ...helpOps, ...streamedOps]);
  await expect
    .poll(
      async () => new Set((await mock.journal()).map(({ op }) => op)),
      'a call that is not in shell-calls.ts',
    )
    .toEqual(known);
});

// requirement: 2.53, 2.54
test('a connection that is cut, and a call that nobody answers: it says so, Retry brings it, the rest goes on', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: BALANCES, effect: { type: 'reset' } });
  await page.goto('/w');
  const total = totalOf(page);
  await expect(total).toContainText(en.balance.failed, OPENING);
  await mock.clearFaults();
  await total.getByRole('button', { name: en.load.retry }).click();
  await expect(total).toContainText('₦');

  const held = await mock.hold(BALANCES);
  await page.reload();
  await held.arrived();
  // The call is made before the wallet renders; the wait is measured from its first render on.
  await expect(async () => {
    await mock.clock.advance(10_000);
    await expect(total).toContainText(toasts.stillWorking, { timeout: 500 });
  }).toPass();
  await expect(total).not.toContainText(/[₦$]\s?\d/);
  await goesOn(page);
  await held.release();
  await page.goBack();
  await expect(total).toContainText('₦');
});

// requirement: 2.56
test('without a network: it says so, what is there stays and is in use, and goes on when the network is back', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  const shown = await totalOf(page).getByText(/^₦/).first().textContent();
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await goesOn(page);
  await page.context().setOffline(true);
  await expect(page.getByText(en.offline.title)).toBeVisible();
  await goesOn(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText(shown ?? '');
  await page.context().setOffline(false);
  await expect(page.getByText(en.offline.title)).toHaveCount(0);
  await expect(totalOf(page)).toContainText('Prices live', OPENING);
});
