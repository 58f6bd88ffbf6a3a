import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { answered, fieldOf, openSearch, panelOf, rowOf } from './finding.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak } from './wallet-figures.ts';

test.use({ persona: 'complete' });

for (const locale of languages('cn')) {
  // requirement: 2.36
  test(`in ${locale}: what was followed is remembered, the last first, and forgotten one by one or all`, async ({
    page,
  }) => {
    const { walletSearch: words, wallet, transactions } = messages(locale);
    await speak(page, locale);
    const panel = await openSearch(page, locale);
    const follow = async (typed: string, row: string) => {
      await fieldOf(panel).fill(typed);
      await answered(panel, locale);
      await rowOf(panel, new RegExp(`^${row}`))
        .first()
        .click();
      await expect(panel).toBeHidden();
      await page.keyboard.press('/');
      await expect(fieldOf(panel)).toBeFocused();
    };
    await follow('btc', wallet.names.btc);
    await follow('security', wallet.screens.security);
    await follow('@kwame', 'Kwame Mensah');
    const paid = transactions.titles.sentTo.replace('{name}', 'Amina Bello');
    await follow('birthday', paid);
    await follow('btc', wallet.names.btc);

    const rows = panel.getByRole('listbox', { name: words.groups.recent }).getByRole('option');
    const begins = [wallet.names.btc, paid, 'Kwame Mensah', wallet.screens.security];
    await expect(rows).toHaveText(begins.map((text) => new RegExp(`^${text}`)));
    // Of the payment no amount.
    await expect(panel).not.toContainText('10,000');
    expect(await page.evaluate(() => sessionStorage.getItem('recent'))).not.toContain('10000');

    await panel
      .getByRole('button', { name: interpolate(words.forget, { name: 'Kwame Mensah' }), exact: true })
      .click();
    await expect(rows).toHaveCount(3);
    await expect(fieldOf(panel)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Delete');
    await expect(rows).toHaveText([paid, wallet.screens.security].map((text) => new RegExp(`^${text}`)));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/w/security');
    await expect(panel).toBeHidden();

    await page.keyboard.press('/');
    await panel.getByRole('button', { name: words.forgetAll }).click();
    await expect(panel).toContainText(words.hint);
    await expect(fieldOf(panel)).toBeFocused();
    expect(await page.evaluate(() => sessionStorage.getItem('recent'))).toBeNull();
  });
}

// requirement: 2.36
test('logging out takes what was remembered with it', async ({ page, mock }) => {
  const { wallet: en } = messages('en');
  // The login page asks who is signed in: nobody. The wallet's page may be left while it still fades.
  mock.expectErrors('/user/profile/status');
  const panel = await openSearch(page);
  await fieldOf(panel).fill('btc');
  await rowOf(panel, /^Bitcoin/).click();
  await expect(panel).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('recent'))).toContain('btc');
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('button', { name: en.nav.logout })
    .click();
  await expect(page).toHaveURL('/login', OPENING);
  expect(await page.evaluate(() => sessionStorage.getItem('recent'))).toBeNull();
  await expect(panelOf(page, 'search')).toHaveCount(0);
});
