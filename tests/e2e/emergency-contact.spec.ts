import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { matrix } from '../tier.ts';
import { looksRight } from './looks.ts';
import { giveEmail, givePassword } from './sign-in.ts';
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
import { OPENING, speak } from './wallet-figures.ts';

// /w/security/emergency-contact: nobody named, somebody named, changed, removed.

test.use({ persona: 'complete' });

for (const locale of matrix('emergency contact', locales, (one) => one === 'cn'))
  test(`in ${locale}: nobody is named, then somebody, then another, then nobody`, async ({ page }) => {
    const { emergencyContact: words, shell, wallet } = messages(locale);
    await openContact(page, locale);
    await expect(page).toHaveTitle(`${shell.name} - ${wallet.screens.emergencyContact}`);
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

const views = matrix(
  'looks of the emergency contact',
  [
    { locale: 'en', colorScheme: 'light', width: 1440 },
    { locale: 'cn', colorScheme: 'dark', width: 390 },
    { locale: 'en', colorScheme: 'dark', width: 320 },
  ] as const,
  // Both languages and themes, the widest window and one of a phone.
  (_view, index) => index < 2,
);
for (const { locale, colorScheme, width } of views)
  test.describe(`${locale}, ${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });
    test('axe has nothing to say of the form, its errors, the card and the question', async ({ page }) => {
      test.slow();
      await openContact(page, locale);
      await looksRight(page, place(page, locale), 'the form');
      await press(page, 'save', locale).click();
      await expect(field(page, 'name', locale)).toBeFocused();
      await looksRight(page, place(page, locale), 'its errors');
      await nameBisi(page);
      await speak(page, locale);
      await page.reload();
      await expect(press(page, 'remove', locale)).toBeVisible(OPENING);
      await looksRight(page, place(page, locale), 'the card');
      await press(page, 'remove', locale).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await looksRight(page, page.getByRole('dialog'), 'the question');
    });
  });

test('a session that runs out in the middle: logged in again, the same person goes on where they were', async ({
  page,
  mock,
}) => {
  const account = await mock.persona('complete', { login: true });
  await openContact(page);
  await fillContact(page);
  await mock.fault({ op: SAVE, effect: { type: 'expire-session' }, times: 1 });
  mock.expectErrors('/user/', '/wallet/', '/market/', '/events', '/auth/');
  await press(page, 'save').click();
  await expect(page).toHaveURL('/login', OPENING);
  await giveEmail(page, account.email);
  await givePassword(page, account.password);
  await expect(page).toHaveURL(PATH, { timeout: 40_000 });
  await expect(field(page, 'name')).toHaveValue('Bisi Okafor', OPENING);
  await expect(field(page, 'phone')).toHaveValue('8031234567');
  await press(page, 'save').click();
  await expect.poll(() => savedContact(page)).toEqual(BISI);
});
