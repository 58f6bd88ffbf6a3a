import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { waitForAnimations } from './wait-for-animations.ts';
import { setLanguage, totalOf } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

const { wallet: en } = messages('en');
const TOBI = 'Tobi Adeyemi @tobiade';

const profileButton = (page: Page) =>
  page.getByRole('button', { name: interpolate(en.popup.open, { name: TOBI }) });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const locale of languages('cn')) {
  // requirement: 2.14
  test(`in ${locale} the menu lists every section and leads there`, async ({ page, mock }) => {
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    await openPage(page, '/w');
    const { shell, wallet } = messages(locale);
    const { nav, screens } = wallet;
    const menu = page.getByRole('navigation', { name: nav.label });
    await expect(menu.getByRole('link')).toHaveText([
      shell.name,
      nav.dashboard,
      nav.assets,
      nav.market,
      nav.account,
      nav.security,
      nav.devices,
      nav.linked,
      nav.notifications,
      nav.referral,
    ]);
    await expect(menu.getByRole('button', { name: nav.logout })).toBeVisible();
    await expect(menu.getByRole('link', { name: nav.dashboard })).toHaveAttribute('aria-current', 'page');

    await menu.getByRole('link', { name: nav.security }).click();
    await expect(page).toHaveURL('/w/security');
    await expect(page).toHaveTitle(`${shell.name} - ${screens.security}`);
    await expect(heading(page)).toHaveText(screens.security);
    // The focus is on the heading, so that a screen reader announces the new screen.
    await expect(heading(page)).toBeFocused();
    await expect(menu.getByRole('link', { name: nav.security })).toHaveAttribute('aria-current', 'page');
    await expectScreenLoaded(page);
    await menu.getByRole('link', { name: nav.dashboard }).click();
    await expect(page).toHaveURL('/w');
    await expect(totalOf(page, locale)).toContainText('₦');
    await page.goBack();
    await expect(heading(page)).toHaveText(screens.security);
    await expect(page).toHaveTitle(`${shell.name} - ${screens.security}`);
  });
}

for (const locale of languages('en')) {
  // requirement: 2.06
  test(`in ${locale} an unknown wallet URL shows the not-found screen inside the shell`, async ({
    page,
    mock,
  }) => {
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    const path = '/w/no/such/place';
    mock.expectErrors(path);
    await openPage(page, path);
    const { shell, wallet } = messages(locale);
    const { notFound, screens, nav } = wallet;
    await expect(page).toHaveTitle(`${shell.name} - ${screens.notFound}`);
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(notFound.heading);
    await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: notFound.link }).click();
    await expect(totalOf(page, locale)).toContainText('₦');
  });
}

// requirement: 2.59
test('the keyboard skips the menu, moves through it, and opens and closes the profile popup', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: en.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en.balance.hide })).toBeFocused();

  const menu = page.getByRole('navigation', { name: en.nav.label });
  await menu.getByRole('link', { name: en.nav.assets }).focus();
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: en.nav.market })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/marketplace');
  await expect(heading(page)).toBeFocused();

  for (const name of [en.header.search, en.header.help, en.header.notifications]) {
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  const button = profileButton(page);
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: en.popup.label });
  await expect(popup).toBeVisible();
  await expect(page).toHaveURL('/w/marketplace?panel=profile');
  await expect(popup.getByRole('heading', { name: en.popup.label })).toBeFocused();
  const copy = popup.getByRole('button', { name: interpolate(en.popup.copy, { username: '@tobiade' }) });
  // Its content is a separate chunk: until it loads, Tab leaves the page.
  await expect(copy).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('button', { name: messages('en').walletPanels.close })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(copy).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(popup.getByRole('link', { name: en.nav.dashboard })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
});

