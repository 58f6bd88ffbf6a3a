import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { panelOf } from './finding.ts';
import {
  MESSAGES,
  OPEN,
  answer,
  beginTalk,
  chatOf,
  linesOf,
  logOf,
  openHelp,
  subjectField,
  talksAt,
  textField,
} from './help.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { OPENING, moveMarket, speak } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport } = messages('en');

for (const locale of matrix('support by keyboard', locales, (one) => one === 'en')) {
  // requirement: 2.43
  test(`in ${locale}: by keyboard, from the panel to an answer`, async ({ page, mock }) => {
    test.slow();
    const { walletChat: words, walletSupport: panelWords, wallet } = messages(locale);
    await speak(page, locale);
    const panel = await openHelp(page, locale);
    await panel.getByRole('button', { name: panelWords.conversations.begin }).press('Enter');
    await expect(subjectField(page, locale)).toBeFocused();
    await expect(chatOf(page, locale)).toContainText(words.context.replace('{screen}', wallet.screens.send));
    await page.keyboard.type('My deposit');
    await page.keyboard.press('Tab');
    await expect(textField(page, locale)).toBeFocused();
    await page.keyboard.type('Hello,');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('where is it?');
    expect(await textField(page, locale).inputValue()).toBe('Hello,\nwhere is it?');
    await page.keyboard.press('Enter');

    const mine = linesOf(page, locale).filter({ hasText: 'where is it?' });
    await expect(mine).toContainText(words.states.sent);
    await expect(mine).toContainText('Hello,\nwhere is it?', { useInnerText: true });
    const [talk] = await talksAt(page);
    await expect(page).toHaveURL(`/w/send?panel=support&panel=chat&conversation=${talk?.id}`);
    await expect(chatOf(page, locale).getByRole('heading', { name: 'My deposit' })).toBeVisible();
    await expect(chatOf(page, locale)).toContainText(words.expected.minute);
    expect((await mock.journal({ op: OPEN }))[0]?.body).toMatchObject({ context: { route: '/w/send' } });
    // Who wrote one writes on.
    await expect(textField(page, locale)).toBeFocused();

    await listening(mock);
    await moveMarket(mock, 3000);
    await expect(mine).toContainText(words.states.delivered, OPENING);
    await moveMarket(mock, 20_000);
    await expect(mine).toContainText(words.states.read, OPENING);
    await answer(mock);
    const theirs = linesOf(page, locale).filter({ hasText: words.agent });
    await expect(theirs).toContainText(locale === 'en' ? 'Thank you for writing' : '感谢你的来信');
    await expect(chatOf(page, locale)).toContainText(words.answered);

    await page.keyboard.type('谢谢');
    await page.keyboard.press('Enter');
    await expect(linesOf(page, locale).last()).toContainText('谢谢');
    await expect(textField(page, locale)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('button', { name: panelWords.conversations.begin })).toBeFocused();
  });
}

test('the address decides which is open; without one it is that with something new', async ({
  page,
  mock,
}) => {
  await beginTalk(page, 'First');
  const first = page.url();
  await beginTalk(page, 'Second');
  await page.goto(first);
  await expect(chatOf(page).getByRole('heading', { name: 'First' })).toBeVisible(OPENING);
  await page.goto(`${QUIET_SCREEN}?panel=chat`);
  await expect(chatOf(page).getByRole('heading', { name: 'Second' })).toBeVisible(OPENING);
  await page.goto(first);
  await expect(linesOf(page)).toHaveCount(2, OPENING);
  await textField(page).fill('Are you there?');
  await textField(page).press('Enter');
  await expect(linesOf(page).last()).toContainText(en.states.sent);
  await page.goto(QUIET_SCREEN);
  await answer(mock);
  // The one that was written to last is read: only the other has something new.
  await page.goto(first);
  await expect(logOf(page)).toContainText('Thank you', OPENING);
  await page.goto(`${QUIET_SCREEN}?panel=chat`);
  await expect(chatOf(page).getByRole('heading', { name: 'Second' })).toBeVisible(OPENING);
  await chatOf(page).getByRole('button', { name: en.back }).click();
  await expect(panelOf(page, 'support')).toContainText(walletSupport.never);
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=support`);
});

test('a long conversation opens at its end; what is earlier comes above what is read', async ({
  page,
  mock,
}) => {
  test.slow();
  await mock.clock.hold();
  await beginTalk(page);
  const address = page.url();
  const [talk] = await talksAt(page);
  for (let turn = 1; turn <= 60; turn += 1) {
    // As many as may be sent in a minute, with the one that opened it: meanwhile they are answered.
    if (turn % MESSAGES_A_MINUTE === 0) await mock.clock.advance('1m');
    const written = await page.request.post(`${mockUrl}/support/conversations/${talk?.id}/messages`, {
      data: {
        client_id: `0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b${String(turn).padStart(2, '0')}`,
        text: `Turn ${turn}`,
      },
    });
    expect(written.status(), String(turn)).toBe(200);
  }
  await page.goto(address);
  await expect(linesOf(page)).toHaveCount(50, OPENING);
  const last = linesOf(page).last();
  await expect(last).toBeInViewport();
  const older = chatOf(page).getByRole('button', { name: en.older });
  await mock.fault({ op: MESSAGES, effect: { type: 'status', status: 500 }, times: 1 });
  await older.press('Enter');
  await expect(chatOf(page)).toContainText(en.olderFailed);
  const first = linesOf(page).filter({ hasText: 'Turn 14' });
  await expect(first).toBeInViewport();
  await chatOf(page).getByRole('button', { name: en.retry }).press('Enter');
  await expect(linesOf(page)).toHaveCount(65);
  // Nothing jumps under the reader, and nobody has it read to them.
  await expect(first).toBeInViewport();
  await expect(logOf(page)).toHaveAttribute('aria-live', 'off');
  await expect(older).toHaveCount(0);
  await textField(page).fill('The end');
  await textField(page).press('Enter');
  await expect(linesOf(page).last()).toBeInViewport();
  await expect(logOf(page)).toHaveAttribute('aria-live', 'polite');
});

test('an answer that comes while somebody reads further up waits below, with a way to it', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await beginTalk(page);
  await textField(page).fill('long\n'.repeat(40));
  await textField(page).press('Enter');
  await expect(linesOf(page).last()).toContainText(en.states.sent);
  await listening(mock);
  const box = chatOf(page).getByRole('group', { name: en.scroll });
  await box.focus();
  const first = linesOf(page).first();
  // What becomes of the message may still move the end, and the reader with it.
  await expect(async () => {
    await page.keyboard.press('Home');
    await expect(first).toBeInViewport({ timeout: 1000 });
  }).toPass();
  await answer(mock);
  const fresh = chatOf(page).getByRole('button', { name: en.newest });
  await expect(fresh).toBeVisible();
  await expect(first).toBeInViewport();
  await fresh.press('Enter');
  await expect(linesOf(page).last()).toBeInViewport();
  await expect(linesOf(page).last()).toContainText('Thank you for writing');
  await expect(fresh).toHaveCount(0);
  await expect(box).toBeFocused();
});
