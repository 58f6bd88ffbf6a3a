import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { panelOf } from './finding.ts';
import { WRITE, beginTalk, chatOf, linesOf, ownAt, subjectField, talksOf, textField } from './help.ts';
import { expect, test } from './mock.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport, walletPanels } = messages('en');

async function say(page: Parameters<typeof textField>[0], ...texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await textField(page).fill(text);
    await textField(page).press('Enter');
    await expect(textField(page)).toHaveValue('');
  }
}

// requirement: 2.44
test('without a network messages wait, and go in their order when there is one, also with the panel closed', async ({
  page,
  mock,
}) => {
  mock.expectErrors(mockUrl, '/ws');
  await beginTalk(page);
  await page.context().setOffline(true);
  await expect(chatOf(page)).toContainText(en.offline);
  await say(page, 'One', 'Two', 'Three');
  await expect(linesOf(page).last()).toContainText(en.states.waiting);
  await chatOf(page).getByRole('button', { name: en.back }).click();
  const panel = panelOf(page, 'support');
  await expect(talksOf(panel)).toContainText(walletSupport.conversations.waiting);
  await panel.getByRole('button', { name: walletPanels.close }).click();
  await page.context().setOffline(false);
  await expect.poll(() => ownAt(page)).toEqual(['My deposit?', 'One', 'Two', 'Three']);
  expect(await mock.journal({ op: WRITE })).toHaveLength(3);
  await page.goto(`${QUIET_SCREEN}?panel=chat`);
  await expect(linesOf(page).last()).toContainText('Three', OPENING);
  await expect(linesOf(page)).toHaveCount(5);
});

test('a conversation that begins without a network is listed, goes on, and gets its place when it is there', async ({
  page,
  mock,
}) => {
  mock.expectErrors(mockUrl, '/ws');
  await page.goto(`${QUIET_SCREEN}?panel=support&panel=chat&conversation=new`);
  await subjectField(page).fill('Stuck', OPENING);
  await page.context().setOffline(true);
  await say(page, 'Hello', 'Are you there?');
  await expect(linesOf(page)).toHaveCount(2);
  const pending = page.url();
  await textField(page).fill('A draft');
  await page.context().setOffline(false);
  await expect.poll(() => ownAt(page)).toEqual(['Hello', 'Are you there?']);
  await expect(linesOf(page)).toHaveCount(3);
  expect(page.url()).not.toBe(pending);
  await expect(page).toHaveURL(/conversation=cnv_/);
  // Nothing of what is being written is lost on the way.
  await expect(textField(page)).toHaveValue('A draft');
  await expect(textField(page)).toBeFocused();
});
