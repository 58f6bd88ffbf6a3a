import { messages } from '#src/i18n/messages.ts';
import { mockUrl } from '../../scripts/addresses.ts';
import { panelOf } from './finding.ts';
import { OPEN, WRITE, beginTalk, chatOf, linesOf, ownAt, subjectField, talksOf, textField } from './help.ts';
import { expect, test } from './mock.ts';
import { OPENING, stopTime } from './wallet-figures.ts';
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

// requirement: 2.44
test('what waits outlives a reload', async ({ page, mock }) => {
  mock.expectErrors(mockUrl, '/ws');
  // Three documents take a busy machine longer than support takes to answer, which would be a line more.
  await stopTime(mock);
  await beginTalk(page);
  const address = page.url();
  await mock.fault({ op: WRITE, effect: { type: 'reset' } });
  await say(page, 'Before the reload');
  await expect(linesOf(page).last()).toContainText(en.states.sending);
  await mock.clearFaults();
  await page.goto(QUIET_SCREEN);
  await expect.poll(() => ownAt(page), OPENING).toEqual(['My deposit?', 'Before the reload']);
  await page.goto(address);
  await expect(linesOf(page)).toHaveCount(3, OPENING);
});

test('an answer that was lost is asked for again, and said once', async ({ page, mock }) => {
  for (const op of [OPEN, WRITE])
    await mock.fault({ op, effect: { type: 'reset' }, stage: 'post', times: 1 });
  await beginTalk(page);
  await say(page, 'Once only');
  await expect(linesOf(page).last()).toContainText(en.states.sent);
  await expect(linesOf(page)).toHaveCount(3);
  expect(await ownAt(page)).toEqual(['My deposit?', 'Once only']);
});

test('given up, a message says so and stays; Send again and Delete do what they say', async ({
  page,
  mock,
}) => {
  await mock.clock.hold();
  await beginTalk(page);
  await mock.fault({ op: WRITE, effect: { type: 'status', status: 500 } });
  await say(page, 'First', 'Second');
  const first = linesOf(page).filter({ hasText: 'First' });
  const second = linesOf(page).filter({ hasText: 'Second' });
  for (const [tries, seconds] of [
    [1, 2],
    [2, 4],
    [3, 8],
  ] as const) {
    await expect.poll(() => mock.journal({ op: WRITE }).then(({ length }) => length)).toBe(tries);
    await mock.clock.advance(seconds * 1000);
  }
  await expect(first).toContainText(en.states.failed);
  await expect(second).toContainText(en.states.failed);
  await second.getByRole('button', { name: en.discard }).click();
  await expect(second).toHaveCount(0);
  await mock.clearFaults();
  await first.getByRole('button', { name: en.sendAgain }).press('Enter');
  await expect(first).toContainText(en.states.sent);
  await expect(textField(page)).toBeFocused();
  expect(await ownAt(page)).toEqual(['My deposit?', 'First']);
});

test('what the API does not take is told in its words, and cannot be sent again', async ({ page, mock }) => {
  await beginTalk(page);
  const message = 'This conversation has just been closed.';
  await mock.fault({ op: WRITE, effect: { type: 'status', status: 409, message } });
  await say(page, 'Too late');
  const line = linesOf(page).last();
  await expect(line).toContainText(message);
  await expect(line.getByRole('button', { name: en.sendAgain })).toHaveCount(0);
  await line.getByRole('button', { name: en.discard }).press('Enter');
  await expect(linesOf(page)).toHaveCount(2);
  await expect(textField(page)).toBeFocused();
});
