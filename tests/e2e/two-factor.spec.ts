import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import readQr from 'jsqr';
import sharp from 'sharp';
import { interpolate } from '#src/intl/interpolate.ts';
import type { Locale } from '#src/intl/locale.ts';
import { PERSONA_PASSWORD } from '#mock-api/personas/fixtures.ts';
import { authenticatorApp, type AuthenticatorApp } from '../authenticator-app.ts';
import { testLooks } from './accessible-views.ts';
import { messages } from './messages.ts';
import { expect, test, type Mock } from './mock.ts';
import { atRest, openPage } from './open-page.ts';
import { secondFactorScreen } from './second-factor.ts';
import { submitEmail, submitPassword } from './sign-in.ts';

// /w/security/2fa-setup in a browser: history, tabs, files, and a phone that reads the QR code from the screen. Its states are in
// tests/islands/wallet/features/security/.

const PATH = '/w/security/2fa-setup';
const { twoFactor: en, wallet } = messages('en');

const headingOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });
const firstBox = (place: Page | Locator, legend: string) =>
  place.getByRole('group', { name: legend, exact: true }).getByRole('textbox').first();
const shownCodes = (page: Page, locale: Locale = 'en') =>
  page
    .getByRole('list', { name: interpolate(messages(locale).twoFactor.codes.list, { count: 10 }) })
    .getByRole('listitem');

/** Answers the question who it is, with the password. */
async function confirmIdentity(page: Page, locale: Locale = 'en'): Promise<void> {
  const t = messages(locale);
  const dialog = page.getByRole('dialog', { name: t.reauth.title });
  await dialog.getByLabel(t.pin.password, { exact: true }).fill(PERSONA_PASSWORD);
  await dialog.getByRole('button', { name: t.reauth.confirm }).click();
}

/** What a phone's camera reads from the screen. */
async function scan(code: Locator): Promise<string> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readQr(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

/** Goes from off to the key. The refusals that ask for a proof, and of wrong codes, are part of it. */
async function startSetup(page: Page, mock: Mock, locale: Locale = 'en'): Promise<void> {
  const { off, scan: t } = messages(locale).twoFactor;
  mock.expectErrors('/2fa/');
  await button(page, off.start).click();
  await confirmIdentity(page, locale);
  await expect(headingOf(page, t.heading)).toBeFocused();
  // Once the question has left its entry of the history, what follows is still shown from its top.
  await expect
    .poll(() => page.evaluate(() => (history.state as object | null) ?? {}))
    .not.toHaveProperty('question');
  await expect(headingOf(page, t.heading)).toBeInViewport();
}

const keyOn = (page: Page) => page.locator('.setup-key .address [aria-hidden]').innerText();
/** What the app shows at the mock's time. */
const shownBy = async (app: AuthenticatorApp, mock: Mock) => app.show((await mock.clock.now()).getTime());

/** Opens the screen from another one of the wallet, as a link of it does. */
async function openFromWithin(page: Page): Promise<void> {
  await page.evaluate((path) => {
    const { idx } = history.state as { idx: number };
    history.pushState({ idx: idx + 1, key: 'here', usr: null }, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
  }, PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wallet.screens.twoFactor);
}

/** Turns it on; answers what nobody may find later. */
async function turnOn(page: Page, mock: Mock): Promise<{ key: string; codes: string[]; code: string }> {
  await startSetup(page, mock);
  const key = (await keyOn(page)).replace(/\s/g, '');
  const code = await shownBy(authenticatorApp(key), mock);
  await firstBox(page, en.code.legend).fill(code);
  await expect(headingOf(page, en.codes.heading)).toBeFocused();
  return { key, code, codes: await shownCodes(page).allInnerTexts() };
}

const question = (page: Page) => page.getByRole('dialog', { name: en.codes.leave.heading });

test('demands 4 to 6, by mouse: a phone reads the QR code, turns it on, and the codes come as a file; one of them logs in, once', async ({
  page,
  mock,
}) => {
  const { email, password } = await mock.persona('complete', { login: true });
  await openPage(page, PATH);
  await startSetup(page, mock);
  const app = authenticatorApp(await scan(page.getByRole('img', { name: en.scan.qr })));
  expect(await shownBy(authenticatorApp(await keyOn(page)), mock)).toBe(await shownBy(app, mock));
  await firstBox(page, en.code.legend).fill(await shownBy(app, mock));
  await expect(headingOf(page, en.codes.heading)).toBeFocused();
  const codes = await shownCodes(page).allInnerTexts();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, en.codes.download).click(),
  ]);
  expect(download.suggestedFilename()).toBe(en.codes.file.name);
  const file = await readFile(await download.path(), 'utf8');
  for (const code of codes) expect(file).toContain(code);
  await button(page, en.codes.done).click();
  await expect(headingOf(page, en.on.heading)).toBeFocused();

  const [used = '', unused = ''] = codes;
  mock.expectErrors('/2fa/verify');
  const logInBy = async (code: string) => {
    await page.context().clearCookies({ name: 'access_token' });
    await submitEmail(page, email);
    await submitPassword(page, password);
    const { recovery, recoveryBoxes } = secondFactorScreen(page);
    await recovery.click();
    await recoveryBoxes.first().fill(code);
  };
  await logInBy(used);
  await expect(page).toHaveURL('/w');
  await openPage(page, PATH);
  await expect(page.getByRole('main')).toContainText('9 of 10 left');
  await logInBy(used);
  await expect(page.getByText(/code isn’t right/).first()).toBeVisible();
  await expect(page).not.toHaveURL('/w');
  await secondFactorScreen(page).recoveryBoxes.first().fill(unused);
  await expect(page).toHaveURL('/w');
});

