import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { builtFile } from './built-files.ts';
import { fieldOf, openSearch, panelOf, rowOf } from './finding.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { OPENING, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';

const { wallet: en, walletPanels } = messages('en');

test.use({ persona: 'complete' });

// requirement: 2.35
test('the slash opens the search, Escape closes it, and the focus is where it was', async ({
  page,
  mock,
}) => {
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  await listening(mock);
  const eye = page.getByRole('button', { name: en.balance.hide });
  await eye.focus();
  await page.keyboard.press('/');
  const panel = panelOf(page, 'search');
  await expect(fieldOf(panel)).toBeFocused(OPENING);
  await expect(fieldOf(panel)).toHaveValue('');
  await expect(page).toHaveURL('/w?panel=search');
  // There it is a letter.
  await page.keyboard.press('/');
  await expect(fieldOf(panel)).toHaveValue('/');
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
test('over a modal panel the slash does nothing; Ctrl+K opens the search there, and closes it again', async ({
  page,
  mock,
}) => {
  await page.goto(QUIET_SCREEN);
  await expectScreenLoaded(page);
  await listening(mock);
  await page.getByRole('button', { name: interpolate(en.popup.open, { name: 'Tobi' }) }).click();
  const profile = panelOf(page, 'profile');
  await expect(profile).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.press('Control+k');
  const panel = panelOf(page, 'search');
  await expect(fieldOf(panel)).toBeFocused(OPENING);
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=profile&panel=search`);
  await page.keyboard.press('Control+k');
  await expect(panel).toBeHidden();
  await expect(profile).toBeVisible();
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=profile`);
  await page.keyboard.press('Meta+k');
  await expect(fieldOf(panel)).toBeFocused();
});

test('arrows go round, Home and End are the text’s, Enter follows, and back is where one was', async ({
  page,
}) => {
  const panel = await openSearch(page);
  const field = fieldOf(panel);
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

  const wanted = rowOf(panel, new RegExp(`^${en.screens.devices}`));
  await page.keyboard.press('Control+A');
  await page.keyboard.type('devices');
  await expect(wanted.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/devices-and-activities');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.devices);
  await expect(panel).toBeHidden();
});

// requirement: 2.35
test('with the keyboard alone: to the field’s button, to the list’s, and out', async ({ page }) => {
  const panel = await openSearch(page);
  await page.keyboard.type('bit');
  await page.keyboard.press('Tab');
  const clear = panel.getByRole('button', { name: messages('en').walletSearch.clear });
  await expect(clear).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(fieldOf(panel)).toBeFocused();
  await expect(fieldOf(panel)).toHaveValue('');
  await page.keyboard.press('Shift+Tab');
  await expect(panel.getByRole('button', { name: walletPanels.close })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
});

for (const way of ['the slash', 'the button'] as const)
  test(`what is typed before the field is there is in it when it comes (${way})`, async ({ page, mock }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route(
      `**${builtFile('src/islands/wallet/features/search/SearchPanel.tsx')}`,
      async (route) => {
        await held;
        await route.continue();
      },
    );
    await page.goto('/w');
    await expect(totalOf(page)).toContainText('₦', OPENING);
    await listening(mock);
    if (way === 'the slash') await page.keyboard.press('/');
    else await page.getByRole('button', { name: en.header.search }).click();
    await page.keyboard.type('bit xx');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('coin');
    release(undefined);
    const panel = panelOf(page, 'search');
    await expect(fieldOf(panel)).toBeFocused(OPENING);
    await expect(fieldOf(panel)).toHaveValue('bit coin');
    await page.keyboard.type('s');
    await expect(fieldOf(panel)).toHaveValue('bit coins');
    // Nothing of it comes along another time.
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await page.keyboard.press('/');
    await expect(fieldOf(panel)).toBeFocused();
    await expect(fieldOf(panel)).toHaveValue('');
  });
