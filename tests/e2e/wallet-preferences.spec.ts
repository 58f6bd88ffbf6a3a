import type { Locator, Page } from '@playwright/test';
import * as preferences from '#contract/preferences.ts';
import { messages } from './messages.ts';
import { DOTS } from '#src/intl/text/mask-amounts.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { expect, test, type Mock } from './mock.ts';
import { move } from './move.ts';
import { choices, radio, type Choice } from './preference-choices.ts';
import { looks, sampleLooks, seenLooks, type Look } from './preference-looks.ts';
import { toast } from './toast.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

// A choice shows at the press, in this tab and in the others, goes to the server once, is there from the first frame of the next
// document on, and stays with a message when it could not be saved. By keyboard, all of it.

const { wallet: en, account } = messages('en');
const { look } = account;
const SAVE = 'PUT /user/preferences';

/** The page of preferences in one tab, the dashboard in another. */
async function open(page: Page, mock: Mock): Promise<Page> {
  await mock.persona('complete', { login: true });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const second = await mock.secondPage();
  await second.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await second.goto('/w');
  await expect(totalOf(second)).toContainText('₦', OPENING);
  await page.goto('/w/account');
  await expect(page.getByRole('heading', { name: look.heading })).toBeVisible(OPENING);
  // Both tabs hear of one another from then on.
  await expect.poll(() => mock.journal({ op: 'GET /wallet/stream' }).then(({ length }) => length)).toBe(2);
  return second;
}

async function choose(page: Page, { control, keys }: Choice): Promise<void> {
  await control(page).focus();
  for (const key of keys) await page.keyboard.press(key);
}

/**
 * Requests wait until it is told what becomes of them; those that come later go on. What ends it waits for the first of them:
 * a press asks for a file some moments later.
 */
async function hold(
  page: Page,
  address: string,
  method = 'GET',
): Promise<(end: 'pass' | 'fail') => Promise<void>> {
  const asked = Promise.withResolvers<undefined>();
  const ended = Promise.withResolvers<'pass' | 'fail'>();
  let over = false;
  await page.route(address, async (route) => {
    if (over || route.request().method() !== method) return route.continue();
    asked.resolve(undefined);
    return (await ended.promise) === 'pass' ? route.continue() : route.abort();
  });
  return async (how) => {
    await asked.promise;
    over = true;
    ended.resolve(how);
  };
}
const holdSaves = (page: Page) => hold(page, `**${preferences.save.path}`, 'PUT');

const lookOf = (page: Page, what: Look) => page.evaluate(looks[what]);
const sentTo = async (mock: Mock) => (await mock.journal({ op: SAVE })).map(({ body }) => body);

for (const choice of choices)
  // requirement: 2.50
  test(`${choice.what}: at once, in both tabs; sent once; stays when it cannot be saved, from the first frame on`, async ({
    page,
    mock,
  }) => {
    const { what, before, after, sent } = choice;
    const second = await open(page, mock);
    await expect.poll(() => lookOf(second, what)).toMatch(before);

    const release = await holdSaves(page);
    await choose(page, choice);
    // The server has said nothing yet.
    await expect.poll(() => lookOf(second, what)).toMatch(after);
    // The focus is where it was put.
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    await move(page, '/w');
    await expect.poll(() => lookOf(page, what)).toMatch(after);
    expect(await sentTo(mock)).toEqual([]);
    await release('pass');
    await expect.poll(() => sentTo(mock)).toEqual(sent);

    // The server answers later than the first amount is painted.
    await mock.fault({ op: 'GET /user/preferences', effect: { type: 'hang' } });
    await sampleLooks(page, what);
    await page.goto('/w');
    await expect.poll(() => lookOf(page, what)).toMatch(after);
    for (const seen of await seenLooks(page)) expect(seen).toMatch(after);
    expect(await sentTo(mock)).toEqual(sent);
  });

