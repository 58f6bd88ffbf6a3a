import type { Page } from '@playwright/test';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import {
  OPEN,
  WRITE,
  advanceToReply,
  startConversation,
  messagesOf,
  logOf,
  fetchOwnMessages,
  subjectField,
  textField,
} from './support-chat.ts';
import { expect, test } from './mock.ts';
import { freezeTime } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { expectScreenLoaded } from './screen-loaded.ts';
import { openPage } from './open-page.ts';

// Queued support messages outlive their tab, are sent by one tab of a browser, and only for the user who wrote them.

test.use({ persona: 'complete' });

const { walletChat: en, wallet } = messages('en');
/** Sent, or a later state. */
const SENT = new RegExp([en.states.sent, en.states.delivered, en.states.read].join('|'));

async function sendMessage(page: Page, text: string): Promise<void> {
  await textField(page).fill(text);
  await textField(page).press('Enter');
  await expect(messagesOf(page).filter({ hasText: text })).toHaveCount(1);
}
/** The messages that wait to be sent, by their keys. */
const waitingIn = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() =>
    Object.entries<string>(localStorage).filter(([key]) => key.startsWith('supportMessage:')),
  );
const textWaitingIn = async (page: Page) => JSON.stringify(await waitingIn(page));

/** Keeps support's reply from arriving in between. */
test.beforeEach(async ({ mock }) => {
  mock.expectErrors(mockUrl, '/ws');
  await freezeTime(mock);
});

// requirement: 2.44
test('two tabs show the same messages, one of them sends, and each message exists once', async ({
  page,
  mock,
}) => {
  await startConversation(page);
  const other = await mock.secondPage();
  await openPage(other, page.url());
  await expect(messagesOf(other)).toHaveCount(2);
  await page.context().setOffline(true);
  await expect(messagesOf(page).last()).toBeVisible();
  await sendMessage(page, 'First');
  await sendMessage(other, 'Second');
  await sendMessage(page, 'Third');
  for (const tab of [page, other]) {
    await expect(messagesOf(tab)).toHaveCount(5);
    await expect(messagesOf(tab).last()).toContainText(en.states.waiting);
  }
  await page.context().setOffline(false);
  await expect.poll(() => fetchOwnMessages(page)).toEqual(['My deposit?', 'First', 'Second', 'Third']);
  for (const tab of [page, other]) {
    await expect(messagesOf(tab).last()).toContainText('Third');
    await expect(messagesOf(tab).last()).toContainText(SENT);
    await expect(messagesOf(tab)).toHaveCount(5);
  }
  await mock.expectCalls(WRITE, 3);
  expect(await waitingIn(page)).toEqual([]);
});

// requirement: 2.44
test('another tab sends the queued messages of a closed tab', async ({ page, mock }) => {
  await startConversation(page);
  const other = await mock.secondPage();
  await openPage(other, QUIET_SCREEN);
  await expectScreenLoaded(other);
  await mock.fault({ op: WRITE, effect: { type: 'hang' } });
  await sendMessage(page, 'From a closed tab');
  const faults = () => mock.control.send('GET', '/faults').then((all) => JSON.stringify(all));
  await expect.poll(faults).toContain('"hits":1');
  await mock.clearFaults();
  await page.close();
  await expect.poll(() => fetchOwnMessages(other)).toEqual(['My deposit?', 'From a closed tab']);
  await expect.poll(() => waitingIn(other)).toEqual([]);
});

// requirement: 2.44
test('queued messages are never sent for another user, and a logout removes them', async ({ page, mock }) => {
  await startConversation(page);
  await mock.fault({ op: WRITE, effect: { type: 'status', status: 503 } });
  await sendMessage(page, 'For me alone');
  await expect.poll(() => textWaitingIn(page)).toContain('For me alone');
  const queued = await waitingIn(page);
  // The session ended elsewhere and another user signed in; the browser still has the queue.
  await openPage(page, '/');
  await mock.persona('many', { login: true });
  await page.evaluate((entries) => {
    for (const [key, text] of entries) localStorage.setItem(key, text);
  }, queued);
  await mock.clearFaults();
  const sent = await mock.countCalls(WRITE);
  await openPage(page, `${QUIET_SCREEN}?panel=support`);
  await expect.poll(() => waitingIn(page)).toEqual([]);
  await expect(page.getByText('For me alone')).toHaveCount(0);
  await mock.expectCalls(WRITE, sent);

  await mock.fault({ op: OPEN, effect: { type: 'status', status: 503 } });
  await openPage(page, `${QUIET_SCREEN}?panel=chat&conversation=new`);
  await subjectField(page).fill('Mine');
  await sendMessage(page, 'Mine too');
  await expect.poll(() => textWaitingIn(page)).toContain('Mine');
  await openPage(page, QUIET_SCREEN);
  await page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('button', { name: wallet.nav.logout })
    .click();
  await expect(page).toHaveURL('/login');
  expect(await waitingIn(page)).toEqual([]);
});

// requirement: 2.40
test('two tabs share messages and replies, and each has its own drafts', async ({ page, mock }) => {
  await startConversation(page);
  const other = await mock.secondPage();
  await openPage(other, page.url());
  await expect(messagesOf(other)).toHaveCount(2);
  await textField(page).fill('From the first');
  await textField(other).fill('From the second');
  await textField(page).press('Enter');
  await expect(textField(other)).toHaveValue('From the second');
  await textField(other).press('Enter');
  for (const tab of [page, other]) await expect(logOf(tab)).toContainText('From the second');
  await advanceToReply(mock);
  for (const tab of [page, other]) {
    await expect(logOf(tab)).toContainText('Thank you for writing');
    await expect(messagesOf(tab)).toHaveCount(5);
    await expect(logOf(tab)).toContainText('From the first');
  }
  expect(await fetchOwnMessages(page)).toEqual(['My deposit?', 'From the first', 'From the second']);
});
