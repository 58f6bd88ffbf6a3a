import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import { locales } from '#src/intl/locale.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { messages } from './messages.ts';
import { mockUrl } from '../../scripts/dev-urls.ts';
import { matrix } from '../tier.ts';
import { panelOf } from './panels.ts';
import {
  MESSAGES,
  OPEN,
  advanceToReply,
  startConversation,
  chatOf,
  messagesOf,
  logOf,
  openSupport,
  subjectField,
  fetchConversations,
  textField,
} from './support-chat.ts';
import { expect, test } from './mock.ts';
import { advanceMarket, setLanguage } from './wallet-page.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage } from './open-page.ts';

test.use({ persona: 'complete' });

const { walletChat: en, wallet, walletSupport } = messages('en');

for (const locale of matrix('support by keyboard', locales, (one) => one === 'en')) {
  // requirement: 2.43
  test(`in ${locale} a user starts a conversation and gets a reply by keyboard`, async ({ page, mock }) => {
    test.slow();
    const { walletChat: t, walletSupport: panelText, wallet } = messages(locale);
    await setLanguage(page, locale);
    const panel = await openSupport(page, locale);
    await panel.getByRole('button', { name: panelText.conversations.begin }).press('Enter');
    await expect(subjectField(page, locale)).toBeFocused();
    await expect(chatOf(page, locale)).toContainText(interpolate(t.context, { screen: wallet.screens.send }));
    await page.keyboard.type('My deposit');
    await page.keyboard.press('Tab');
    await expect(textField(page, locale)).toBeFocused();
    await page.keyboard.type('Hello,');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('where is it?');
    await expect(textField(page, locale)).toHaveValue('Hello,\nwhere is it?');
    await page.keyboard.press('Enter');

    const ownMessage = messagesOf(page, locale).filter({ hasText: 'where is it?' });
    await expect(ownMessage).toContainText(t.states.sent);
    await expect(ownMessage).toContainText('Hello,\nwhere is it?', { useInnerText: true });
    const [conversation] = await fetchConversations(page);
    await expect(page).toHaveURL(`/w/send?panel=support&panel=chat&conversation=${conversation?.id}`);
    await expect(chatOf(page, locale).getByRole('heading', { name: 'My deposit' })).toBeVisible();
    await expect(chatOf(page, locale)).toContainText(t.expected.minute);
    expect(await mock.expectCalls(OPEN, 1)).toMatchObject([{ body: { context: { route: '/w/send' } } }]);
    // The focus stays in the field for the next message.
    await expect(textField(page, locale)).toBeFocused();
    await advanceMarket(mock, 3000);
    await expect(ownMessage).toContainText(t.states.delivered);
    await advanceMarket(mock, 20_000);
    await expect(ownMessage).toContainText(t.states.read);
    await advanceToReply(mock);
    const reply = messagesOf(page, locale).filter({ hasText: t.agent });
    await expect(reply).toContainText(locale === 'en' ? 'Thank you for writing' : '感谢你的来信');
    await expect(chatOf(page, locale)).toContainText(t.answered);

    await page.keyboard.type('谢谢');
    await page.keyboard.press('Enter');
    await expect(messagesOf(page, locale).last()).toContainText('谢谢');
    await expect(textField(page, locale)).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(panel).toBeVisible();
    await expect(panel.getByRole('button', { name: panelText.conversations.begin })).toBeFocused();
  });
}

