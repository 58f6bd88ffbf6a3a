import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { panelOf } from './finding.ts';
import { expect, test, type Mock } from './mock.ts';
import { countHeld, openIn } from './page-load.ts';
import { toast } from './toast.ts';
import { OPENING, totalOf } from './wallet-figures.ts';

// A browser may keep a page as it is for the way back. Chromium keeps none that is not to be stored, others do, and what
// one keeps is not for a test to say: what the page does is told by the events that it would hear.

const { wallet: en, toasts } = messages('en');
const STATUS = 'GET /user/profile/status';
/** What only the account has: amounts, the name and the username. */
const ACCOUNT = /[₦$]\s?\d|Tobi|tobiade/i;

const hide = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
const show = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
/** All that can be read on the page, dialogs too. */
const readable = (page: Page) => page.evaluate(() => document.documentElement.innerText.trim());
const statusCalls = async (mock: Mock) => (await mock.journal({ op: STATUS })).length;

/** /w with an open panel, its sockets and its stream, and a list of what of the account was readable after it went away. */
async function openAndKeep(page: Page, mock: Mock): Promise<void> {
  await mock.persona('complete', { login: true });
  await countHeld(page);
  await page.goto('/w?panel=history');
  await expect(panelOf(page, 'history').getByRole('listitem').first()).toBeVisible(OPENING);
  await expect.poll(() => readable(page)).toMatch(ACCOUNT);
  await expect.poll(() => openIn(page)).toMatchObject({ sockets: 1, streams: 1 });
}

/** Ends the session where this page does not hear of it. */
async function endElsewhere(page: Page, mock: Mock): Promise<void> {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'access_token')?.value ?? '';
  const sandbox = mock.control.id;
  const headers = { cookie: `access_token=${token}; mock_sandbox=${sandbox}`, 'x-mock-sandbox': sandbox };
  expect((await fetch(`${mockUrl}/auth/logout`, { method: 'POST', headers })).status).toBe(200);
}

/** From now on, whether anything of the account can be read, however short. */
async function watchReadable(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('couldRead', (text: string) => seen.push(text));
  await page.evaluate((pattern) => {
    const account = new RegExp(pattern, 'i');
    const look = () => {
      const text = document.documentElement.innerText;
      if (account.test(text)) (globalThis as unknown as { couldRead: (t: string) => void }).couldRead(text);
    };
    new MutationObserver(look).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  }, ACCOUNT.source);
  return seen;
}

// requirement: 2.63
test('a page that is kept is blank and closes what it has open; it shows nothing before it has asked who is here', async ({
  page,
  mock,
}) => {
  await openAndKeep(page, mock);
  await hide(page);
  expect(await readable(page)).toBe('');
  await expect(page.getByRole('main')).toBeHidden();
  await expect.poll(() => openIn(page)).toMatchObject({ sockets: 0, streams: 0 });

  const asked = await statusCalls(mock);
  const { arrived, release } = await mock.hold(STATUS);
  await show(page);
  await arrived();
  expect(await readable(page)).toBe('');
  await release();

  await expect(panelOf(page, 'history').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => readable(page)).toMatch(ACCOUNT);
  await expect.poll(() => openIn(page)).toMatchObject({ sockets: 1, streams: 1 });
  await expect.poll(() => statusCalls(mock)).toBe(asked + 1);
  // What happens arrives again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mock.notify({ title: 'Something has happened' });
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(`^${en.header.notifications}, \\d+`) }),
  ).toBeVisible();
});

// requirement: 2.63
test('a session that ended meanwhile: /login, and nothing of the account is readable on the way', async ({
  page,
  mock,
}) => {
  await openAndKeep(page, mock);
  await hide(page);
  await endElsewhere(page, mock);
  const seen = await watchReadable(page);
  mock.expectErrors('/user/', '/wallet/', '/market/', '/auth/session');
  await show(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.unauthorized)).toBeVisible();
  expect(seen).toEqual([]);
});

test('when nobody can say who is here, it says so and shows nothing of the account', async ({
  page,
  mock,
}) => {
  await openAndKeep(page, mock);
  await hide(page);
  const seen = await watchReadable(page);
  await mock.fault({ op: STATUS, effect: { type: 'status', status: 503 } });
  await show(page);
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(en.start.failed);
  expect(seen).toEqual([]);
  await mock.clearFaults();
  await page.getByRole('button', { name: en.start.retry }).click();
  await expect.poll(() => readable(page)).toMatch(ACCOUNT);
});

test('a page that was not kept is asked for by its own start alone', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await page.goto('/w');
  await expect(totalOf(page)).toContainText('₦', OPENING);
  const asked = await statusCalls(mock);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await expect(totalOf(page)).toContainText('₦');
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('link', { name: en.nav.devices })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.devices);
  expect(await statusCalls(mock)).toBe(asked);
});
