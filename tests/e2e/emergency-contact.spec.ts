import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import {
  BISI,
  PATH,
  SAVE,
  field,
  fillContact,
  nameBisi,
  openContact,
  place,
  press,
  savedContact,
} from './contact.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { OPENING } from './wallet-figures.ts';

// /w/security/emergency-contact: nobody named, somebody named, changed, removed.

test.use({ persona: 'complete' });

for (const locale of locales)
  test(`in ${locale}: nobody is named, then somebody, then another, then nobody`, async ({ page }) => {
    const { emergencyContact: words, wallet } = messages(locale);
    await openContact(page, locale);
    await expect(page).toHaveTitle(`Cowrie - ${wallet.screens.emergencyContact}`);
    const heading = place(page, locale).getByRole('heading');
    await expect(heading).toHaveText(words.none);
    await expect(place(page, locale)).toContainText(words.text);
    await expect(press(page, 'cancel', locale)).toHaveCount(0);
    await fillContact(page, locale);
    await press(page, 'save', locale).click();
    await expect(toast(page, words.saved)).toBeVisible();
    await expect(heading).toHaveText(words.heading);
    await expect(heading).toBeFocused();
    await expect(place(page, locale)).toContainText('Bisi Okafor');
    await expect(place(page, locale)).toContainText('+234 8031234567');
    expect(await savedContact(page)).toEqual(BISI);

    await page.reload();
    await press(page, 'change', locale).click(OPENING);
    await expect(field(page, 'name', locale)).toHaveValue('Bisi Okafor');
    await expect(field(page, 'phone', locale)).toHaveValue('8031234567');
    await field(page, 'relation', locale).fill('Friend');
    await press(page, 'cancel', locale).click();
    await expect(place(page, locale)).toContainText('Sister');
    await press(page, 'change', locale).click();
    await expect(field(page, 'relation', locale)).toHaveValue('Sister');
    await field(page, 'name', locale).fill('李雷');
    await press(page, 'save', locale).click();
    await expect(place(page, locale)).toContainText('李雷');
    await expect.poll(() => savedContact(page)).toEqual({ ...BISI, name: '李雷' });

    await press(page, 'remove', locale).click();
    const question = page.getByRole('dialog');
    await expect(question).toContainText(words.ask.text);
    await question.getByRole('button', { name: words.ask.keep }).click();
    await expect(question).toBeHidden();
    await expect(press(page, 'remove', locale)).toBeFocused();
    expect(await savedContact(page)).not.toBeNull();
    await press(page, 'remove', locale).click();
    await question.getByRole('button', { name: words.ask.remove }).click();
    await expect(heading).toHaveText(words.none);
    await expect(heading).toBeFocused();
    await expect(toast(page, words.removed)).toBeVisible();
    for (const name of ['name', 'relation', 'phone'] as const)
      await expect(field(page, name, locale)).toHaveValue('');
    expect(await savedContact(page)).toBeNull();
  });

for (const locale of locales)
  test(`in ${locale}: what is missing is said beside its field, and nothing is sent`, async ({
    page,
    mock,
  }) => {
    const { fields } = messages(locale);
    await openContact(page, locale);
    await press(page, 'save', locale).click();
    const told = {
      name: fields['contactName.required'],
      relation: fields['relation.required'],
      phone: fields['phone.required'],
    };
    for (const [name, text] of Object.entries(told))
      await expect(field(page, name as keyof typeof told, locale)).toHaveAccessibleDescription(text);
    await expect(field(page, 'name', locale)).toBeFocused();
    await field(page, 'phone', locale).fill('12ab3');
    await expect(field(page, 'phone', locale)).toHaveValue('123');
    await expect(field(page, 'phone', locale)).toHaveAccessibleDescription(fields['phone.invalid']);
    await field(page, 'name', locale).fill('   ');
    await press(page, 'save', locale).click();
    await expect(field(page, 'name', locale)).toHaveAccessibleDescription(fields['contactName.required']);
    expect(await mock.journal({ op: SAVE })).toEqual([]);
  });

test('with the keyboard alone, from the heading to a saved contact, and its removal', async ({ page }) => {
  const { emergencyContact: words } = messages('en');
  await openContact(page);
  await page.getByRole('link', { name: 'Back to Account Security' }).focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('Bisi Okafor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sister');
  await page.keyboard.press('Tab');
  const code = page.getByRole('combobox', { name: words.code });
  await expect(code).toBeFocused();
  await page.keyboard.type('ghana');
  await page.keyboard.press('Enter');
  await expect(code).toHaveValue('+233');
  await page.keyboard.press('Tab');
  await page.keyboard.type('201234567');
  await page.keyboard.press('Enter');
  await expect(place(page)).toContainText('+233 201234567');
  await expect(press(page, 'change')).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(press(page, 'change')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(press(page, 'remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(press(page, 'remove')).toBeFocused();
});

test('a name that means more than it says is shown as text', async ({ page }) => {
  await nameBisi(page);
  await openContact(page);
  await press(page, 'change').click();
  await field(page, 'name').fill('<img src=x onerror=alert(1)>\u202Eevil');
  await press(page, 'save').click();
  await expect(place(page)).toContainText('<img src=x onerror=alert(1)> evil');
  await expect(place(page).getByRole('img')).toHaveCount(0);
  await expect(page).toHaveURL(PATH);
});
