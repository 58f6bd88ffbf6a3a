import { interpolate } from '#src/intl/interpolate.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// /w/assets in a browser; its states are in tests/islands/wallet/features/assets.

const { myAssets: t, wallet } = messages('en');

test('by keyboard: a row’s menu leads to receiving, and Back returns to the filtered list', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/assets');
  await page.getByRole('button', { name: t.kinds.crypto }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/assets?kind=crypto');
  const row = page.locator('[data-asset="btc"]');
  await row.getByRole('button', { name: interpolate(t.toggle, { name: wallet.names.btc }) }).focus();
  await page.keyboard.press('Enter');
  await expect(row.getByRole('link', { name: t.actions.send })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/receive?asset=btc');
  await page.goBack();
  await expect(page).toHaveURL('/w/assets?kind=crypto');
  // The row that is followed has the focus again.
  const link = row.getByRole('link', { name: wallet.names.btc });
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/token/btc');
  await page.goBack();
  await expect(link).toBeFocused();
});

test('by keyboard: the chip opens the sum, and Escape gives the focus back', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/assets');
  const chip = page.locator('[data-asset="ngn"]').getByRole('button', { name: /on hold/ });
  await chip.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: wallet.names.ngn });
  await expect(dialog.getByRole('link')).toHaveAttribute('href', /^\/w\/transactions\?id=/);
  await expect(dialog).toContainText(t.breakdown.heldText);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(chip).toBeFocused();
});

test('the whole row leads to its asset, and its chip stands above that link', async ({ page, mock }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/assets');
  const row = page.locator('[data-asset="usdt"]');
  // A row of two lines, and a chip of 24 px that takes the press of a finger above and below it.
  expect((await row.boundingBox())?.height).toBe(64);
  const chip = row.getByRole('button', { name: /incoming/ });
  const box = (await chip.boundingBox())!;
  expect(box.height).toBe(24);
  await page.mouse.click(box.x + box.width / 2, box.y - 8);
  await expect(page.getByRole('dialog', { name: wallet.names.usdt })).toBeVisible();
  await page.keyboard.press('Escape');
  const { x, y, width, height } = (await row.boundingBox())!;
  await page.mouse.click(x + width - 4, y + height - 4);
  await expect(page).toHaveURL('/w/token/usdt');
});

test('a list where there is no room for a table, at every width that the card gets', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/w');
  const assets = page.getByRole('region', { name: wallet.assets.heading });
  await expect(assets.getByRole('table')).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(assets.getByRole('table')).toHaveCount(0);
  await expect(assets.getByRole('listitem')).toHaveCount(4);
});

for (const { locale, theme, width } of [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'en', theme: 'light', width: 768 },
  { locale: 'cn', theme: 'dark', width: 320 },
] as const)
  test(`${locale}, ${theme}, ${width} px: no violation, nothing is cut off`, async ({ page, mock }) => {
    const { myAssets } = messages(locale);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    await openPage(page, '/w/assets');
    await page
      .getByRole('button', { name: interpolate(myAssets.order.open, { order: myAssets.order.by.value }) })
      .click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await expectAccessibleLayout(page, page.getByRole('main'), `${locale}, ${theme}, ${width} px`);
  });
