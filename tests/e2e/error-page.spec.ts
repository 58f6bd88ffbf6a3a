import { basename } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { messages } from './messages.ts';
import { localizePath, type Locale } from '#src/intl/locale.ts';
import { builtFile } from './built-files.ts';
import { languages } from './languages.ts';
import { expect, test } from './mock.ts';
import { toast } from './toast.ts';
import { openPage, reloadPage } from './open-page.ts';

const LOGOUT = 'POST /auth/logout';

/** Sets the cookie that a crashed page sets. */
const setErrorFlag = (context: BrowserContext, path = '/error') =>
  context.addCookies([{ name: 'error_flag', value: '1', domain: 'localhost', path, sameSite: 'Strict' }]);

const screenOf = (page: Page, locale: Locale = 'en') => {
  const { error } = messages(locale).auth;
  return {
    heading: page.getByRole('heading', { level: 1, name: error.heading, exact: true }),
    login: page.getByRole('button', { name: error.login, exact: true }),
    home: page.getByRole('link', { name: error.home, exact: true }),
  };
};

/** Replaces a component's chunk, so that the component throws while it renders. */
const breakComponent = (page: Page, module: string) =>
  page.route(`**${builtFile(module)}`, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export function ${basename(module, '.tsx')}() { throw new Error('injected error'); }`,
    }),
  );

// requirement: 2.98, 4.48
test('without its cookie /error redirects users to /w and guests to /login', async ({ page, mock }) => {
  for (const path of ['/error', '/cn/error']) {
    await openPage(page, path);
    await expect(page).toHaveURL(/\/login$/);
  }
  await mock.persona('complete', { login: true });
  await openPage(page, '/error');
  await expect(page).toHaveURL('/w');
});

// requirement: 2.98, 2.99, 4.48
test('the cookie shows the error page once', async ({ page, mock, context }) => {
  await mock.persona('complete', { login: true });
  await setErrorFlag(context);
  const response = await openPage(page, '/error');
  expect(response?.headers()['cache-control']).toBe('private, no-store');
  await expect(screenOf(page).heading).toBeVisible();
  await expect(page).toHaveTitle(/Unexpected error/);
  await expect(page.getByText('Something went wrong while processing your request')).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('error_flag');
  await reloadPage(page);
  await expect(page).toHaveURL('/w');
});

// requirement: 2.99, 4.48
test('Login logs out with a toast, and a failed logout stays on the page', async ({
  page,
  mock,
  context,
}) => {
  await mock.persona('complete', { login: true });
  await setErrorFlag(context);
  await openPage(page, '/error');
  const { login } = screenOf(page);
  await mock.preset('logout.500', { times: 1 });
  await login.click();
  await expect(toast(page, 'Logout failed. Try again.')).toBeVisible();
  await expect(page).toHaveURL('/error');
  await login.click();
  await expect(page).toHaveURL('/login');
  await expect(toast(page, 'You have logged out.')).toBeVisible();
  const logouts = await mock.expectCalls(LOGOUT, 2);
  expect(logouts.map(({ status }) => status)).toEqual([500, 200]);
});

// requirement: 2.99
test('Login takes a guest to /login without a call, and Go Home leads to /w', async ({
  page,
  mock,
  context,
}) => {
  await setErrorFlag(context);
  await openPage(page, '/error');
  await screenOf(page).login.click();
  await expect(page).toHaveURL('/login');
  await mock.expectNoCall(LOGOUT);

  await mock.persona('complete', { login: true });
  await setErrorFlag(context);
  await openPage(page, '/error');
  await screenOf(page).home.click();
  await expect(page).toHaveURL('/w');
});

for (const locale of languages('cn')) {
  test(`a crashed screen leads to /error and back (${locale})`, async ({ page, mock }) => {
    mock.expectErrors(/injected error/);
    await breakComponent(page, 'src/islands/auth/LoginPassword.tsx');
    const { shared } = messages(locale).auth;
    const login = localizePath(locale, '/login');
    await openPage(page, localizePath(locale, '/signup'));
    await openPage(page, login);
    await page.getByRole('textbox', { name: shared.email, exact: true }).fill('ada@example.org');
    await page.getByRole('button', { name: shared.continue, exact: true }).click();
    await expect(page).toHaveURL(localizePath(locale, '/error'));
    await expect(screenOf(page, locale).heading).toBeVisible();
    // The crashed page is not in the history.
    await page.goBack();
    await expect(page).toHaveURL(localizePath(locale, '/signup'));
  });
}

test("a crash of the home page's sign-up form leads to /error", async ({ page, mock }) => {
  mock.expectErrors(/injected error/);
  await breakComponent(page, 'src/ui/feedback/Toaster.tsx');
  await mock.fault({
    op: 'POST /auth/signup/request-code',
    effect: { type: 'status', status: 500, message: null },
  });
  const { box } = messages('en').home;
  await openPage(page, '/');
  await page.getByRole('textbox', { name: box.label }).fill('ada@example.org');
  // The form is hydrated and waits for the challenge.
  await expect(page.getByText(box.starts)).toBeHidden();
  await page.getByRole('button', { name: box.submit }).click();
  await expect(page).toHaveURL('/error');
  await expect(screenOf(page).heading).toBeVisible();
});

// requirement: 2.12
test('a crash of the wallet shell leads to /error', async ({ page, mock }) => {
  mock.expectErrors(/matchMedia/);
  await mock.persona('complete', { login: true });
  await page.addInitScript(() => {
    if (location.pathname === '/w') Reflect.deleteProperty(Window.prototype, 'matchMedia');
    if (location.pathname === '/w') Reflect.set(window, 'matchMedia', undefined);
  });
  await openPage(page, '/w');
  await expect(page).toHaveURL('/error');
  await expect(screenOf(page).heading).toBeVisible();
});

test('a crash of a wallet screen keeps the shell', async ({ page, mock }) => {
  mock.expectErrors(/injected error/);
  await mock.persona('complete', { login: true });
  await breakComponent(page, 'src/islands/wallet/features/dashboard/Dashboard.tsx');
  await openPage(page, '/w');
  const { crash, nav } = messages('en').wallet;
  await expect(page.getByRole('alert').getByText(crash.heading)).toBeVisible();
  await expect(page.getByRole('navigation', { name: nav.label })).toBeVisible();
  await expect(page).toHaveURL('/w');
});
