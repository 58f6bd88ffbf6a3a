import { messages } from '../messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from '../mock.ts';
import { toast } from '../toast.ts';
import type { InputMethod } from './input-method.ts';
import { openPage } from '../open-page.ts';

/** Submits the sign-up form of the home page, up to the code page. */
export async function signUpFromHome(hand: InputMethod, locale: Locale, email: string): Promise<void> {
  const { page } = hand;
  const { home, shell, toasts } = messages(locale);
  await openPage(page, localizePath(locale, '/'));
  await hand.skipNavigation(page.getByRole('link', { name: shell.skip }));
  const field = page.getByRole('textbox', { name: home.box.label });
  await hand.write(field, email);
  await expect(field).toHaveValue(email);
  // Before hydration the box is a plain form that posts to /signup, and its button is enabled.
  await expect(page.getByText(home.box.starts)).toBeHidden();
  const send = page.getByRole('button', { name: home.box.submit });
  // The challenge passes by itself; until then the button is disabled.
  await expect(send).toBeEnabled();
  await hand.press(send);
  await expect(page).toHaveURL(localizePath(locale, '/otp-verification'));
  await expect(toast(page, toasts.codeSent)).toBeVisible();
}

/** Types the mailed code; the sixth digit submits it. */
export async function enterMailedCode(
  hand: InputMethod,
  mock: Mock,
  locale: Locale,
  email: string,
): Promise<void> {
  const { page } = hand;
  const { auth } = messages(locale);
  const { code } = await mock.mail({ to: email, kind: 'signup' });
  const sent = () => mock.journal({ op: 'POST /auth/signup/verify-code' });
  await expect(page.getByText(email)).toBeVisible();
  const boxes = page.getByRole('group', { name: auth.shared.code.legend }).getByRole('textbox');
  await expect(boxes.first()).toBeFocused();
  await page.keyboard.type(code.slice(0, 5));
  await expect(boxes.last()).toBeFocused();
  expect(await sent()).toHaveLength(0);
  await page.keyboard.type(code.slice(5));
  await page.waitForURL((url) => url.pathname !== localizePath(locale, '/otp-verification'));
  expect(await sent()).toHaveLength(1);
}
