import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import * as preferences from '#contract/preferences.ts';
import { messages } from '#src/i18n/messages.ts';
import { setNetwork } from '../../dom-page.ts';
import { QUIET_SCREEN } from '../../e2e/quiet-screen.ts';
import { quietOps } from '../../e2e/shell-calls.ts';
import { MID_NOVEMBER } from '../../clock/today.ts';
import { buttonIn, expectText, main, panel, pass, renderScreen, signedIn } from '../../render-wallet.tsx';
import { visibleQueries, type Place, type VisibleQuery } from './visible-queries.ts';

// Each query that a screen or panel shows fails, is cut off, is slow, never completes, or has no network. Its place says so, shows
// no amount and above all no zero, recovers with Retry or by itself, and leaves the rest of the wallet usable.

const { wallet: en, toasts } = messages('en');
// On the first days of a month the open statement has no entry yet.
beforeEach(() => void vi.setSystemTime(MID_NOVEMBER));
/** An amount of money, or a zero, which only the server may give. */
const AMOUNT = /[₦$]\s?\d|(?<![\w.-])0(?:\.0+)?(?![\w.-])/;

function elementOf(place: Place): HTMLElement {
  if (place === 'main') return main();
  return 'panel' in place ? panel(place.panel) : screen.getByRole('region', { name: place.region });
}
/** The balances of the dashboard. */
const total = () => elementOf({ region: en.balance.heading });

async function typeQuery(user: UserEvent, { typed }: VisibleQuery): Promise<void> {
  if (typed === undefined) return;
  await user.click(await screen.findByRole('combobox'));
  await user.keyboard(typed);
}

/** The rest of the wallet works: the panel closes, and a link of the menu opens its screen. */
async function expectUsable(user: UserEvent): Promise<void> {
  if (location.search) await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const menu = within(screen.getByRole('navigation', { name: en.nav.label }));
  await user.click(menu.getByRole('link', { name: en.nav.devices }));
  await expectText(() => screen.getByRole('heading', { level: 1 })).toBe(en.screens.devices);
  expect(menu.getByRole('button', { name: en.nav.logout })).toHaveProperty('disabled', false);
}

const failures: readonly Effect[] = [{ type: 'status', status: 500, message: null }, { type: 'reset' }];

for (const call of visibleQueries) {
  const { op, at, failed, retry, content, slow = { after: 10_000, text: toasts.stillWorking } } = call;
  const place = () => elementOf(call.place);

  for (const effect of failures)
    // requirement: 2.53
    test(`${op} at ${at}: an error (${effect.type}) is shown, and Retry loads the data`, async () => {
      const mock = await signedIn();
      await mock.fault(op, effect);
      const { user } = await renderScreen(at, { mock });
      await typeQuery(user, call);
      await expectText(place).toContain(failed);
      expect(place().textContent).not.toMatch(AMOUNT);
      await expect.poll(() => place().querySelector('[aria-busy="true"]')).toBeNull();
      // With its timers stopped the page cannot retry by itself, so it is the button that does.
      vi.setTimerTickMode('manual');
      await mock.clearFaults();
      await user.click(within(place()).getByRole('button', { name: retry }));
      vi.setTimerTickMode('interval', 2);
      await expectText(place).toMatch(content);
      await expectText(place).not.toContain(failed);
    });

  // requirement: 2.54
  test(`${op} at ${at}: a slow response is announced, then shown, and blocks nothing else`, async () => {
    const mock = await signedIn();
    const open = async () => {
      const held = await mock.hold(op);
      const { user } = await renderScreen(at, { mock });
      await typeQuery(user, call);
      // The slow notice can only come once the call is sent.
      const later = async () => {
        await pass(slow.after);
        return place().textContent;
      };
      await expect.poll(later).toContain(slow.text);
      expect(place().textContent).not.toMatch(AMOUNT);
      return { user, held };
    };
    const { held } = await open();
    await held.release();
    await expectText(place).toMatch(content);
    await expectText(place).not.toContain(slow.text);
    const { user } = await open();
    await expectUsable(user);
  });
}