// requirement: 2.50
test('offline: balances stay hidden in both tabs and over a reload, and the account has it when the network is back', async ({
  page,
  mock,
}) => {
  const second = await open(page, mock);
  await move(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await mock.fault({ op: SAVE, effect: { type: 'reset' } });
  mock.expectErrors(/user\/preferences/);
  await totalOf(page).getByRole('button', { name: en.balance.hide }).click();
  await expect(totalOf(page)).toContainText(DOTS);
  await expect(toast(page, en.savedOnDevice)).toBeVisible();
  await expect.poll(() => lookOf(second, 'balances')).toBe(DOTS);
  // Both ask the server, which says that they are shown.
  await sampleLooks(page, 'balances');
  for (const tab of [page, second]) {
    await Promise.all([tab.waitForResponse(`**${preferences.read.path}`), tab.reload()]);
    await expect(totalOf(tab)).toContainText(DOTS, OPENING);
  }
  for (const seen of await seenLooks(page)) expect(seen).toBe(DOTS);
  await mock.clearFaults();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(() => page.request.get(`${mockUrl}${preferences.read.path}`).then((reply) => reply.json()))
    .toMatchObject({ data: { hide_balances: true } });
});

/** Notes each press from now on, and at each frame which radio of the group is checked. */
const watchGroup = (control: Locator) =>
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
/** One after the other. */
const pressedIn = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { seenPressed: string[] }).seenPressed;
  });

test('a language whose words are on their way is pressed from the press on; without them it is as before', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w/account');
  await expect(page.getByRole('heading', { name: look.heading })).toBeVisible(OPENING);
  const end = await hold(page, '**/_astro/*.js');
  mock.expectErrors('/_astro/');
  const chinese = page.getByRole('radio', { name: look.languages.cn, exact: true });
  await watchGroup(chinese);
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
  'radios that are pressed',
  choices.filter(({ what }) => what === 'theme' || what === 'currency'),
  ({ what }) => what === 'currency',
))
  // requirement: 2.50
  test(`${choice.what}: a radio that is pressed never falls back, whatever is on its way`, async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await page.goto('/w/account');
    await expect(page.getByRole('heading', { name: look.heading })).toBeVisible(OPENING);
    const end = await holdSaves(page);
    await watchGroup(choice.control(page));
    await choose(page, choice);
    const pressed = ['0', 'press', choice.what === 'theme' ? '2' : '1'];
    expect(await pressedIn(page)).toEqual(pressed);
    await end('pass');
    await expect.poll(() => sentTo(mock)).toEqual(choice.sent);
    expect(await pressedIn(page)).toEqual(pressed);
  });

test('with the system’s theme the page follows the system, and a chosen one does not', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/w/account');
  await expect(page.getByRole('heading', { name: look.heading })).toBeVisible(OPENING);
  const [light, dark] = [/^light$/, /^dark$/];
  await expect.poll(() => lookOf(page, 'theme')).toMatch(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lookOf(page, 'theme')).toMatch(light);
  await page.emulateMedia({ colorScheme: 'dark' });
  await radio(look.theme, look.themes.system)(page).focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lookOf(page, 'theme')).toMatch(light);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lookOf(page, 'theme')).toMatch(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => lookOf(page, 'theme')).toMatch(dark);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => lookOf(page, 'theme')).toMatch(light);
  await expect.poll(() => sentTo(mock)).toEqual([{ theme: 'light' }, { theme: 'dark' }, { theme: 'system' }]);
});

test('choices are saved one after the other, in the order of choosing', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  const release = await holdSaves(page);
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  const chosen = ['usd', 'btc', 'ngn', 'usdt', 'usd', 'btc'] as const;
  for (const currency of chosen)
    await totalOf(page).getByRole('button', { name: currency.toUpperCase(), exact: true }).click();
  await release('pass');
  await expect.poll(() => sentTo(mock)).toEqual(chosen.map((currency) => ({ display_currency: currency })));
});
