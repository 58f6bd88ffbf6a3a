import type { Page } from '@playwright/test';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

const { wallet: en, toasts } = messages('en');
const STATUS = 'GET /user/profile/status';

for (const persona of ['complete', 'incomplete-flag-only', 'unicode'] as const) {
  test(`${persona} stays in /w, over a reload`, async ({ page, mock }) => {
    await mock.persona(persona, { login: true });
    for (const open of [() => page.goto('/w'), () => page.reload()]) {
      await open();
      await expect(totalOf(page)).toContainText('₦', OPENING);
      await expect(page).toHaveURL('/w');
    }
  });
}

test.describe('when the server could not ask who this is, the browser does', () => {
  const unanswered = (mock: Mock) =>
    mock.fault({ op: STATUS, effect: { type: 'status', status: 500 }, times: 1 });
  const cases = [
    ['missing-username', '/set-username', null],
    ['device-unverified', '/device-verification', toasts.deviceNeedsVerification],
    ['complete', '/login', toasts.unauthorized],
  ] as const;

  for (const [persona, path, toast] of cases) {
    // requirement: 4.15
    test(`${persona === 'complete' ? 'a session that is over' : persona}: ${path}, and no figure before`, async ({
      page,
      mock,
    }) => {
      await mock.persona(persona, { login: true });
      if (path === '/login') await endElsewhere(page, mock);
      await unanswered(mock);
      // What was asked for early may be refused.
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
      await page.goto('/w');
      await expect(page).toHaveURL(path, OPENING);
      if (toast) await expect(page.getByText(toast)).toBeVisible();
      expect(shown).toEqual([]);
    });
  }
});

/** Another device ends the session; this browser keeps its cookie and hears nothing. */
async function endElsewhere(page: Page, mock: Mock): Promise<void> {
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
 * /w that hears nothing by itself, once all that it asks for with its start is answered: what is refused after that is
 * what the clock brings.
 */
async function openDeaf(page: Page, mock: Mock): Promise<void> {
  await mock.clock.hold();
  await mock.persona('complete', { login: true });
  await mock.fault({ op: 'GET /wallet/stream', effect: { type: 'status', status: 503 } });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  // With the start, and with the stream's refusal.
  const asked = {
    'GET /auth/session': 1,
    'GET /user/notifications/unread-count': 2,
    'GET /user/preferences': 2,
  };
  for (const [op, times] of Object.entries(asked))
    await expect.poll(() => mock.journal({ op, status: 200 }).then(({ length }) => length)).toBe(times);
}

// requirement: 2.42
test('a session that another device ended: /login with the reason, and nothing of the account left', async ({
  page,
  mock,
}) => {
  await openDeaf(page, mock);
  // Nobody tells it: the next read is refused.
  mock.expectErrors('/wallet/', '/user/', '/market/assets');
  await endElsewhere(page, mock);
  await mock.clock.advance(31_000);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Unauthorized! Please Login.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).not.toContain('access_token');
  await page.goto('/w');
  await expect(page).toHaveURL('/login');
});

test('an API that has forgotten everybody while /w is open: /login', async ({ page, mock }) => {
  await openDeaf(page, mock);
  await mock.control.persona('guest', false);
  mock.expectErrors('/wallet/', '/user/', '/market/assets', '/ws');
  await mock.control.send('POST', '/reset', { what: 'state' });
  await mock.clock.advance(31_000);
  await expect(page).toHaveURL('/login', OPENING);
  await expect(page.getByText(toasts.unauthorized)).toBeVisible();
});

test('a figure that was refused once while the session goes on leaves the person where they are', async ({
  page,
  mock,
}) => {
  await mock.persona('complete', { login: true });
  await mock.fault({ op: 'GET /wallet/balances', effect: { type: 'status', status: 403 }, times: 1 });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText(en.balance.unavailable, OPENING);
  await totalOf(page).getByRole('button', { name: en.load.retry }).click();
  await expect(totalOf(page)).toContainText('₦');
  await expect(page).toHaveURL('/w');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    new RegExp(interpolate(en.greeting.named, { greeting: 'Good \\w+', name: 'Tobi' })),
  );
});
