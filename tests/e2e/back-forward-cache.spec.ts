import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { panelOf } from './panels.ts';
import { expect, test, type Mock } from './mock.ts';
import { countResources, openResources } from './page-resources.ts';
import { toast } from './toast.ts';
import { endSessionElsewhere } from './session-elsewhere.ts';
import { totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

// A browser may keep a page in the back/forward cache. Chromium does not for `no-store` pages, other browsers do, and a test
// cannot force it: so the tests dispatch the events that such a page receives.

const { wallet: en, toasts } = messages('en');
const STATUS = 'GET /user/profile/status';
/** Data of the account: amounts, the name and the username. */
const ACCOUNT = /[₦$]\s?\d|Tobi|tobiade/i;

const dispatchPageHide = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  });
const dispatchPageShow = (page: Page) =>
  page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
/** All visible text of the page, dialogs included. */
const visibleText = (page: Page) => page.evaluate(() => document.documentElement.innerText.trim());

/** Opens /w with a panel, its sockets and its event stream. */
async function openWithPanel(page: Page, mock: Mock): Promise<void> {
  await mock.persona('complete', { login: true });
  await countResources(page);
  await openPage(page, '/w?panel=history');
  await expect(panelOf(page, 'history').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => visibleText(page)).toMatch(ACCOUNT);
  await expect.poll(() => openResources(page)).toMatchObject({ sockets: 1, streams: 1 });
}

/** Collects visible text with account data from now on, however briefly it shows. */
async function watchReadable(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('couldRead', (text: string) => seen.push(text));
  await page.evaluate((pattern) => {
    const account = new RegExp(pattern, 'i');
    const checkText = () => {
      const text = document.documentElement.innerText;
      if (account.test(text)) (globalThis as unknown as { couldRead: (t: string) => void }).couldRead(text);
    };
    new MutationObserver(checkText).observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
  }, ACCOUNT.source);
  return seen;
}

// requirement: 2.63
test('a cached page is blank and closes its connections, and shows the wallet again only after a session check', async ({
  page,
  mock,
}) => {
  await openWithPanel(page, mock);
  await dispatchPageHide(page);
  expect(await visibleText(page)).toBe('');
  await expect(page.getByRole('main')).toBeHidden();
  await expect.poll(() => openResources(page)).toMatchObject({ sockets: 0, streams: 0 });

  const callsBefore = await mock.countCalls(STATUS);
  const { arrived, release } = await mock.hold(STATUS);
  await dispatchPageShow(page);
  await arrived();
  expect(await visibleText(page)).toBe('');
  await release();

  await expect(panelOf(page, 'history').getByRole('listitem').first()).toBeVisible();
  await expect.poll(() => visibleText(page)).toMatch(ACCOUNT);
  await expect.poll(() => openResources(page)).toMatchObject({ sockets: 1, streams: 1 });
  await mock.expectCalls(STATUS, callsBefore + 1);
  // Events arrive again.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await mock.notify({ title: 'Something has happened' });
  await expect(
    page.getByRole('banner').getByRole('button', { name: new RegExp(`^${en.header.notifications}, \\d+`) }),
  ).toBeVisible();
});

// requirement: 2.63
test('a page restored after its session ended goes to /login and shows no account data', async ({
  page,
  mock,
}) => {
  await openWithPanel(page, mock);
  await dispatchPageHide(page);
  await endSessionElsewhere(page, mock);
  const seen = await watchReadable(page);
  mock.expectErrors('401 (Unauthorized)');
  await dispatchPageShow(page);
  await expect(page).toHaveURL('/login');
  await expect(toast(page, toasts.unauthorized)).toBeVisible();
  expect(seen).toEqual([]);
});

test('a restored page whose session check fails shows an error and no account data', async ({
  page,
  mock,
}) => {
  await openWithPanel(page, mock);
  await dispatchPageHide(page);
  const seen = await watchReadable(page);
  await mock.fault({ op: STATUS, effect: { type: 'status', status: 503 } });
  await dispatchPageShow(page);
  await expect(page.getByRole('main').getByRole('heading')).toHaveText(en.start.failed);
  expect(seen).toEqual([]);
  await mock.clearFaults();
  await page.getByRole('button', { name: en.start.retry }).click();
  await expect.poll(() => visibleText(page)).toMatch(ACCOUNT);
});

test('a page that was not cached checks the session once, at its start', async ({ page, mock }) => {
  await mock.persona('complete', { login: true });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const callsBefore = await mock.countCalls(STATUS);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })));
  await expect(totalOf(page)).toContainText('₦');
  await page
    .getByRole('navigation', { name: en.nav.label })
    .getByRole('link', { name: en.nav.devices })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.screens.devices);
  await mock.expectCalls(STATUS, callsBefore);
});
