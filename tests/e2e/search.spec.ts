import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { answered, countText, fieldOf, openSearch, rowOf } from './finding.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

for (const locale of locales) {
  const { walletSearch: words, wallet, transactions } = messages(locale);

  // requirement: 2.34
  test(`in ${locale}: everything in its group, what was typed marked, how much said`, async ({ page }) => {
    await speak(page, locale);
    const panel = await openSearch(page, locale);
    await expect(panel).toContainText(words.hint);
    await expect(fieldOf(panel)).toHaveAccessibleName(words.field);
    await fieldOf(panel).fill('ada');
    await answered(panel, locale);

    const assets = panel.getByRole('group', { name: words.groups.assets });
    await expect(assets.getByRole('option')).toHaveText([`${wallet.names.ada}ADA`]);
    await expect(assets.locator('mark')).toHaveText(['ADA']);
    const people = panel.getByRole('group', { name: words.groups.people });
    await expect(people.getByRole('option')).toHaveText(['Adaobi Nwosu@adaobi', 'Ada Nwafor@adanwafor']);
    const moved = panel.getByRole('group', { name: words.groups.transactions }).getByRole('option');
    await expect(moved.first()).toContainText(transactions.titles.sentTo.replace('{name}', 'Adaobi Nwosu'));
    await expect(moved.first()).toContainText('−₦25,000.00');
    const options = panel.getByRole('option');
    await expect(panel.getByRole('status').first()).toHaveText(countText(await options.count(), locale));
  });

  // requirement: 2.34
  test(`in ${locale}: screens and settings by their names, by other words, and in English`, async ({
    page,
  }) => {
    await speak(page, locale);
    const panel = await openSearch(page, locale);
    const places = panel.getByRole('group', { name: words.groups.places });
    await fieldOf(panel).fill(wallet.screens.twoFactor);
    await expect(places.getByRole('option').first()).toContainText(wallet.screens.twoFactor);
    // Under its name the place that it belongs to.
    await expect(places.getByRole('option').first()).toContainText(wallet.screens.security);
    await fieldOf(panel).fill(locale === 'en' ? 'dark mode' : '深色');
    await expect(places.getByRole('option')).toContainText([wallet.screens.account]);
    await fieldOf(panel).fill('devices');
    await expect(places.getByRole('option').filter({ hasText: wallet.screens.myDevices })).toBeVisible();
  });
}

// requirement: 2.34
test('help is found in the reader’s language and leads to its page', async ({ page }) => {
  await speak(page, 'cn');
  const panel = await openSearch(page, 'cn');
  await fieldOf(panel).fill('收款');
  const help = panel.getByRole('group', { name: messages('cn').walletSearch.groups.help });
  await help.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/cn\/support#[\w-]+$/, OPENING);
});

for (const [typed, name, to] of [
  ['bitcoin', /^Bitcoin/, '/w/token/btc'],
  ['@adanw', /^Ada Nwafor/, '/w/user?u=adanwafor'],
  ['happy birthday', /^Sent to Amina Bello/, /\/w\/transactions\?id=txn_\w+$/],
] as const) {
  // requirement: 2.34
  test(`${typed} leads to ${String(to)}`, async ({ page }) => {
    const panel = await openSearch(page);
    await fieldOf(panel).fill(typed);
    await rowOf(panel, name).click();
    await expect(page).toHaveURL(to);
    await expect(panel).toBeHidden();
  });
}

test('the beginning of a username that is too short says how much more is wanted', async ({ page }) => {
  const panel = await openSearch(page);
  await fieldOf(panel).fill('@ad');
  await expect(panel).toContainText(messages('en').walletSearch.moreLetters);
  await fieldOf(panel).fill('@ada');
  await expect(rowOf(panel, /^Ada Nwafor/)).toBeVisible();
  await expect(panel).not.toContainText(messages('en').walletSearch.moreLetters);
});

test('while balances are hidden no amount is in it, nor in the last transactions', async ({ page }) => {
  const { wallet: en } = messages('en');
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  const saved = page.waitForResponse(/\/user\/preferences/);
  await page.getByRole('button', { name: en.balance.hide }).click();
  await saved;
  const panel = await openSearch(page);
  await fieldOf(panel).fill('ngn');
  await expect(panel.getByRole('option').filter({ hasText: '••••••' }).first()).toBeVisible();
  expect(await panel.locator('data').count()).toBe(0);
  await expect(panel).not.toContainText(/[₦$]/);
  await page.goto(`${QUIET_SCREEN}?panel=history`);
  const rows = page.getByRole('dialog').getByRole('listitem');
  await expect(rows).toHaveCount(20, OPENING);
  for (const row of await rows.all()) await expect(row).toContainText('••••••');
  expect(await page.getByRole('dialog').locator('data').count()).toBe(0);
  await expect(page.getByRole('dialog')).not.toContainText(/[₦$]/);
});
