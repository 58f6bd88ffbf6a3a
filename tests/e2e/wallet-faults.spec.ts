import type { Page, Request } from '@playwright/test';
import type { PersonaName } from '#mock-api/personas/names.ts';
import type { Effect } from '#mock-api/faults/effect.ts';
import { messages } from '#src/i18n/messages.ts';
import { panelNames } from '#src/stores/panels.ts';
import { fieldOf, panelOf, rowOf } from './finding.ts';
import { expect, test, type Mock } from './mock.ts';
import { move } from './move.ts';
import { helpCalls, quietCalls, shownCalls, streamed } from './shell-calls.ts';
import { toast } from './toast.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { addressOf, routes } from './wallet-table.ts';
import { QUIET_SCREEN, expectScreenLoaded } from './quiet-screen.ts';

// Each call of the wallet fails, is cut off, is slow and is never answered: it says so, has no figure and above all no zero,
// comes by itself or by Retry when the trouble is over, and holds nothing else up.

const { wallet: en, toasts } = messages('en');
/** No amount is shown that the server did not say. */
const FIGURE = /[₦$]\s?\d|(?<![\w.-])0(?:\.0+)?(?![\w.-])/;

/** The rest of the wallet is in use: a link of the menu leads on, and Log out is there. */
async function goesOn(page: Page, { known = true } = {}): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const menu = page.getByRole('navigation', { name: en.nav.label });
  while ((await page.getByRole('dialog').count()) > 0) {
    const open = await page.getByRole('dialog').count();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(open - 1);
  }
  await menu.getByRole('link', { name: en.nav.devices }).click();
  await expect(heading).toHaveText(en.screens.devices);
  // Until it is known who is here, a screen has nothing to show.
  if (known) await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
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
      page.locator('[aria-busy="true"], :is(main, dialog) .bone:not([aria-hidden] .bone)'),
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
  const known = new Set([...shownCalls.map(({ op }) => op), ...quietCalls, ...helpCalls, ...streamed]);
  await expect
    .poll(
      async () => new Set((await mock.journal()).map(({ op }) => op)),
      'a call that is not in shell-calls.ts',
    )
    .toEqual(known);
});

const failures: readonly Effect[] = [{ type: 'status', status: 500, message: null }, { type: 'reset' }];

for (const { op, at, place, ask, failed, retry, slow, good } of shownCalls) {
  const open = async (page: Page, mock: Mock, effect: Effect) => {
    await mock.persona('complete', { login: true });
    await mock.fault({ op, effect });
    await page.goto(at);
    if (ask) await ask(page);
  };

  for (const effect of failures)
    // requirement: 2.53
    test(`${op} at ${at} that fails (${effect.type}) says so; Retry brings it`, async ({ page, mock }) => {
      await mock.clock.hold();
      await open(page, mock, effect);
      await expect(place(page)).toContainText(failed, OPENING);
      await expect(place(page)).not.toContainText(FIGURE);
      await expect(place(page).locator('[aria-busy="true"]')).toHaveCount(0);
      // With its timers stopped the page does not try again by itself: it is the button that does.
      await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 500);
      await mock.clearFaults();
      await place(page).getByRole('button', { name: retry, exact: true }).click();
      await page.clock.resume();
      await good(page);
      await expect(place(page)).not.toContainText(failed);
      await goesOn(page);
    });

  // requirement: 2.54
  test(`${op} at ${at} that is slow says so, and holds nothing up`, async ({ page, mock }) => {
    await mock.clock.hold();
    const saysSo = () =>
      expect(async () => {
        // Until it waits, there is nothing that can take long.
        await mock.clock.advance(slow.after);
        await expect(place(page)).toContainText(slow.text, { timeout: 500 });
        await expect(place(page)).not.toContainText(FIGURE, { timeout: 500 });
      }).toPass();
    await open(page, mock, { type: 'delay', ms: 4000 });
    await saysSo();
    await good(page);
    await expect(place(page)).not.toContainText(slow.text);
    await mock.clearFaults();
    await open(page, mock, { type: 'hang' });
    await saysSo();
    await goesOn(page, { known: op !== 'GET /user/profile/status' });
  });
}

for (const effect of [...failures, { type: 'hang' }] satisfies readonly Effect[])
  // requirement: 2.55
  test(`without an answer to what nobody waits for (${effect.type}) the wallet is as it was`, async ({
    page,
    context,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await context.clearCookies({ name: 'device_id' });
    for (const op of quietCalls) await mock.fault({ op, effect });
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(`${request.method()} ${new URL(request.url()).pathname}`));
    await page.goto(QUIET_SCREEN);
    await expectScreenLoaded(page);
    await expect.poll(() => quietCalls.filter((op) => !asked.has(op))).toEqual([]);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /Alt\+T$/i })).toHaveCount(0);
    // No number of unread ones is better than a zero.
    await expect(page.getByRole('button', { name: en.header.notifications, exact: true })).toBeVisible();
    await goesOn(page);
  });

// requirement: 2.55
test('a profile that cannot be had is told, and the menu has the person without a name', async ({
  page,
  mock,
}) => {
  const persona: PersonaName = 'no-profile';
  for (const effect of failures) {
    await mock.persona(persona, { login: true });
    await mock.fault({ op: 'GET /user/profile', effect });
    await page.goto(QUIET_SCREEN);
    await expect(toast(page, toasts.profileFailed)).toBeVisible(OPENING);
    await expect(page.getByRole('button', { name: `Profile: ${en.anonymous}` })).toBeVisible();
    await goesOn(page);
  }
});

// requirement: 2.50
test('a choice that cannot be saved is taken back, and that is said', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  for (const effect of failures) {
    await mock.fault({ op: 'PUT /user/preferences', effect });
    await page.getByRole('button', { name: en.balance.hide }).click();
    await expect(toast(page, en.notSaved).first()).toBeVisible();
    await expect(page.getByRole('button', { name: en.balance.hide })).toBeVisible();
    await expect(totalOf(page)).toContainText('₦');
  }
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
