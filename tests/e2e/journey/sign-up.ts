import { messages } from '../messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { expect, type Mock } from '../mock.ts';
import { toast } from '../toast.ts';
import type { Hand } from './hand.ts';

/** From the home page's box to the page that asks for the code. */
export async function signUpFromHome(hand: Hand, locale: Locale, email: string): Promise<void> {
  const { page } = hand;
  const { home, shell, toasts } = messages(locale);
  await page.goto(localizePath(locale, '/'));
  await hand.skipNavigation(page.getByRole('link', { name: shell.skip }));
  const field = page.getByRole('textbox', { name: home.box.label });
  await hand.write(field, email);
  await expect(field).toHaveValue(email);
  // Before its script the box is a plain form for /signup, whose button is open to all.
  await expect(page.getByText(home.box.starts)).toBeHidden();
  const send = page.getByRole('button', { name: home.box.submit });
  // The challenge passes by itself; until then there is nothing to press.
  await expect(send).toBeEnabled();
  await hand.press(send);
  await expect(page).toHaveURL(localizePath(locale, '/otp-verification'));
  await expect(toast(page, toasts.codeSent)).toBeVisible();
}

/** Types the code that was mailed: the sixth digit sends it. */
export async function enterMailedCode(hand: Hand, mock: Mock, locale: Locale, email: string): Promise<void> {
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
