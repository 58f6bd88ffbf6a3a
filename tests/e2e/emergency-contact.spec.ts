import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { testLooks } from './accessible-views.ts';
import { submitEmail, submitPassword } from './sign-in.ts';
import {
  BISI,
  PATH,
  SAVE,
  field,
  fillContact,
  createBisi,
  openContact,
  contactSection,
  clickAction,
  savedContact,
} from './emergency-contact.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { reloadPage } from './open-page.ts';

// /w/security/emergency-contact: no contact, a saved one, changed, removed.

test.use({ persona: 'complete' });

for (const locale of matrix('emergency contact', locales, (one) => one === 'cn'))
  test(`in ${locale} a user saves, changes and removes the emergency contact`, async ({ page }) => {
    const { emergencyContact: t, shell, wallet } = messages(locale);
    await openContact(page, locale);
    await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.emergencyContact}`);
    const heading = contactSection(page, locale).getByRole('heading');
    await expect(heading).toHaveText(t.none);
    await expect(contactSection(page, locale)).toContainText(t.text);
    await expect(clickAction(page, 'cancel', locale)).toHaveCount(0);
    await fillContact(page, locale);
    await clickAction(page, 'save', locale).click();
    await expect(toast(page, t.saved)).toBeVisible();
    await expect(heading).toHaveText(t.heading);
    await expect(heading).toBeFocused();
    await expect(contactSection(page, locale)).toContainText('Bisi Okafor');
    await expect(contactSection(page, locale)).toContainText('+234 8031234567');
    expect(await savedContact(page)).toEqual(BISI);

    await reloadPage(page);
    await clickAction(page, 'change', locale).click();
    await expect(field(page, 'name', locale)).toHaveValue('Bisi Okafor');
    await expect(field(page, 'phone', locale)).toHaveValue('8031234567');
    await field(page, 'relation', locale).fill('Friend');
    await clickAction(page, 'cancel', locale).click();
    await expect(contactSection(page, locale)).toContainText('Sister');
    await clickAction(page, 'change', locale).click();
    await expect(field(page, 'relation', locale)).toHaveValue('Sister');
    await field(page, 'name', locale).fill('李雷');
    await clickAction(page, 'save', locale).click();
    await expect(contactSection(page, locale)).toContainText('李雷');
    await expect.poll(() => savedContact(page)).toEqual({ ...BISI, name: '李雷' });

    await clickAction(page, 'remove', locale).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(t.ask.text);
    await dialog.getByRole('button', { name: t.ask.keep }).click();
    await expect(dialog).toBeHidden();
    await expect(clickAction(page, 'remove', locale)).toBeFocused();
    expect(await savedContact(page)).not.toBeNull();
    await clickAction(page, 'remove', locale).click();
    await dialog.getByRole('button', { name: t.ask.remove }).click();
    await expect(heading).toHaveText(t.none);
    await expect(heading).toBeFocused();
    await expect(toast(page, t.removed)).toBeVisible();
    for (const name of ['name', 'relation', 'phone'] as const)
      await expect(field(page, name, locale)).toHaveValue('');
    expect(await savedContact(page)).toBeNull();
  });

test('a user saves and removes a contact with the keyboard only', async ({ page }) => {
  const { emergencyContact: t } = messages('en');
  await openContact(page);
  await page.getByRole('link', { name: 'Back to Account Security' }).focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('Bisi Okafor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sister');
  await page.keyboard.press('Tab');
  const code = page.getByRole('combobox', { name: t.code });
  await expect(code).toBeFocused();
  await page.keyboard.type('ghana');
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue('+233');
  await page.keyboard.press('Tab');
  await page.keyboard.type('201234567');
  await page.keyboard.press('Enter');
  await expect(contactSection(page)).toContainText('+233 201234567');
  await expect(clickAction(page, 'change')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(clickAction(page, 'change')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(clickAction(page, 'remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(clickAction(page, 'remove')).toBeFocused();
});

testLooks(
  'the emergency contact',
  'the form, its errors, the card and the dialog',
  async ({ page, locale, check }) => {
    await openContact(page, locale);
    await check('the form', contactSection(page, locale));
    await clickAction(page, 'save', locale).click();
    await expect(field(page, 'name', locale)).toBeFocused();
    await check('its errors', contactSection(page, locale));
    await createBisi(page);
    await reloadPage(page);
    await expect(clickAction(page, 'remove', locale)).toBeVisible();
    await check('the card', contactSection(page, locale));
    await clickAction(page, 'remove', locale).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('the question', page.getByRole('dialog'));
  },
);

test('after the session expires during editing, the same user logs in again and continues where they were', async ({
  page,
  mock,
}) => {
  const account = await mock.persona('complete', { login: true });
  await openContact(page);
  await fillContact(page);
  await mock.fault({ op: SAVE, effect: { type: 'expire-session' }, times: 1 });
  mock.expectErrors('401 (Unauthorized)', '/wallet/', '/auth/');
  await clickAction(page, 'save').click();
  await expect(page).toHaveURL('/login');
  await submitEmail(page, account.email);
  await submitPassword(page, account.password);
  await expect(page).toHaveURL(PATH, { timeout: 40_000 });
  await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
  await expect(field(page, 'phone')).toHaveValue('8031234567');
  await clickAction(page, 'save').click();
  await expect.poll(() => savedContact(page)).toEqual(BISI);
});
