import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { expect, test } from './mock.ts';
import { loadPage, openPage } from './open-page.ts';
import { continueButton, emailField, passwordField, submitPassword } from './sign-in.ts';
import { endSessionElsewhere } from './session-elsewhere.ts';
import { totalOf } from './wallet-page.ts';

// The browser's own history, with its back/forward cache, which Playwright switches off. Chromium keeps pages there in spite of
// `no-store`, as long as no cookie of the session changes: the end of a session elsewhere changes none.

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const ignored = launchOptions.ignoreDefaultArgs;
    await use({
      ...launchOptions,
      ignoreDefaultArgs: [...(Array.isArray(ignored) ? ignored : []), '--disable-back-forward-cache'],
    });
  },
});

const { onboarding, shell, auth, wallet } = messages('en');
/** All that the document has: text, values of fields, title. */
const contentOf = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      new XMLSerializer().serializeToString(document),
      ...Array.from(document.querySelectorAll('input'), ({ value }) => value),
    ].join('\n'),
  );

/** How the pages of a tab were shown, in order: by their paths, `true` from the back/forward cache. */
async function watchShows(page: Page): Promise<[path: string, persisted: boolean][]> {
  const shows: [string, boolean][] = [];
  page.on('console', (message) => {
    const [, path, persisted] = /^shown (\S+) (true|false)$/.exec(message.text()) ?? [];
    if (path !== undefined) shows.push([path, persisted === 'true']);
  });
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => console.info(`shown ${location.pathname} ${persisted}`));
  });
  return shows;
}

/** As a person does: Playwright's own goBack waits for a load that a cached page does not have. */
const goBack = (page: Page, pages = 1) =>
  page.evaluate((delta) => {
    setTimeout(() => history.go(delta), 0);
  }, -pages);

test('a public page keeps no name of a member whose session ended elsewhere, though the browser had kept the page', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  const shows = await watchShows(page);
  await loadPage(page, '/about-us', { waitUntil: 'load' });
  await expect(page.getByRole('link', { name: /@tobiade/ })).toBeVisible();
  await loadPage(page, '/legal/tos', { waitUntil: 'load' });
  await endSessionElsewhere(page, mock);
  await goBack(page);
  await expect(page).toHaveURL('/about-us');
  await expect(page.getByRole('link', { name: shell.account.login }).first()).toBeVisible();
  expect(await contentOf(page)).not.toMatch(/tobiade|data-member/);
  expect(shows).toContainEqual(['/about-us', true]);
});

test('/user-info shows nothing that was typed once the session has ended elsewhere', async ({
  page,
  mock,
}) => {
  await mock.persona('missing-user-info', { login: true });
  await loadPage(page, '/user-info', { waitUntil: 'load' });
  await page.getByLabel(onboarding.userInfo.firstName).fill('Kehinde');
  await page.getByLabel(onboarding.userInfo.lastName).fill('Bakare');
  await loadPage(page, '/legal/tos', { waitUntil: 'load' });
  await endSessionElsewhere(page, mock);
  await goBack(page);
  await expect(page).toHaveURL('/login');
  expect(await contentOf(page)).not.toMatch(/Kehinde|Bakare/);
});

test('the wallet shows nothing of the account once the session has ended elsewhere', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  await loadPage(page, '/legal/tos', { waitUntil: 'load' });
  await endSessionElsewhere(page, mock);
  mock.expectErrors('401 (Unauthorized)');
  await goBack(page);
  await expect(page).toHaveURL('/login');
  expect(await contentOf(page)).not.toMatch(/tobiade|₦\s?\d/i);
});

test('/login keeps neither address nor password of who logged in on it', async ({ page, mock }) => {
  const { email, password } = await mock.persona('complete');
  await loadPage(page, '/login', { waitUntil: 'load' });
  await emailField(page).fill(email);
  await continueButton(page).click();
  await expect(passwordField(page)).toBeFocused();
  await submitPassword(page, password);
  await expect(page.getByRole('navigation', { name: wallet.nav.label })).toBeVisible();
  // The wallet leaves by itself once its session has ended: a public page stays.
  await loadPage(page, '/legal/tos', { waitUntil: 'load' });
  await endSessionElsewhere(page, mock);
  await goBack(page, 2);
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { level: 1, name: auth.login.heading })).toBeVisible();
  // The cookie of the session took the page out of the cache: it is loaded again, and its fields may be restored.
  const content = await contentOf(page);
  expect([content.includes(email), content.includes(password)]).toEqual([false, false]);
});
