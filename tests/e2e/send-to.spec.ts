import { interpolate } from '#src/intl/interpolate.ts';
import { expectAccessibleLayout } from './layout-checks.ts';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { setLanguage } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

// The first step of sending in a browser; its states are in tests/islands/wallet/features/send.

const EVM = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';

test.use({ persona: 'complete' });

test('by keyboard: the field, an arrow key, Enter; Back leads to who was chosen, a reload keeps them', async ({
  page,
}) => {
  const { send: t, sendAmount } = messages('en');
  await openPage(page, '/w/send');
  const field = page.getByRole('combobox', { name: t.to.field });
  await field.focus();
  await field.pressSequentially('ami');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/send?step=amount');
  await expect(page.getByLabel(sendAmount.youSend, { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/w/send');
  const chosen = page.getByRole('region', { name: t.to.chosen });
  await expect(chosen).toContainText('Amina Bello');
  await reloadPage(page);
  await expect(chosen).toContainText('Amina Bello');
  await field.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/w/send?step=amount');
});

test('a link fills the field once: its address is clean, and Back does not lead to it', async ({ page }) => {
  const { send: t, sendRecipient } = messages('en');
  await openPage(page, '/w/transactions');
  await openPage(page, '/w/send?to=@kwame&asset=ngn&amount=2500');
  await page.getByRole('button', { name: sendRecipient.link.continue }).click();
  await expect(page.getByRole('combobox', { name: t.to.field })).toHaveValue('@kwame');
  await expect(page).toHaveURL('/w/send');
  await page.getByRole('button', { name: interpolate(t.to.continueWith, { name: 'Kwame Mensah' }) }).click();
  await expect(page).toHaveURL('/w/send?step=review');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/w/transactions');
});

for (const { locale, colorScheme, width } of [
  { locale: 'en', colorScheme: 'light', width: 1440 },
  { locale: 'cn', colorScheme: 'dark', width: 320 },
] as const)
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test('axe finds no violation, and nothing is clipped', async ({ page }) => {
      test.slow();
      const { send: t, sendRecipient, addPayee } = messages(locale);
      await setLanguage(page, locale);
      await openPage(page, '/w/send?asset=usdt&network=trc20');
      const main = page.getByRole('main');
      const field = page.getByRole('combobox', { name: t.to.field });
      const look = (state: string) => expectAccessibleLayout(page, main, state);
      const accept = page.getByRole('button', { name: sendRecipient.link.continue });
      await expect(accept).toBeVisible();
      await look('a link that names nobody');
      await accept.click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await look('recent people');
      await field.fill('amina');
      await expect(page.getByRole('button', { name: /Amina Bello/ })).toBeVisible();
      await look('a person');
      await field.fill(EVM);
      await expect(page.getByRole('button', { name: sendRecipient.address.otherNetworks })).toBeVisible();
      await look('another network');
      await field.fill('TNPeeaaFB7K9cm04uQpcU32zGK8G1NYqeL');
      await expect(main.locator('mark').first()).toBeVisible();
      await look('a wrong group');
      await field.fill('0123456784');
      await page.getByLabel(addPayee.bank, { exact: true }).selectOption('901');
      await expect(page.getByRole('button', { name: /Tobi Adeyemi/ }).last()).toBeVisible();
      await look('a bank account');
    });
  });