// requirement: 2.18, 9.18, 9.20
test('the profile popup is 230 px wide and has the name, the username to copy and the menu', async ({
  page,
  mock,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await profileButton(page).click();
  const popup = page.getByRole('dialog', { name: en.popup.label });
  await expect(popup).toContainText('Tobi Adeyemi');
  expect((await popup.boundingBox())?.width).toBe(230);
  await expect(popup.getByRole('link')).toHaveCount(9);

  const copy = popup.getByRole('button', { name: interpolate(en.popup.copy, { username: '@tobiade' }) });
  await expect(copy).toHaveText('@tobiade');
  await copy.click();
  await expect(copy).toHaveText('@tobiadecopied');
  await expect(popup.getByRole('status')).toHaveText('copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('@tobiade');
  await page.context().clock.runFor(2000);
  await expect(copy).toHaveText('@tobiade');
  await expect(popup.getByRole('status')).toBeEmpty();

  // Following a link closes it.
  await popup.getByRole('link', { name: en.nav.referral }).click();
  await expect(page).toHaveURL('/w/referral');
  await expect(popup).toBeHidden();
});

// requirement: 2.17, 9.19
test('Back from a screen that a phone’s sheet has led to returns to where the one below was scrolled', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  const { dock, more, nav, screens } = messages('en').wallet;
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(2400);
  await page.evaluate(() => scrollTo(0, 1500));
  for (const [label, title] of [
    [nav.security, screens.security],
    [nav.account, screens.account],
  ] as const) {
    await page.getByRole('navigation', { name: dock.label }).getByRole('button', { name: dock.more }).click();
    await page.getByRole('dialog', { name: more.title }).getByRole('link', { name: label }).click();
    await expect(heading(page)).toHaveText(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/w');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1500);
    expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
  }
});

test('the header changes its style once the page scrolls by more than 50 px', async ({ page, mock }) => {
  await page.setViewportSize({ width: 900, height: 700 });
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const line = () =>
    page.getByRole('banner').evaluate((element) => getComputedStyle(element).borderBottomColor);
  const before = await line();
  await page.evaluate(() => scrollTo({ top: 50, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(50);
  expect(await line()).toBe(before);
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }));
  await expect.poll(line).not.toBe(before);
});

// requirement: 2.15
test('the sidebar stays collapsed or expanded after a reload, without a layout shift', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  const menu = page.getByRole('navigation', { name: en.nav.label });
  const width = async () => (await menu.boundingBox())?.width;
  const unfolded = (await width()) ?? NaN;
  const fold = menu.getByRole('button', { name: en.nav.collapse });
  await expect(fold).toHaveAttribute('aria-expanded', 'true');
  await fold.click();
  await expect.poll(width).toBeLessThan(unfolded / 2);
  await waitForAnimations(page);
  const folded = await width();
  // A collapsed link keeps its accessible name.
  await expect(menu.getByRole('link', { name: en.nav.market })).toBeVisible();
  await reloadPage(page);
  await expect(totalOf(page)).toContainText('₦');
  expect(await width()).toBe(folded);
  await menu.getByRole('button', { name: en.nav.expand }).click();
  await expect.poll(width).toBe(unfolded);
});

for (const locale of languages('cn')) {
  // requirement: 2.16
  test(`in ${locale} the dock of a phone has the main sections, and More has the rest`, async ({
    page,
    mock,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    await openPage(page, '/w');
    const { dock, nav, more, screens } = messages(locale).wallet;
    const bar = page.getByRole('navigation', { name: dock.label });
    await expect(page.getByRole('navigation', { name: nav.label })).toBeHidden();
    await expect(bar.getByRole('link')).toHaveText([dock.dashboard, dock.assets, dock.send, dock.market]);
    await bar.getByRole('link', { name: dock.market }).click();
    await expect(heading(page)).toHaveText(screens.marketplace);

    const rest = bar.getByRole('button', { name: dock.more });
    await rest.press('Enter');
    const sheet = page.getByRole('dialog', { name: more.title });
    await expect(sheet.getByRole('link')).toHaveText([
      nav.account,
      nav.security,
      nav.devices,
      nav.linked,
      nav.notifications,
      nav.referral,
    ]);
    await expect(sheet.getByRole('button', { name: nav.logout })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(rest).toBeFocused();
    await rest.click();
    await expect(sheet).toBeVisible();
    await page.goBack();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toHaveText(screens.marketplace);
    await rest.click();
    await sheet.getByRole('link', { name: nav.devices }).click();
    await expect(sheet).toBeHidden();
    await expect(heading(page)).toHaveText(screens.devices);
    await expect(rest).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(heading(page)).toHaveText(screens.marketplace);
    await expect(sheet).toBeHidden();
  });
}
