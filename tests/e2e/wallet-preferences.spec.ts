import type { Locator, Page } from '@playwright/test';
import * as preferences from '#contract/preferences.ts';
import { messages } from './messages.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { navigate } from './navigate.ts';
import { preferenceCases, radio, type PreferenceCase } from './preference-cases.ts';
import {
  appearances,
  recordAppearance,
  recordedAppearances,
  type PreferenceName,
} from './preference-appearance.ts';
import { toast } from './toast.ts';
import { totalOf } from './wallet-page.ts';
import { loadPage, openPage, reloadPage } from './open-page.ts';

// A changed preference shows immediately, in this tab and in the others, is saved once, applies from the first frame of the
// next document on, and stays with a message if it cannot be saved. All by keyboard.

const { wallet: en, account } = messages('en');
const { look } = account;
const SAVE = 'PUT /user/preferences';

/** Opens the preferences screen in one tab and the dashboard in another. */
async function open(page: Page, mock: Mock): Promise<Page> {
  await mock.persona('complete', { login: true });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const second = await mock.secondPage();
  await second.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await openPage(second, '/w');
  await expect(totalOf(second)).toContainText('₦');
  await openPage(page, '/w/account');
  await expect(page.getByRole('heading', { name: look.heading })).toBeVisible();
  // From here on each tab receives the other's changes, over the stream that they share.
  await mock.expectCalls('GET /wallet/stream', 1);
  return second;
}

async function applyChoice(page: Page, { control, keys }: PreferenceCase): Promise<void> {
  await control(page).focus();
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Holds requests until the returned function passes or aborts them; later ones are not held. The function first waits for the
 * first request, which may be sent a moment after the press.
 */
async function hold(
  page: Page,
  address: string,
  method = 'GET',
): Promise<(end: 'pass' | 'fail') => Promise<void>> {
  const requested = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<'pass' | 'fail'>();
  let over = false;
  await page.route(address, async (route) => {
    if (over || route.request().method() !== method) return route.continue();
    requested.resolve(undefined);
    return (await ended.promise) === 'pass' ? route.continue() : route.abort();
  });
  return async (how) => {
    await requested.promise;
    over = true;
    ended.resolve(how);
  };
}
const holdSaves = (page: Page) => hold(page, `**${preferences.savePreferences.path}`, 'PUT');

const appearanceOf = (page: Page, preference: PreferenceName) => page.evaluate(appearances[preference]);
const sentTo = async (mock: Mock) => (await mock.journal({ op: SAVE })).map(({ body }) => body);

for (const choice of preferenceCases)
  // requirement: 2.50, 2.122
  test(`${choice.preference}: applies at once in both tabs, is saved once, stays if it cannot be saved, and applies from the first frame`, async ({
    page,
    mock,
  }) => {
    const { preference, before, after, sent } = choice;
    const second = await open(page, mock);
    await expect.poll(() => appearanceOf(second, preference)).toMatch(before);

    const release = await holdSaves(page);
    await applyChoice(page, choice);
    // The server has not answered yet.
    await expect.poll(() => appearanceOf(second, preference)).toMatch(after);
    // The focus has not moved.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await navigate(page, '/w');
    await expect.poll(() => appearanceOf(page, preference)).toMatch(after);
    expect(await sentTo(mock)).toEqual([]);
    await release('pass');
    await expect.poll(() => sentTo(mock)).toEqual(sent);

    // The server answers later than the first amount is painted.
    await mock.fault({ op: 'GET /user/preferences', effect: { type: 'hang' } });
    await recordAppearance(page, preference);
    await loadPage(page, '/w');
    await expect.poll(() => appearanceOf(page, preference)).toMatch(after);
    for (const seen of await recordedAppearances(page)) expect(seen).toMatch(after);
    expect(await sentTo(mock)).toEqual(sent);
  });

// requirement: 2.50
test('offline, balances stay hidden in both tabs and after a reload, and the preference is saved once the network is back', async ({
  page,
  mock,
}) => {
  const second = await open(page, mock);
  await navigate(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await mock.fault({ op: SAVE, effect: { type: 'reset' } });
  mock.expectErrors(/user\/preferences/);
  await totalOf(page).getByRole('button', { name: en.balance.hide }).click();
  await expect(totalOf(page)).toContainText(DOTS);
  await expect(toast(page, en.savedOnDevice)).toBeVisible();
  await expect.poll(() => appearanceOf(second, 'balances')).toBe(DOTS);
  // Both tabs read the preference from the server, which still has the old value.
  await recordAppearance(page, 'balances');
  for (const tab of [page, second]) {
    await Promise.all([tab.waitForResponse(`**${preferences.getPreferences.path}`), reloadPage(tab)]);
    await expect(totalOf(tab)).toContainText(DOTS);
  }
  for (const seen of await recordedAppearances(page)) expect(seen).toBe(DOTS);
  await mock.clearFaults();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() =>
      page.request.get(`${mockUrl}${preferences.getPreferences.path}`).then((reply) => reply.json()),
    )
    .toMatchObject({ data: { hide_balances: true } });
});

/** Records each press from now on, and in each frame which radio button of the group is checked. */
const recordGroup = (control: Locator) =>
  control.evaluate((input: HTMLInputElement) => {
    const seen: string[] = [];
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${CSS.escape(input.name)}"]`)];
    const sample = () => {
      const pressed = group.findIndex(({ checked }) => checked).toString();
      if (seen.at(-1) !== pressed) seen.push(pressed);
      requestAnimationFrame(sample);
    };
    sample();
    addEventListener('click', () => seen.push('press'), true);
    Object.assign(globalThis, { seenPressed: seen });
  });
/** The recorded sequence. */
const pressedIn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { seenPressed: string[] }).seenPressed;
  });

