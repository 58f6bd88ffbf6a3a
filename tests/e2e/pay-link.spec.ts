import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { continueButton, emailField, passwordField, submitPassword } from './sign-in.ts';
import { loadPage, openPage } from './open-page.ts';

// What the server keeps, and refuses to keep, is in tests/server/pay-link.test.ts.

const { auth, wallet } = messages('en');

test('a guest opens a link to pay, logs in, and is led to it once', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  const { request_id } = (await mock.control.send('POST', '/simulate/requests', {
    from: 'chinedu',
    amount: '5000',
    email,
  })) as { request_id: string };
  const link = `/w/send?request=${request_id}`;
  const kept = async () => (await page.context().cookies()).find(({ name }) => name === 'pay_link');

  await loadPage(page, link, { waitUntil: 'domcontentloaded' });
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(auth.login.toPay)).toBeVisible();
  expect(await kept()).toMatchObject({ httpOnly: true, sameSite: 'Lax' });

  await emailField(page).fill(email);
  await continueButton(page).click();
  await expect(passwordField(page)).toBeFocused();
  // The first step of a payment takes the link out of the address: what the browser asks for is what counts.
  const opened = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith(link),
  );
  await submitPassword(page, password);
  await opened;
  await expect(page.getByRole('heading', { level: 1, name: wallet.screens.send })).toBeVisible();
  expect(await kept()).toBeUndefined();

  await openPage(page, '/w');
  await expect(page).toHaveURL('/w');
});
