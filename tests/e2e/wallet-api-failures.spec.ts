import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelNames } from '#src/stores/interface/panels.ts';
import { searchFieldOf, panelOf, optionOf } from './panels.ts';
import { expect, test } from './mock.ts';
import { navigate } from './navigate.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { visibleQueries } from '../islands/wallet/visible-queries.ts';
import { assetOps, supportOps, dashboardOps, quietOps, readOps, streamedOps } from './shell-calls.ts';
import { totalOf } from './wallet-page.ts';
import { addressOf, routes, titleOf } from './wallet-table.ts';
import { atRest, openPage, reloadPage } from './open-page.ts';

// The list of calls, and a lost network. How each call shows a failure, a delay or a timeout is in
// tests/islands/wallet/visible-queries.dom.test.tsx.

const { activities, wallet: en, toasts, addPayee } = messages('en');
const BALANCES = 'GET /wallet/balances';

/** Expects the rest of the wallet to work: a menu link navigates, and Log out is enabled. */
async function expectWalletUsable(page: Page): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: en.nav.label });
  await menu.getByRole('link', { name: en.nav.devices }).click();
  await expect(heading).toHaveText(en.screens.devices);
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await expect(menu.getByRole('button', { name: en.nav.logout })).toBeEnabled();
}

// requirement: 2.52
test('the wallet makes only the listed calls by itself', async ({ page, context, mock }) => {
  test.slow();
  await mock.persona('complete', { login: true });
  await context.clearCookies({ name: 'device_id' });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  for (const route of routes) {
    await navigate(page, addressOf(route));
    await expect(page).toHaveTitle(`Cowrie - ${titleOf(route)}`);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
    // Its form is a chunk of its own, which reads the banks once it is there.
    if (route.child === 'linked-accounts') await expect(page.getByLabel(addPayee.number)).toBeVisible();
    await atRest(page);
  }
  // Without a name in its address the screen shows one's own card, which it does not ask for.
  await navigate(page, '/w/user?u=kwame');
  await expect(page.getByRole('main')).toContainText('Kwame Mensah');
  // The log is a tab of its own.
  await navigate(page, '/w/devices-and-activities?tab=activity');
  await expect(page.getByRole('main')).toContainText(activities.none.all.heading);
  for (const name of panelNames) {
    await navigate(page, `${QUIET_SCREEN}?panel=${name}`);
    await expect(panelOf(page, name)).toBeVisible();
    if (name === 'search' || name === 'users') {
      await searchFieldOf(panelOf(page, name)).fill('kwame');
      await expect(optionOf(panelOf(page, name), /^Kwame Mensah/)).toBeVisible();
    }
    await atRest(page);
  }
  const shown = visibleQueries.map(({ op }) => op);
  const known = new Set<string>([
    ...shown,
    ...quietOps,
    ...dashboardOps,
    ...assetOps,
    ...readOps,
    ...supportOps,
    ...streamedOps,
  ]);
  const made = new Set((await mock.journal()).map(({ op }) => op));
  expect(made, 'a call that is neither in visible-queries.ts nor in shell-calls.ts').toEqual(known);
});

// requirement: 2.53, 2.54
test('a dropped connection and a timeout show an error, Retry recovers, and the rest of the wallet works', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: BALANCES, effect: { type: 'reset' } });
  await openPage(page, '/w');
  const total = totalOf(page);
  await expect(total).toContainText(en.balance.failed);
  await mock.clearFaults();
  await total.getByRole('button', { name: en.load.retry }).click();
  await expect(total).toContainText('₦');

  const held = await mock.hold(BALANCES);
  await reloadPage(page, { rest: false });
  await held.arrived();
  // The call is sent before the wallet renders; its timeout counts from the first render.
  const tenSecondsLater = async () => {
    await mock.clock.advance(10_000);
    return total.textContent();
  };
  await expect.poll(tenSecondsLater).toContain(toasts.stillWorking);
  await expect(total).not.toContainText(/[₦$]\s?\d/);
  await expectWalletUsable(page);
  await held.release();
  await page.goBack();
  await expect(total).toContainText('₦');
});

// requirement: 2.56
test('offline the wallet says so, keeps its data and stays usable, and recovers once the network is back', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const shown = await totalOf(page).getByText(/^₦/).first().textContent();
  mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
  await expectWalletUsable(page);
  await page.context().setOffline(true);
  await expect(page.getByText(en.offline.title)).toBeVisible();
  await expectWalletUsable(page);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page)).toContainText(shown ?? 'none');
  await page.context().setOffline(false);
  await expect(page.getByText(en.offline.title)).toHaveCount(0);
  await expect(totalOf(page)).toContainText('Prices as of');
});
