import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { continueButton, emailField, passwordField, submitPassword } from './sign-in.ts';
import { loadPage, openPage } from './open-page.ts';

// What the server takes along to the log-in is in tests/server/pay-link.test.ts.

const { auth, sendRecipient } = messages('en');

test('a guest opens a link to pay, logs in in that tab, and is shown it there once, before it fills anything in', async ({
  page,
  mock,
}) => {
  const { email, password } = await mock.persona('complete');
  await loadPage(page, '/w/send?to=@kwame&asset=ngn&amount=2500', { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(auth.login.toPay)).toBeVisible();

  // Another tab of this browser knows nothing of it.
  const other = await page.context().newPage();
  await loadPage(other, '/login', { waitUntil: 'domcontentloaded' });
  await expect(emailField(other)).toBeVisible();
  await expect(other.getByText(auth.login.toPay)).toHaveCount(0);
  await other.close();

  await emailField(page).fill(email);
  await continueButton(page).click();
  await expect(passwordField(page)).toBeFocused();
  await submitPassword(page, password);
  await expect(page).toHaveURL('/w/send?to=@kwame&asset=ngn&amount=2500');
  const main = page.getByRole('main');
  await expect(main.getByText('@kwame')).toBeVisible();
  await expect(main.getByRole('combobox')).toHaveCount(0);
  await main.getByRole('button', { name: sendRecipient.link.continue }).click();
  await expect(main.getByRole('combobox')).toHaveValue('@kwame');

  await openPage(page, '/w');
  await expect(page).toHaveURL('/w');
});
