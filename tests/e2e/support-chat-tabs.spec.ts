import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { OPEN, WRITE, answer, beginTalk, linesOf, logOf, ownAt, subjectField, textField } from './help.ts';
import { listening } from './listening.ts';
import { expect, test, type Mock } from './mock.ts';
import { OPENING, stopTime } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';

// What is written to support outlives its tab, is sent by one tab of a browser, and only ever for who wrote it.

test.use({ persona: 'complete' });

const { walletChat: en, wallet } = messages('en');
/** Sent, or what becomes of it then. */
const SENT = new RegExp([en.states.sent, en.states.delivered, en.states.read].join('|'));

async function say(page: Page, text: string): Promise<void> {
  await textField(page).fill(text);
  await textField(page).press('Enter');
  await expect(linesOf(page).filter({ hasText: text })).toHaveCount(1);
}
/** The messages that wait to be sent, by their keys. */
const waitingIn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.entries<string>(localStorage).filter(([key]) => key.startsWith('supportMessage:')),
  );
const textWaitingIn = async (page: Page) => JSON.stringify(await waitingIn(page));
const writes = (mock: Mock) => mock.journal({ op: WRITE }).then(({ length }) => length);

/** Support's answer does not come in between. */
test.beforeEach(async ({ mock }) => {
  mock.expectErrors(mockUrl, '/ws');
  await stopTime(mock);
});

// requirement: 2.44
test('two tabs show the same, one of them sends, and each message is there once', async ({ page, mock }) => {
  await beginTalk(page);
  const other = await mock.secondPage();
  await other.goto(page.url());
  await expect(linesOf(other)).toHaveCount(2, OPENING);
  await page.context().setOffline(true);
  await expect(linesOf(page).last()).toBeVisible();
  await say(page, 'First');
  await say(other, 'Second');
  await say(page, 'Third');
  for (const tab of [page, other]) {
    await expect(linesOf(tab)).toHaveCount(5);
    await expect(linesOf(tab).last()).toContainText(en.states.waiting);
  }
  await page.context().setOffline(false);
  await expect.poll(() => ownAt(page)).toEqual(['My deposit?', 'First', 'Second', 'Third']);
  for (const tab of [page, other]) {
    await expect(linesOf(tab).last()).toContainText('Third');
    await expect(linesOf(tab).last()).toContainText(SENT);
    await expect(linesOf(tab)).toHaveCount(5);
  }
  expect(await writes(mock)).toBe(3);
  expect(await waitingIn(page)).toEqual([]);
});

// requirement: 2.44
test('a tab that is closed leaves what waits to another one', async ({ page, mock }) => {
  await beginTalk(page);
  const other = await mock.secondPage();
  await other.goto(QUIET_SCREEN);
  await expectScreenLoaded(other);
  await mock.fault({ op: WRITE, effect: { type: 'hang' } });
  await say(page, 'From a closed tab');
  const faults = () => mock.control.send('GET', '/faults').then((all) => JSON.stringify(all));
  await expect.poll(faults).toContain('"hits":1');
  await mock.clearFaults();
  await page.close();
  await expect.poll(() => ownAt(other)).toEqual(['My deposit?', 'From a closed tab']);
  await expect.poll(() => waitingIn(other)).toEqual([]);
});

// requirement: 2.44
test('what waits is never sent for somebody else, and a log-out takes it away', async ({ page, mock }) => {
  await beginTalk(page);
  await mock.fault({ op: WRITE, effect: { type: 'status', status: 503 } });
  await say(page, 'For me alone');
  await expect.poll(() => textWaitingIn(page)).toContain('For me alone');
  const kept = await waitingIn(page);
  // The session ended elsewhere, and somebody else's began; the browser still has what waits.
  await page.goto('/');
  await mock.persona('many', { login: true });
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, kept);
  await mock.clearFaults();
  const sent = await writes(mock);
  await page.goto(`${QUIET_SCREEN}?panel=support`);
  await expect.poll(() => waitingIn(page), OPENING).toEqual([]);
  await expect(page.getByText('For me alone')).toHaveCount(0);
  expect(await writes(mock)).toBe(sent);

  await mock.fault({ op: OPEN, effect: { type: 'status', status: 503 } });
  await page.goto(`${QUIET_SCREEN}?panel=chat&conversation=new`);
  await subjectField(page).fill('Mine', OPENING);
  await say(page, 'Mine too');
  await expect.poll(() => textWaitingIn(page)).toContain('Mine');
  await page.goto(QUIET_SCREEN);
  await page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('button', { name: wallet.nav.logout })
    .click(OPENING);
  await expect(page).toHaveURL('/login');
  expect(await waitingIn(page)).toEqual([]);
});

// requirement: 2.40
test('two tabs: what is written in one is in the other, and both hear the answer; each has drafts of its own', async ({
  page,
  mock,
}) => {
  await beginTalk(page);
  const other = await mock.secondPage();
  await other.goto(page.url());
  await expect(linesOf(other)).toHaveCount(2, OPENING);
  await listening(mock, 2);
  await textField(page).fill('From the first');
  await textField(other).fill('From the second');
  await textField(page).press('Enter');
  await expect(textField(other)).toHaveValue('From the second');
  await textField(other).press('Enter');
  for (const tab of [page, other]) await expect(logOf(tab)).toContainText('From the second');
  await answer(mock);
  for (const tab of [page, other]) {
    await expect(logOf(tab)).toContainText('Thank you for writing');
    await expect(linesOf(tab)).toHaveCount(5);
    await expect(logOf(tab)).toContainText('From the first');
  }
  expect(await ownAt(page)).toEqual(['My deposit?', 'From the first', 'From the second']);
});
