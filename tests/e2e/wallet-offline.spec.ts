import { messages } from '#src/i18n/messages.ts';
import { fieldOf } from './finding.ts';
import { expect, test } from './mock.ts';
import { shownCalls } from './shell-calls.ts';
import { OPENING } from './wallet-figures.ts';

// A panel without a network: it says so, has no figure, and is there by itself when the network is.

const { wallet: en, walletSearch, walletLists, notifications: notes } = messages('en');
/** What is said, where it is not that one is offline and no more. */
const says: Readonly<Record<string, string>> = {
  'GET /search': walletSearch.offline,
  'GET /user/search': walletLists.users.offline,
  'GET /user/notifications/list': notes.offlineText,
};
const FIGURE = /[₦$]\s?\d|(?<![\w.-])0(?:\.0+)?(?![\w.-])/;

for (const { op, at, place, ask, good } of shownCalls.filter(({ at: address }) => address.includes('?')))
  // requirement: 2.56
  test(`${op} at ${at} without a network says so, and comes with the network`, async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    mock.expectErrors(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket/);
    // Its file has come, its answer has not.
    await mock.fault({ op, effect: { type: 'reset' } });
    const asked = page.waitForRequest((call) => !ask === call.url().includes(op.split(' ')[1] ?? op));
    await page.goto(at);
    await asked;
    if (ask) await expect(fieldOf(place(page))).toBeVisible(OPENING);
    await expect(place(page).locator('[aria-busy="true"]')).toHaveCount(0);
    await page.context().setOffline(true);
    if (ask) await ask(page);
    const told = place(page).getByText(says[op] ?? en.offline.title);
    await expect(told.first()).toBeVisible();
    await expect(place(page)).not.toContainText(FIGURE);
    // Not before: a call that was on its way when the network went would be answered.
    await mock.clearFaults();
    await page.context().setOffline(false);
    await good(page);
    await expect(told).toHaveCount(0);
  });