test('the URL selects the conversation; without an id the one with unread messages opens', async ({
  page,
  mock,
}) => {
  await startConversation(page, 'First');
  const first = page.url();
  await startConversation(page, 'Second');
  await openPage(page, first);
  await expect(chatOf(page).getByRole('heading', { name: 'First' })).toBeVisible();
  await openPage(page, `${QUIET_SCREEN}?panel=chat`);
  await expect(chatOf(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await openPage(page, first);
  await expect(messagesOf(page)).toHaveCount(2);
  await textField(page).fill('Are you there?');
  await textField(page).press('Enter');
  await expect(messagesOf(page).last()).toContainText(en.states.sent);
  await openPage(page, QUIET_SCREEN);
  await advanceToReply(mock);
  // The last conversation is read: only the other one has unread messages.
  await openPage(page, first);
  await expect(logOf(page)).toContainText('Thank you');
  await openPage(page, `${QUIET_SCREEN}?panel=chat`);
  await expect(chatOf(page).getByRole('heading', { name: 'Second' })).toBeVisible();
  await chatOf(page).getByRole('button', { name: en.back }).click();
  await expect(panelOf(page, 'support')).toContainText(walletSupport.never);
  await expect(page).toHaveURL(`${QUIET_SCREEN}?panel=support`);
});

test('a long conversation opens at its end, and older messages load above', async ({ page, mock }) => {
  test.slow();
  await mock.clock.hold();
  await startConversation(page);
  const address = page.url();
  const [conversation] = await fetchConversations(page);
  for (let turn = 1; turn <= 60; turn += 1) {
    // The rate limit per minute includes the first message; support replies meanwhile.
    if (turn % MESSAGES_A_MINUTE === 0) await mock.clock.advance('1m');
    const written = await page.request.post(`${mockUrl}/support/conversations/${conversation?.id}/messages`, {
      data: {
        client_id: `0f6a3c1e-5d1b-4c8e-9a53-2f6f3d1c7b${String(turn).padStart(2, '0')}`,
        text: `Turn ${turn}`,
      },
    });
    expect(written.status(), String(turn)).toBe(200);
  }
  await openPage(page, address);
  await expect(messagesOf(page)).toHaveCount(50);
  const last = messagesOf(page).last();
  await expect(last).toBeInViewport();
  const older = chatOf(page).getByRole('button', { name: en.older });
  await mock.fault({ op: MESSAGES, effect: { type: 'status', status: 500 }, times: 1 });
  await older.press('Enter');
  await expect(chatOf(page)).toContainText(en.olderFailed);
  const first = messagesOf(page).filter({ hasText: 'Turn 14' });
  await expect(first).toBeInViewport();
  await chatOf(page).getByRole('button', { name: wallet.load.retry }).press('Enter');
  await expect(messagesOf(page)).toHaveCount(65);
  // The scroll position stays, and screen readers do not announce older messages.
  await expect(first).toBeInViewport();
  await expect(logOf(page)).toHaveAttribute('aria-live', 'off');
  await expect(older).toHaveCount(0);
  await textField(page).fill('The end');
  await textField(page).press('Enter');
  await expect(messagesOf(page).last()).toBeInViewport();
  await expect(logOf(page)).toHaveAttribute('aria-live', 'polite');
});

test('a reply that arrives while the user has scrolled up shows a button to the newest message', async ({
  page,
  mock,
}) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await startConversation(page);
  await textField(page).fill('long\n'.repeat(40));
  await textField(page).press('Enter');
  await expect(messagesOf(page).last()).toContainText(en.states.sent);
  const box = chatOf(page).getByRole('group', { name: en.scroll });
  await box.focus();
  const first = messagesOf(page).first();
  // A change of the message's state may still scroll the list.
  await expect(async () => {
    await page.keyboard.press('Home');
    expect(await first.evaluate((message) => message.getBoundingClientRect().bottom > 0)).toBe(true);
  }).toPass();
  await advanceToReply(mock);
  const newestButton = chatOf(page).getByRole('button', { name: en.newest });
  await expect(newestButton).toBeVisible();
  await expect(first).toBeInViewport();
  await newestButton.press('Enter');
  await expect(messagesOf(page).last()).toBeInViewport();
  await expect(messagesOf(page).last()).toContainText('Thank you for writing');
  await expect(newestButton).toHaveCount(0);
  await expect(box).toBeFocused();
});
