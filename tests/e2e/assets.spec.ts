import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// /w/assets in a browser; its states are in tests/islands/wallet/features/assets.

test('by keyboard: an asset is opened, its receive chosen, and Back returns to the filtered list', async ({
  page,
  mock,
}) => {
  const { myAssets: t } = messages('en');
  await mock.persona('complete', { login: true });
  await openPage(page, '/w/assets');
  await page.getByRole('button', { name: t.kinds.crypto }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/assets?kind=crypto');
  const toggle = page.locator('[data-asset="btc"]').getByRole('button', { expanded: false });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: t.actions.receive })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/receive?asset=btc');
  await page.goBack();
  await expect(page).toHaveURL('/w/assets?kind=crypto');
});

for (const { locale, theme, width } of [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'cn', theme: 'dark', width: 320 },
] as const)
  test(`${locale}, ${theme}, ${width} px: no violation, nothing is cut off`, async ({ page, mock }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme });
    await mock.persona('complete', { login: true });
    await setLanguage(page, locale);
    await openPage(page, '/w/assets');
    await page.locator('[data-asset]').first().getByRole('button', { expanded: false }).click();
    await expectAccessibleLayout(page, page.getByRole('main'), `${locale}, ${theme}, ${width} px`);
  });
