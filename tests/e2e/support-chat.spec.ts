import { extend } from '#contract/session-life.ts';
import { locales } from '#src/intl/locale.ts';
import { messages } from '#src/i18n/messages.ts';
import { mockUrl } from '../../scripts/addresses.ts';
import { panelOf } from './finding.ts';
import {
  WRITE,
  OPEN,
  answer,
  beginTalk,
  chatOf,
  linesOf,
  logOf,
  openHelp,
  ownAt,
  subjectField,
  talksAt,
  textField,
} from './help.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { OPENING, moveMarket, speak } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

const DAY = 86_400_000;
const { walletChat: en, walletSupport } = messages('en');

for (const locale of locales) {
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

test('messages are a log that is told politely; its words are text', async ({ page, mock }) => {
  await beginTalk(page);
  await expect(logOf(page)).toHaveAttribute('aria-live', 'polite');
  await expect(logOf(page).getByRole('heading', { name: 'Today' })).toBeVisible();
  await textField(page).fill('<b>bold</b> https://evil.example\n\n\n\n<img src=x onerror=alert(1)>');
  await textField(page).press('Enter');
  const last = linesOf(page).last();
  await expect(last).toContainText('<b>bold</b> https://evil.example\n\n<img src=x onerror=alert(1)>', {
    useInnerText: true,
  });
  await expect(logOf(page).getByRole('link')).toHaveCount(0);
  await expect(logOf(page).getByRole('img')).toHaveCount(0);
  await expect(last).toContainText(en.states.sent);
  expect(await mock.journal({ op: WRITE })).toHaveLength(1);
});

test('an Enter that ends a character is none that sends, and its Escape closes nothing', async ({
  page,
  mock,
}) => {
  await beginTalk(page);
  const field = textField(page);
  await field.fill('ni hao');
  for (const key of ['Enter', 'Escape'])
    await field.dispatchEvent('keydown', { key, isComposing: true, bubbles: true });
  await field.dispatchEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true });
  await expect(field).toHaveValue('ni hao');
  await expect(chatOf(page)).toBeVisible();
  expect(await mock.journal({ op: WRITE })).toEqual([]);
  await field.press('Enter');
  await expect(linesOf(page).last()).toContainText('ni hao');
});

test('what cannot be sent says why beside its field, and nothing is cut', async ({ page }) => {
  await page.goto(`${QUIET_SCREEN}?panel=chat&conversation=new`);
  const sendButton = chatOf(page).getByRole('button', { name: en.send });
  await sendButton.click(OPENING);
  await expect(subjectField(page)).toBeFocused();
  await expect(subjectField(page)).toHaveAccessibleDescription(en.emptySubject);
  await subjectField(page).fill('Fees');
  await sendButton.click();
  await expect(textField(page)).toHaveAccessibleDescription(en.empty);
  await expect(textField(page)).toBeFocused();
  await textField(page).fill('x'.repeat(1850));
  await expect(textField(page)).toHaveAccessibleDescription('150 characters left');
  await textField(page).fill('x'.repeat(2003));
  await expect(textField(page)).toHaveAccessibleDescription('This is 3 characters too long');
  await textField(page).press('Enter');
  await expect(textField(page)).toHaveValue('x'.repeat(2003));
  expect(await talksAt(page)).toEqual([]);
  await textField(page).fill('x'.repeat(2000));
  await textField(page).press('Enter');
  await expect(linesOf(page)).toHaveCount(2);
  expect((await ownAt(page))[0]).toHaveLength(2000);
});

for (const locale of locales) {
  test(`in ${locale}: what looks like a secret is warned of while it is typed, and can be sent all the same`, async ({
    page,
  }) => {
    const { walletChat: words } = messages(locale);
    await speak(page, locale);
    await beginTalk(page, 'A code', locale);
    const told = chatOf(page, locale).getByRole('status').filter({ hasText: words.secret.code });
    await textField(page, locale).fill(locale === 'en' ? 'My PIN is 4829' : '我的验证码是 482910');
    await expect(told).toBeVisible();
    await textField(page, locale).press('Enter');
    await expect(told).toHaveCount(0);
    await expect(linesOf(page, locale).last()).toContainText('482');
    await textField(page, locale).fill(
      'abandon ability able about above absent absorb abstract absurd abuse access accident',
    );
    await expect(chatOf(page, locale)).toContainText(words.secret.phrase);
  });
}

test('a closed conversation takes no more, and leads to a new one', async ({ page, mock }) => {
  await beginTalk(page);
  const address = page.url();
  await answer(mock);
  await expect(linesOf(page)).toHaveCount(3);
  await moveMarket(mock, 6 * DAY);
  await page.request.post(mockUrl + extend.path, { data: {} });
  await moveMarket(mock, 1.5 * DAY);
  await page.goto(address);
  await expect(chatOf(page)).toContainText(en.closedText, OPENING);
  await expect(textField(page)).toHaveCount(0);
  await chatOf(page).getByRole('button', { name: en.begin }).click();
  await expect(subjectField(page)).toBeFocused();
});

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

test('a double click on Send sends once, and is not told off', async ({ page }) => {
  await beginTalk(page);
  await textField(page).fill('Only once');
  await chatOf(page).getByRole('button', { name: en.send }).dblclick();
  await expect(linesOf(page).filter({ hasText: 'Only once' })).toContainText(en.states.sent);
  await expect(chatOf(page).getByText(en.empty)).toHaveCount(0);
  expect((await ownAt(page)).filter((text) => text === 'Only once')).toHaveLength(1);
});
