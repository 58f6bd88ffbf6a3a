import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { waitForResults, searchFieldOf, openSearch, panelOf, optionOf } from './panels.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';

test.use({ persona: 'complete' });

for (const locale of languages('cn')) {
  // requirement: 2.36
  test(`in ${locale} the search lists recent items, newest first, and removes one or all`, async ({
    page,
  }) => {
    const { walletSearch: t, wallet, transactions } = messages(locale);
    await setLanguage(page, locale);
    const panel = await openSearch(page, locale);
    const follow = async (typed: string, row: string) => {
      await searchFieldOf(panel).fill(typed);
      await waitForResults(panel, locale);
      await optionOf(panel, new RegExp(`^${row}`))
        .first()
        .click();
      await expect(panel).toBeHidden();
      await page.keyboard.press('/');
      await expect(searchFieldOf(panel)).toBeFocused();
    };
    await follow('btc', wallet.names.btc);
    await follow('security', wallet.screens.security);
    await follow('@kwame', 'Kwame Mensah');
    const paid = transactions.titles.sentTo.replace('{name}', 'Amina Bello');
    await follow('birthday', paid);
    await follow('btc', wallet.names.btc);

    const rows = panel.getByRole('listbox', { name: t.groups.recent }).getByRole('option');
    const expectedTexts = [wallet.names.btc, 'Amina Bello', 'Kwame Mensah', wallet.screens.security];
    await expect(rows).toHaveText(expectedTexts.map((text) => new RegExp(`^${text}`)));
    // The amount of the payment is not stored.
    await expect(panel).not.toContainText('10,000');
    expect(await page.evaluate(() => sessionStorage.getItem('recent'))).not.toContain('10000');

    await panel
      .getByRole('button', { name: interpolate(t.forget, { name: 'Kwame Mensah' }), exact: true })
      .click();
    await expect(rows).toHaveCount(3);
    await expect(searchFieldOf(panel)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Delete');
    await expect(rows).toHaveText(
      ['Amina Bello', wallet.screens.security].map((text) => new RegExp(`^${text}`)),
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/w/security');
    await expect(panel).toBeHidden();

    await page.keyboard.press('/');
    await panel.getByRole('button', { name: t.forgetAll }).click();
    await expect(panel).toContainText(t.hint);
    await expect(searchFieldOf(panel)).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('recent'))).toBeNull();
  });
}

// requirement: 2.36
test('logging out clears the recent items', async ({ page, mock }) => {
  const { wallet: en } = messages('en');
  // The login page's session check fails. The wallet may be left during its transition, and what the coin's page asks for then too.
  mock.expectErrors('/user/profile/status', '401 (Unauthorized)');
  const panel = await openSearch(page);
  await searchFieldOf(panel).fill('btc');
  await optionOf(panel, /^Bitcoin/).click();
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('recent'))).toContain('btc');
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('button', { name: en.nav.logout })
    .click();
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => sessionStorage.getItem('recent'))).toBeNull();
  await expect(panelOf(page, 'search')).toHaveCount(0);
});
