import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { panelOf } from './panels.ts';
import {
  WRITE,
  startConversation,
  chatOf,
  messagesOf,
  fetchOwnMessages,
  subjectField,
  conversationsOf,
  textField,
} from './support-chat.ts';
import { expect, test } from './mock.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport, walletPanels } = messages('en');

async function sendMessages(
  page: Parameters<typeof textField>[0],
  ...texts: readonly string[]
): Promise<void> {
  for (const text of texts) {
    await textField(page).fill(text);
    await textField(page).press('Enter');
    await expect(textField(page)).toHaveValue('');
  }
}

// requirement: 2.44
test('offline messages are queued and sent in order once online, even with the panel closed', async ({
  page,
  mock,
}) => {
  mock.expectErrors(mockUrl, '/ws');
  await startConversation(page);
  await page.context().setOffline(true);
  await expect(chatOf(page)).toContainText(en.offline);
  await sendMessages(page, 'One', 'Two', 'Three');
  await expect(messagesOf(page).last()).toContainText(en.states.waiting);
  await chatOf(page).getByRole('button', { name: en.back }).click();
  const panel = panelOf(page, 'support');
  await expect(conversationsOf(panel)).toContainText(walletSupport.conversations.waiting);
  await panel.getByRole('button', { name: walletPanels.close }).click();
  await page.context().setOffline(false);
  await expect.poll(() => fetchOwnMessages(page)).toEqual(['My deposit?', 'One', 'Two', 'Three']);
  await mock.expectCalls(WRITE, 3);
  await openPage(page, `${QUIET_SCREEN}?panel=chat`);
  await expect(messagesOf(page).last()).toContainText('Three');
  await expect(messagesOf(page)).toHaveCount(5);
});

test('a conversation started offline is listed, continues, and gets its id once online', async ({
  page,
  mock,
}) => {
  mock.expectErrors(mockUrl, '/ws');
  await openPage(page, `${QUIET_SCREEN}?panel=support&panel=chat&conversation=new`);
  await subjectField(page).fill('Stuck');
  await page.context().setOffline(true);
  await sendMessages(page, 'Hello', 'Are you there?');
  await expect(messagesOf(page)).toHaveCount(2);
  const pending = page.url();
  await textField(page).fill('A draft');
  await page.context().setOffline(false);
  await expect.poll(() => fetchOwnMessages(page)).toEqual(['Hello', 'Are you there?']);
  await expect(messagesOf(page)).toHaveCount(3);
  expect(page.url()).not.toBe(pending);
  await expect(page).toHaveURL(/conversation=cnv_/);
  // The draft is not lost when the id changes.
  await expect(textField(page)).toHaveValue('A draft');
  await expect(textField(page)).toBeFocused();
});