test('demand 6: Back, Escape, links and reloading ask before codes that were not kept are lost', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/security');
  await openFromWithin(page);
  const { codes } = await turnOn(page, mock);

  await page.goBack();
  await expect(question(page)).toBeVisible();
  await expect(page).toHaveURL(PATH);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await atRest(page);
  await page.goBack();
  await expect(question(page)).toBeVisible();
  // Back closes the question, and nothing else.
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await expect(page).toHaveURL(PATH);
  expect(await shownCodes(page).allInnerTexts()).toEqual(codes);

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => location.reload()).catch(() => undefined);
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(await shownCodes(page).allInnerTexts()).toEqual(codes);

  // A panel is none of the ways out.
  await page
    .getByRole('button', { name: wallet.header.help })
    .or(page.getByRole('link', { name: wallet.header.help }))
    .first()
    .click();
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  expect(await shownCodes(page).allInnerTexts()).toEqual(codes);

  await page.goBack();
  await question(page).getByRole('button', { name: en.codes.leave.leave }).click();
  await expect(page).toHaveURL('/w/security');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wallet.screens.security);
  await page.goForward();
  await expect(headingOf(page, en.on.heading)).toBeVisible();
  await expect(page.getByRole('main')).not.toContainText(codes[0] ?? 'none');
});

test('demand 4: two tabs at once: the second’s start tells the first, whose key is gone', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.setViewportSize({ width: 390, height: 700 });
  await openPage(page, PATH);
  await startSetup(page, mock);
  const first = await keyOn(page);
  const second = await mock.secondPage();
  await openPage(second, PATH);
  // Both tabs are one session: the proof holds for it.
  await button(second, en.off.start).click();
  await expect(headingOf(second, en.scan.heading)).toBeVisible();
  await expect(headingOf(page, en.ended.replaced.heading)).toBeFocused();
  await expect(page.getByRole('main')).not.toContainText(first);

  await firstBox(second, en.code.legend).fill(await shownBy(authenticatorApp(await keyOn(second)), mock));
  await expect(headingOf(second, en.codes.heading)).toBeVisible();
  await button(second, en.codes.copy).or(button(second, en.codes.download)).first().click();
  // Turned on there, there is nothing to set up here.
  await expect(headingOf(page, en.on.heading)).toBeVisible();
});

test('demand 25: once it is left, neither the key nor a code is anywhere: Back, storage, address, history, console, request log', async ({
  page,
  mock,
}) => {
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/security');
  await openFromWithin(page);
  const { key, code, codes } = await turnOn(page, mock);
  await Promise.all([page.waitForEvent('download'), button(page, en.codes.download).click()]);
  await page.getByRole('link', { name: interpolate(wallet.back, { name: wallet.screens.security }) }).click();
  await expect(page).toHaveURL('/w/security');
  await atRest(page);
  const inPage = () =>
    page.evaluate(async () => ({
      document: new XMLSerializer().serializeToString(document),
      typed: [...document.querySelectorAll('input')].map(({ value }) => value),
      storage: JSON.stringify([localStorage, sessionStorage]),
      cookies: document.cookie,
      history: history.state as unknown,
      address: location.href,
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
      workers: (await navigator.serviceWorker.getRegistrations()).length,
    }));
  const left = await inPage();
  // The link back was the browser's Back.
  await page.goForward();
  await expect(headingOf(page, en.on.heading)).toBeVisible();
  const forward = await inPage();
  const places: Record<string, unknown> = {
    left,
    forward,
    printed,
    addresses,
    journal: await mock.journal(),
    mail: await mock.control.send('GET', '/mail'),
    cookies: await page.context().cookies(),
  };
  const secrets = [key, code, PERSONA_PASSWORD, ...codes, ...codes.map((one) => one.replace('-', ''))];
  for (const [place, found] of Object.entries(places))
    for (const secret of secrets) expect(JSON.stringify(found), place).not.toContain(secret);
  expect([left.databases, left.caches, left.workers]).toEqual([[], [], 0]);
});

testLooks(
  'two-factor authentication',
  'by keyboard, from off to on',
  async ({ page, mock, locale, texts, main, check }) => {
    const { twoFactor: t, reauth: ask } = texts;
    await mock.persona('complete', { login: true });
    await openPage(page, PATH);
    await check('off');
    mock.expectErrors('/2fa/');
    await button(page, t.off.start).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: ask.title }).getByRole('textbox').first()).toBeFocused();
    await page.keyboard.type(PERSONA_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(headingOf(page, t.scan.heading)).toBeFocused();
    await check('the key');

    const app = authenticatorApp(await keyOn(page));
    const time = (await mock.clock.now()).getTime();
    const first = firstBox(page, t.code.legend);
    await first.focus();
    await page.keyboard.type(app.show(time - 100_000));
    await expect(main).toContainText(locale === 'en' ? '4 tries left' : '还可尝试 4 次');
    await check('a wrong code of a phone whose clock is behind');
    await expect(first).toBeFocused();
    await page.keyboard.type(await shownBy(app, mock));
    await expect(headingOf(page, t.codes.heading)).toBeFocused();
    await check('the recovery codes');

    const [code = ''] = await shownCodes(page, locale).allInnerTexts();
    await firstBox(page, t.codes.legend).focus();
    await page.keyboard.type(code.replace('-', ''));
    await expect(button(page, t.codes.done)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(headingOf(page, t.on.heading)).toBeFocused();
    await check('on');
  },
);
