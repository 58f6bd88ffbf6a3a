import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, test, type Mock } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { openPage, reloadPage } from './open-page.ts';

const { wallet: en, toasts } = messages('en');
const STATUS = 'GET /user/profile/status';

for (const persona of ['complete', 'incomplete-flag-only', 'unicode'] as const) {
  test(`${persona} stays in /w, also after a reload`, async ({ page, mock }) => {
    await mock.persona(persona, { login: true });
    for (const open of [() => openPage(page, '/w'), () => reloadPage(page)]) {
      await open();
      await expect(totalOf(page)).toContainText('₦');
      await expect(page).toHaveURL('/w');
    }
  });
}

test.describe('if the server’s session check fails, the browser repeats it', () => {
  const failStatusOnce = (mock: Mock) =>
    mock.fault({ op: STATUS, effect: { type: 'status', status: 500 }, times: 1 });
  const cases = [
    ['missing-username', '/set-username', null],
    ['device-unverified', '/device-verification', toasts.deviceNeedsVerification],
    ['complete', '/login', toasts.unauthorized],
  ] as const;

  for (const [persona, path, toast] of cases) {
    // requirement: 4.15
    test(`${persona === 'complete' ? 'an expired session' : persona} goes to ${path} and shows no amounts before`, async ({
      page,
      mock,
    }) => {
      await mock.persona(persona, { login: true });
      if (path === '/login') await endSessionElsewhere(page, mock);
      await failStatusOnce(mock);
      // Prefetched calls may fail.
      mock.expectErrors('/wallet/balances', '/market/assets', '/user/preferences');
      const shown: string[] = [];
      await page.exposeFunction('showedMoney', (text: string) => shown.push(text));
      await page.addInitScript(() => {
        new MutationObserver(() => {
          const text = document.querySelector('main')?.textContent ?? '';
          if (/[₦$]\d/.test(text))
            (globalThis as unknown as { showedMoney: (t: string) => void }).showedMoney(text);
        }).observe(document, { childList: true, subtree: true, characterData: true });
      });
      await openPage(page, '/w');
      await expect(page).toHaveURL(path);
      if (toast) await expect(page.getByText(toast)).toBeVisible();
      expect(shown).toEqual([]);
    });
  }
});

/** Ends the session from another device; this browser keeps its cookie and gets no event. */
async function endSessionElsewhere(page: Page, mock: Mock): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const response = await fetch(`${mockUrl}/auth/logout`, {
    method: 'POST',
    headers: {
      cookie: `access_token=${token}; mock_sandbox=${mock.control.id}`,
      'x-mock-sandbox': mock.control.id,
    },
  });
  expect(response.status).toBe(200);
}

/**
 * Opens /w without the event stream, and waits until the calls of the start are answered: calls that fail later are caused by
 * the clock.
 */
async function openWithoutStream(page: Page, mock: Mock): Promise<void> {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: 'GET /wallet/stream', effect: { type: 'status', status: 503 } });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  // At the start, and after the stream failed.
  const expectedCalls = [
    ['GET /auth/session', 1],
    ['GET /user/notifications/unread-count', 2],
    ['GET /user/preferences', 2],
  ] as const;
  for (const [op, times] of expectedCalls) await mock.expectCalls(op, times, { status: 200 });
}

// requirement: 2.42
test('after another device ends the session, the page goes to /login with the reason and without account data', async ({
  page,
  mock,
}) => {
  await openWithoutStream(page, mock);
  // No event arrives: the next read fails.
  mock.expectErrors('401 (Unauthorized)');
  await endSessionElsewhere(page, mock);
  await mock.clock.advance(31_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Unauthorized! Please Login.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('access_token');
  await openPage(page, '/w');
  await expect(page).toHaveURL('/login');
});

test('an open wallet goes to /login if the API loses all sessions', async ({ page, mock }) => {
  await openWithoutStream(page, mock);
  await mock.control.persona('guest', false);
  // Every call that is under way when the sessions are lost is answered 401.
  mock.expectErrors('401 (Unauthorized)', '/ws');
  await mock.control.send('POST', '/reset', { what: 'state' });
  await mock.clock.advance(31_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(toasts.unauthorized)).toBeVisible();
});

test('a single 403 of a read keeps the user in the wallet while the session is valid', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await mock.fault({ op: 'GET /wallet/balances', effect: { type: 'status', status: 403 }, times: 1 });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText(en.balance.unavailable);
  await totalOf(page).getByRole('button', { name: en.load.retry }).click();
  await expect(totalOf(page)).toContainText('₦');
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good \w+, Tobi$/);
});