test('a language whose messages are loading is checked at once, and unchecked if they fail to load', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/account');
  await expect(page.getByRole('heading', { name: look.heading })).toBeVisible();
  const end = await hold(page, '**/_astro/*.js');
  mock.expectErrors('/_astro/');
  const chinese = page.getByRole('radio', { name: look.languages.cn, exact: true });
  await recordGroup(chinese);
  await page.getByRole('radio', { name: look.languages.en, exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(chinese).toBeFocused();
  expect(await pressedIn(page)).toEqual(['0', 'press', '1']);
  await end('fail');
  await expect(toast(page, look.languageFailed)).toBeVisible();
  await expect(chinese).not.toBeChecked();
  await expect(page.getByRole('radio', { name: look.languages.en, exact: true })).toBeChecked();
  expect(await sentTo(mock)).toEqual([]);
});

for (const choice of matrix(
  'pressed radio buttons',
  preferenceCases.filter(({ preference }) => preference === 'theme' || preference === 'currency'),
  ({ preference }) => preference === 'currency',
))
  // requirement: 2.50
  test(`${choice.preference}: a checked radio button stays checked while saves are pending`, async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await openPage(page, '/w/account');
    await expect(page.getByRole('heading', { name: look.heading })).toBeVisible();
    const end = await holdSaves(page);
    await recordGroup(choice.control(page));
    await applyChoice(page, choice);
    const pressed = ['0', 'press', choice.preference === 'theme' ? '2' : '1'];
    expect(await pressedIn(page)).toEqual(pressed);
    await end('pass');
    await expect.poll(() => sentTo(mock)).toEqual(choice.sent);
    expect(await pressedIn(page)).toEqual(pressed);
  });

test('the system theme follows the system, and a chosen theme does not', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/w/account');
  await expect(page.getByRole('heading', { name: look.heading })).toBeVisible();
  const [light, dark] = [/^light$/, /^dark$/];
  await expect.poll(() => appearanceOf(page, 'theme')).toMatch(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => appearanceOf(page, 'theme')).toMatch(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await radio(look.theme, look.themes.system)(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => appearanceOf(page, 'theme')).toMatch(light);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => appearanceOf(page, 'theme')).toMatch(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => appearanceOf(page, 'theme')).toMatch(dark);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => appearanceOf(page, 'theme')).toMatch(light);
  await expect.poll(() => sentTo(mock)).toEqual([{ theme: 'light' }, { theme: 'dark' }, { theme: 'system' }]);
});

test('changes are saved one after the other, in order', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  const release = await holdSaves(page);
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const chosen = ['usd', 'btc', 'ngn', 'usdt', 'usd', 'btc'] as const;
  for (const currency of chosen)
    await totalOf(page).getByRole('button', { name: currency.toUpperCase(), exact: true }).click();
  await release('pass');
  await expect.poll(() => sentTo(mock)).toEqual(chosen.map((currency) => ({ display_currency: currency })));
});