for (const call of visibleQueries.filter(({ at }) => at.includes('?')))
  // requirement: 2.56
  test(`${call.op} at ${call.at}: offline is shown, and the data comes with the network`, async () => {
    const { op, at, typed, offline = en.offline.title, content } = call;
    const place = () => elementOf(call.place);
    const mock = await signedIn();
    // The panel's code is loaded, its data is not.
    await mock.fault(op, { type: 'reset' });
    const { user } = await renderScreen(at, { mock });
    if (typed === undefined) await expectText(place).toContain(call.failed);
    else await screen.findByRole('combobox');
    setNetwork(false);
    await typeQuery(user, call);
    await expectText(place).toContain(offline);
    expect(place().textContent).not.toMatch(AMOUNT);
    await mock.clearFaults();
    setNetwork(true);
    await expectText(place).toMatch(content);
    await expectText(place).not.toContain(offline);
  });

for (const effect of [...failures, { type: 'hang' }] satisfies Effect[])
  // requirement: 2.55
  test(`when background calls fail (${effect.type}) the wallet stays the same`, async () => {
    const mock = await signedIn();
    mock.jar.delete('device_id');
    for (const op of quietOps) await mock.fault(op, effect);
    const { user } = await renderScreen(QUIET_SCREEN, { mock });
    await expectText(main).toContain(en.logout.stay);
    const hits = async () => {
      const { items } = await mock.control<{ items: { op: string; hits: number }[] }>('GET', '/faults');
      return items.filter((fault) => fault.hits === 0).map(({ op }) => op);
    };
    await expect.poll(hits).toEqual([]);
    // Time in which an error would have been shown.
    await pass(1000);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('region', { name: /Alt\+T$/i })).toBeNull();
    // The unread badge must be absent, since a zero would be wrong.
    screen.getByRole('button', { name: en.header.notifications });
    await expectUsable(user);
  });

for (const effect of failures) {
  // requirement: 2.55
  test(`a profile that fails to load (${effect.type}) gives a toast, and the menu shows the user without a name`, async () => {
    const mock = await signedIn('no-profile');
    await mock.fault('GET /user/profile', effect);
    const { user } = await renderScreen(QUIET_SCREEN, { mock });
    await screen.findByText(toasts.profileFailed);
    screen.getByRole('button', { name: `Profile: ${en.anonymous}` });
    await expectUsable(user);
  });

  // requirement: 2.50
  test(`balances that are hidden stay hidden when that cannot be saved (${effect.type}), and a toast says so once`, async () => {
    const { user, mock } = await renderScreen('/w');
    const place = total;
    await expectText(place).toContain('₦');
    await mock.fault('PUT /user/preferences', effect);
    await user.click(await buttonIn(place, en.balance.hide));
    await screen.findByText(en.savedOnDevice);
    await buttonIn(place, en.balance.show);
    expect(place().textContent).not.toContain('₦');
    await user.click(await buttonIn(place, 'USD'));
    await expect.poll(() => mock.journal('PUT /user/preferences')).toHaveLength(2);
    await pass(3000);
    expect(screen.getAllByText(en.savedOnDevice)).toHaveLength(1);
    await mock.clearFaults();
    window.dispatchEvent(new Event('online'));
    await expect
      .poll(() => mock.call(preferences.getPreferences).then(({ data }) => data))
      .toMatchObject({ hide_balances: true, display_currency: 'usd' });
    await buttonIn(place, en.balance.show);
  });
}

// requirement: 2.50
test('without a network, balances are hidden at once, stay hidden, and the account has it when the network is back', async () => {
  const { user, mock } = await renderScreen('/w');
  const place = total;
  await expectText(place).toContain('₦');
  setNetwork(false);
  await user.click(await buttonIn(place, en.balance.hide));
  expect(place().textContent).not.toContain('₦');
  await screen.findByText(en.savedOnDevice);
  await pass(5000);
  expect(place().textContent).not.toContain('₦');
  setNetwork(true);
  await expect
    .poll(() => mock.call(preferences.getPreferences).then(({ data }) => data.hide_balances))
    .toBe(true);
  await buttonIn(place, en.balance.show);
});
