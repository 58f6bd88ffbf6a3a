import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { builtFile } from './built-files.ts';
import { searchFieldOf, openSearch, panelOf, optionOf } from './panels.ts';
import { expect, test } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { openPage } from './open-page.ts';

const { wallet: en, walletPanels } = messages('en');

test.use({ persona: 'complete' });

// requirement: 2.35
test('the slash opens the search, and Escape closes it and returns the focus', async ({ page }) => {
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const eye = page.getByRole('button', { name: en.balance.hide });
  await eye.focus();
  await page.keyboard.press('/');
  const panel = panelOf(page, 'search');
  await expect(searchFieldOf(panel)).toBeFocused();
  await expect(searchFieldOf(panel)).toHaveValue('');
  await expect(page).toHaveURL('/w?panel=search');
  // In a field the slash is text.
  await page.keyboard.press('/');
  await expect(searchFieldOf(panel)).toHaveValue('/');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/w');
  await expect(eye).toBeFocused();
  for (const chord of ['Control+/', 'Alt+/', 'Meta+/']) {
    await page.keyboard.press(chord);
    await expect(page).toHaveURL('/w');
  }
});

// requirement: 2.35
test('over a modal panel the slash does nothing, and Ctrl+K opens and closes the search', async ({
  page,
}) => {
  await openPage(page, QUIET_SCREEN);
  await expectScreenLoaded(page);
  await page.getByRole('button', { name: interpolate(en.popup.open, { name: 'Tobi' }) }).click();
  const profile = panelOf(page, 'profile');
  await expect(profile).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  const panel = panelOf(page, 'search');
  await expect(searchFieldOf(panel)).toBeFocused();
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=profile&panel=search`);
  await page.keyboard.press('Control+k');
  await expect(panel).toBeHidden();
  await expect(profile).toBeVisible();
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=profile`);
  await page.keyboard.press('Meta+k');
  await expect(searchFieldOf(panel)).toBeFocused();
});

test('arrow keys wrap around the results, Home and End move the caret, and Enter follows a result', async ({
  page,
}) => {
  const panel = await openSearch(page);
  const field = searchFieldOf(panel);
  await page.keyboard.type('se');
  const options = panel.getByRole('option');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expect(options.first()).toHaveText(/^Send/);
  await expect(options.filter({ hasText: en.screens.security }).first()).toBeVisible();
  await expect(panel.getByRole('status').first()).toHaveText(/\d+ results/);

  const active = () => field.getAttribute('aria-activedescendant');
  const first = await options.first().getAttribute('id');
  const last = await options.last().getAttribute('id');
  expect(await active()).toBe(first);
  await page.keyboard.press('ArrowUp');
  expect(await active()).toBe(last);
  await expect(options.last()).toBeInViewport();
  await page.keyboard.press('ArrowDown');
  expect(await active()).toBe(first);
  await page.keyboard.press('Home');
  await page.keyboard.type('x');
  await expect(field).toHaveValue('xse');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('End');
  await page.keyboard.type('curity');
  await expect(field).toHaveValue('security');
  await expect(field).toBeFocused();

  const wanted = optionOf(panel, new RegExp(`^${en.screens.devices}`));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('devices');
  await expect(wanted.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/devices-and-activities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.devices);
  await expect(panel).toBeHidden();
});

// requirement: 2.35
test('Tab reaches the field’s button and the panel’s buttons', async ({ page }) => {
  const panel = await openSearch(page);
  await page.keyboard.type('bit');
  await page.keyboard.press('Tab');
  const clear = panel.getByRole('button', { name: messages('en').walletSearch.clear });
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(searchFieldOf(panel)).toBeFocused();
  await expect(searchFieldOf(panel)).toHaveValue('');
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: walletPanels.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

for (const opener of ['the slash', 'the button'] as const)
  test(`text typed before the search field has loaded is in it afterwards (${opener})`, async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(
      `**${builtFile('src/islands/wallet/features/search/SearchPanel.tsx')}`,
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await openPage(page, '/w');
    await expect(totalOf(page)).toContainText('₦');
    if (opener === 'the slash') await page.keyboard.press('/');
    else await page.getByRole('button', { name: en.header.search }).click();
    await page.keyboard.type('bit xx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('coin');
    release(undefined);
    const panel = panelOf(page, 'search');
    await expect(searchFieldOf(panel)).toBeFocused();
    await expect(searchFieldOf(panel)).toHaveValue('bit coin');
    await page.keyboard.type('s');
    await expect(searchFieldOf(panel)).toHaveValue('bit coins');
    // The text does not appear a second time.
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('/');
    await expect(searchFieldOf(panel)).toBeFocused();
    await expect(searchFieldOf(panel)).toHaveValue('');
  });
