import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { keyboard } from './journey/keyboard.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { FRESH, resetScreen } from './reset.ts';
import { secondFactorScreen } from './second-factor.ts';
import { continueButton, emailField, loginButton, passwordField, typeCode } from './sign-in.ts';
import { totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// Whole auth flows with the keyboard only; the sign-up is in journey.spec.ts.

/** Submits the email and the password at /login. */
async function logIn(page: Page, email: string, password: string, locale: Locale): Promise<void> {
  const hand = keyboard(page);
  await openPage(page, localizePath(locale, '/login'));
  await hand.write(emailField(page, locale), email);
  await hand.press(continueButton(page, locale));
  await expect(passwordField(page, locale)).toBeFocused();
  await page.keyboard.type(password);
  await hand.press(loginButton(page, locale));
}

async function isIn(page: Page, locale: Locale): Promise<void> {
  await expect(page).toHaveURL('/w');
  await expect(totalOf(page, locale)).toContainText('₦');
}

for (const locale of languages('en'))
  test(`in ${locale} a user logs in on a new device with the keyboard only`, async ({ mock, browser }) => {
    const { email, password } = await mock.persona('complete');
    const other = await mock.otherBrowser(browser);
    const page = await other.newPage();
    await logIn(page, email, password, locale);
    await expect(page).toHaveURL(localizePath(locale, '/verify'));
    await typeCode(page, (await mock.mail({ to: email, kind: 'device' })).code, locale);
    await isIn(page, locale);
    await other.close();
  });

for (const locale of languages('cn'))
  test(`in ${locale} a user switches to recovery codes and back, and enters the authenticator code, with the keyboard only`, async ({
    page,
    mock,
  }) => {
    const { email, password } = await mock.persona('two-factor');
    await logIn(page, email, password, locale);
    const { boxes, recovery, recoveryBoxes, app } = secondFactorScreen(page, locale);
    await expect(boxes.first()).toBeFocused();
    const hand = keyboard(page);
    await hand.press(recovery);
    await expect(recoveryBoxes.first()).toBeFocused();
    await hand.press(app);
    await expect(boxes.first()).toBeFocused();
    await page.keyboard.type(await mock.authenticatorCode(email));
    await isIn(page, locale);
  });

for (const locale of languages('en'))
  test(`in ${locale} a user resets a forgotten password with the keyboard only`, async ({ page, mock }) => {
    const { email } = await mock.persona('complete');
    const { auth } = messages(locale);
    const screen = resetScreen(page, locale);
    const hand = keyboard(page);
    await openPage(page, localizePath(locale, '/login'));
    await hand.press(page.getByRole('link', { name: auth.login.forgot }));
    await expect(screen.heading('heading')).toBeVisible();
    await hand.write(screen.email, email);
    await hand.press(screen.send);
    await expect(screen.boxes.first()).toBeFocused();
    const { code } = await mock.mail({ to: email, kind: 'reset' });
    await hand.write(screen.boxes.first(), code);
    await expect(screen.heading('newHeading')).toBeFocused();
    await hand.write(screen.password, FRESH);
    await hand.write(screen.confirm, FRESH);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(localizePath(locale, '/login'));
    await hand.press(continueButton(page, locale));
    await expect(passwordField(page, locale)).toBeFocused();
    await page.keyboard.type(FRESH);
    await hand.press(loginButton(page, locale));
    await isIn(page, locale);
  });
