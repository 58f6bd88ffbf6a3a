import { messages } from '#src/i18n/messages.ts';
import { DOTS } from '#src/intl/mask-figures.ts';
import { locales } from '#src/intl/locale.ts';
import { panelOf } from './finding.ts';
import {
  answer,
  beginTalk,
  chatOf,
  linesOf,
  logOf,
  openHelp,
  ownAt,
  saidAt,
  talksAt,
  talksOf,
  textField,
} from './help.ts';
import { listening } from './listening.ts';
import { expect, test } from './mock.ts';
import { OPENING, speak, totalOf } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport } = messages('en');

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

// requirement: 2.42
test('while nothing arrives by itself it is asked for', async ({ page, mock }) => {
  await mock.clock.hold();
  await mock.fault({ op: 'GET /wallet/stream', effect: { type: 'status', status: 503 } });
  await beginTalk(page);
  const [talk] = await talksAt(page);
  // One's own is read by then: nothing else would ask.
  await mock.clock.advance(25_000);
  await expect(linesOf(page).last()).toContainText(en.states.read);
  await mock.clock.advance(30_000);
  await expect(logOf(page)).toContainText('Thank you for writing');
  expect((await saidAt(page, talk?.id ?? '')).map(({ from }) => from)).toEqual(['system', 'me', 'agent']);
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

test('what is new while the chat is just closed is not taken for read', async ({ page, mock }) => {
  await beginTalk(page);
  await listening(mock);
  await chatOf(page).getByRole('button', { name: en.back }).click();
  await answer(mock);
  const row = talksOf(panelOf(page, 'support'));
  await expect(row).toContainText('1 new message');
  expect((await talksAt(page))[0]).toMatchObject({ unread: 1 });
  await row.getByRole('button').click();
  await expect(logOf(page)).toContainText('Thank you for writing');
});

for (const locale of locales) {
  // requirement: 2.49
  test(`in ${locale}: hidden balances are hidden in subjects, messages and answers too`, async ({ page }) => {
    await speak(page, locale);
    const { wallet } = messages(locale);
    await beginTalk(page, '₦1,234,567.89 and 100 USDT', locale);
    const address = page.url();
    await expect(logOf(page, locale)).toContainText('1,234,567');
    await page.goto('/w');
    await expect(totalOf(page, locale)).toContainText('₦', OPENING);
    await page.getByRole('button', { name: wallet.balance.hide }).click();
    await expect(totalOf(page, locale)).not.toContainText('₦');
    await page.goto(address);
    await expect(logOf(page, locale)).toContainText(DOTS, OPENING);
    await expect(linesOf(page, locale)).toHaveCount(2);
    await expect(chatOf(page, locale).getByRole('heading', { level: 3 })).toContainText(DOTS);
    expect(await chatOf(page, locale).textContent()).not.toMatch(/1,234|567|100/);
    const panel = await openHelp(page, locale);
    await expect(talksOf(panel, locale)).toContainText(DOTS);
    await expect(panel).toContainText(messages(locale).walletSupport.never);
    expect(await talksOf(panel, locale).textContent()).not.toMatch(/1,234|567|100/);
  });
}

test('the notification of an answer leads to it', async ({ page, mock }) => {
  await beginTalk(page, 'Where is it');
  await page.goto(QUIET_SCREEN);
  await listening(mock, 2);
  await answer(mock);
  const { notifications, wallet } = messages('en');
  const bell = page
    .getByRole('banner')
    .getByRole('button', { name: new RegExp(`^${wallet.header.notifications}`) });
  await bell.click();
  await panelOf(page, 'notifications')
    .getByRole('link', { name: new RegExp(`^${notifications.unread} Support has answered`) })
    .click();
  await expect(chatOf(page).getByRole('heading', { name: 'Where is it' })).toBeVisible(OPENING);
  await expect(logOf(page)).toContainText('Thank you for writing');
  await expect(page).toHaveURL(/panel=chat&conversation=cnv_/);
  expect(walletSupport.never).toContain('PIN');
});
