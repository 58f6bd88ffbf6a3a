import { messages } from '#src/i18n/messages.ts';
import {
  BISI,
  PATH,
  READ,
  REMOVE,
  SAVE,
  field,
  fillContact,
  nameBisi,
  openContact,
  place,
  press,
  savedContact,
} from './contact.ts';
import { looksRight } from './looks.ts';
import { expect, test } from './mock.ts';
import { givePassword, giveEmail } from './sign-in.ts';
import { toast } from './toast.ts';
import { OPENING, speak } from './wallet-figures.ts';

// /w/security/emergency-contact when something fails, is slow, or the session ends.

const { emergencyContact: words, toasts } = messages('en');

test.describe('signed in', () => {
  test.use({ persona: 'complete' });

  for (const [what, effect, text] of [
    ['fails', { type: 'status', status: 500, message: null }, 'Failed to save emergency contact'],
    ['is refused', { type: 'status', status: 409, message: null }, 'Failed to save emergency contact'],
    [
      'is refused with words',
      { type: 'status', status: 409, message: 'Not this number.' },
      'Not this number.',
    ],
    ['is not answered', { type: 'reset' }, toasts.offline],
  ] as const)
    // requirement: 8.20
    test(`a save that ${what} is told, and the form stands there as it was typed`, async ({ page, mock }) => {
      await openContact(page);
      await fillContact(page);
      await mock.fault({ op: SAVE, effect });
      await press(page, 'save').click();
      await expect(toast(page, text)).toBeVisible();
      await expect(place(page).getByRole('heading')).toHaveText(words.none);
      await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
      await expect(field(page, 'phone')).toHaveValue('8031234567');
      expect(await savedContact(page)).toBeNull();
      await mock.clearFaults();
      await press(page, 'save').click();
      await expect(toast(page, words.saved)).toBeVisible();
      expect(await savedContact(page)).toEqual(BISI);
    });

  test('a change is shown before it is saved, and taken back when it is not', async ({ page, mock }) => {
    await nameBisi(page);
    await openContact(page);
    await mock.fault({ op: SAVE, effect: { type: 'delay', ms: 1500 }, times: 1 });
    await press(page, 'change').click();
    await field(page, 'name').fill('Kofi Mensah');
    await press(page, 'save').click();
    await expect(place(page)).toContainText('Kofi Mensah');
    expect(await savedContact(page)).toEqual(BISI);
    await expect.poll(() => savedContact(page)).toMatchObject({ name: 'Kofi Mensah' });
    await expect(toast(page, words.saved)).toBeVisible();

    await mock.fault({ op: REMOVE, effect: { type: 'status', status: 503, message: null }, times: 1 });
    await press(page, 'remove').click();
    await page.getByRole('dialog').getByRole('button', { name: words.ask.remove }).click();
    await expect(toast(page, words.removeFailed)).toBeVisible();
    await expect(place(page)).toContainText('Kofi Mensah');
    expect(await savedContact(page)).toMatchObject({ name: 'Kofi Mensah' });
  });

  test('while it is asked for: a skeleton without a figure; when that fails: what, and Retry', async ({
    page,
    mock,
  }) => {
    await nameBisi(page);
    await mock.fault({ op: READ, effect: { type: 'hang' }, times: 1 });
    await page.goto(PATH);
    await expect(place(page)).toHaveAttribute('aria-busy', 'true', OPENING);
    await expect(place(page).getByRole('status').first()).toHaveText(words.loading);
    expect(await place(page).innerText()).not.toMatch(/\d/);

    await mock.fault({ op: READ, effect: { type: 'status', status: 500, message: null } });
    await page.reload();
    await expect(place(page).getByRole('alert')).toContainText(words.failed, OPENING);
    await expect(place(page).getByRole('alert')).toContainText(/Request \S+/);
    await expect(place(page).getByRole('textbox')).toHaveCount(0);
    await mock.clearFaults();
    await place(page).getByRole('button', { name: words.retry }).click();
    await expect(place(page)).toContainText('Bisi Okafor');
    await expect(place(page).getByRole('alert')).toHaveCount(0);
  });

  test('without a network nothing is lost, and it is saved when there is one', async ({
    page,
    context,
    mock,
  }) => {
    mock.expectErrors(/ERR_INTERNET_DISCONNECTED/);
    await openContact(page);
    await fillContact(page);
    await context.setOffline(true);
    await press(page, 'save').click();
    await expect(page.getByText(toasts.offline)).toBeVisible();
    await expect(page.getByRole('main')).toContainText(messages('en').wallet.offline.title);
    await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
    await context.setOffline(false);
    await press(page, 'save').click();
    await expect.poll(() => savedContact(page)).toEqual(BISI);
  });

  test('what was typed is there after a reload, and gone when somebody cancels or logs out', async ({
    page,
  }) => {
    await nameBisi(page);
    await openContact(page);
    await press(page, 'change').click();
    await field(page, 'relation').fill('Aunt');
    await page.reload();
    await expect(field(page, 'relation')).toHaveValue('Aunt', OPENING);
    await expect(field(page, 'name')).toHaveValue('Bisi Okafor');
    await press(page, 'cancel').click();
    await page.reload();
    await expect(press(page, 'change')).toBeVisible(OPENING);
  });

  const views = [
    { locale: 'en', colorScheme: 'light', width: 1440 },
    { locale: 'cn', colorScheme: 'dark', width: 390 },
    { locale: 'en', colorScheme: 'dark', width: 320 },
  ] as const;
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
