import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { secondFactorScreen, toSecondFactor } from './second-factor.ts';
import { toast } from './toast.ts';
import { openPage, reloadPage } from './open-page.ts';

// Messages, code entry and outcomes of the step are in tests/islands/auth.

const VERIFY = 'POST /2fa/verify';
const { toasts } = messages('en');

// requirement: 4.47
test('the sixth digit of the authenticator code signs in', async ({ page, mock }) => {
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await expect(page.getByText('t****r@example.com')).toBeVisible();
  await expect(page.getByText(email)).toBeHidden();
  await expect(page).toHaveURL('/login');
  await page.keyboard.type(await mock.authenticatorCode(email));
  await expect(page).toHaveURL('/w');
  await expect(toast(page, 'Login successful!')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Sade');
  const [sent] = await mock.expectCalls(VERIFY, 1);
  expect(Object.keys(sent?.body as object).sort()).toEqual(['code', 'email', 'identifier']);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:second-factor'))).toBeNull();

  // Going back leads to the login, which redirects a signed-in user.
  await page.goBack();
  await expect(page).toHaveURL('/w');
  await expect(screen.heading).toBeHidden();
});

test('a code that was not checked stays, and the button submits it again', async ({
  page,
  mock,
  context,
}) => {
  mock.expectErrors('/2fa/verify', /ERR_INTERNET_DISCONNECTED/);
  const { email } = await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await context.setOffline(true);
  const code = await mock.authenticatorCode(email);
  await page.keyboard.type(code);
  // The first toast of this page: its library cannot load either.
  await expect(page.getByRole('alert').getByText(toasts.offline)).toBeVisible();
  await expect(screen.boxes.last()).toHaveValue(code.slice(-1));
  await context.setOffline(false);
  await screen.submit.click();
  await expect(page).toHaveURL('/w');
});

test('the step survives a reload, and leaving the page and coming back', async ({ page, mock }) => {
  await toSecondFactor(page, mock);
  const screen = secondFactorScreen(page);
  await reloadPage(page);
  await expect(screen.heading).toBeVisible();
  await expect(screen.boxes.first()).toBeFocused();
  await mock.expectCalls('POST /auth/login', 1);
  await openPage(page, '/signup');
  await page.goBack();
  await expect(screen.boxes.first()).toBeFocused();
});
