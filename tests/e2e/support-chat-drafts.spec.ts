import { messages } from './messages.ts';
import { panelOf } from './panels.ts';
import {
  startConversation,
  chatOf,
  messagesOf,
  fetchOwnMessages,
  subjectField,
  conversationsOf,
  textField,
} from './support-chat.ts';
import { expect, test } from './mock.ts';
import { submitEmail, submitPassword } from './sign-in.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';
import { openPage, reloadPage } from './open-page.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport, wallet, walletPanels } = messages('en');

// requirement: 2.44
test('each draft survives a closed panel, another screen and a reload', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await startConversation(page, 'Fees');
  await textField(page).fill('One more\nquestion');
  await chatOf(page).getByRole('button', { name: en.back }).click();
  const panel = panelOf(page, 'support');
  await expect(conversationsOf(panel)).toContainText(walletSupport.conversations.draft);
  await panel.getByRole('button', { name: walletSupport.conversations.begin }).click();
  await subjectField(page).fill('Another matter');
  await textField(page).fill('Hello');
  await chatOf(page).getByRole('button', { name: walletPanels.close }).click();
  await page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('link', { name: wallet.nav.market })
    .click();
  await reloadPage(page);
  await conversationsOf(panel).getByRole('button').click();
  await expect(textField(page)).toHaveValue('One more\nquestion');
  await openPage(page, '/w?panel=chat&conversation=new');
  await expect(subjectField(page)).toHaveValue('Another matter');
  await expect(textField(page)).toHaveValue('Hello');
  await textField(page).press('Enter');
  await expect(messagesOf(page)).toHaveCount(2);
  await openPage(page, '/w?panel=chat&conversation=new');
  await expect(subjectField(page)).toHaveValue('');
});

test('a logout clears drafts and queued messages in every tab', async ({ page, mock }) => {
  await startConversation(page);
  await textField(page).fill('Nobody else reads this');
  const other = await mock.secondPage();
  await openPage(other, `${QUIET_SCREEN}?panel=chat&conversation=new`);
  await textField(other).fill('Nor this');
  const storedDrafts = (tab: typeof page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  expect([(await storedDrafts(page)).length, (await storedDrafts(other)).length]).toEqual([1, 1]);
  // The other tab receives the end of the session and checks it.
  mock.expectErrors('/user/profile/status');
  await openPage(page, '/w/logout');
  await page.getByRole('main').getByRole('button', { name: wallet.logout.confirm }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect([await storedDrafts(page), await storedDrafts(other)]).toEqual([[], []]);
});

test('an expired session keeps a draft and a queued message for the same user', async ({ page, mock }) => {
  test.slow();
  const { email, password } = await mock.persona('complete', { login: true });
  await startConversation(page);
  const [, query] = page.url().split(QUIET_SCREEN);
  mock.expectErrors(/./);
  await page.context().setOffline(true);
  await textField(page).fill('Written without a network');
  await textField(page).press('Enter');
  await expect(messagesOf(page).last()).toContainText(en.states.waiting);
  await textField(page).fill('And a draft');
  await mock.fault({ op: '*', effect: { type: 'expire-session' }, times: 1 });
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login');
  await mock.clearFaults();
  await submitEmail(page, email);
  await submitPassword(page, password);
  await expect(page).toHaveURL(`${QUIET_SCREEN}${query}`);
  await expect(textField(page)).toHaveValue('And a draft');
  await expect(messagesOf(page).last()).toContainText(en.states.sent);
  expect(await fetchOwnMessages(page)).toEqual(['My deposit?', 'Written without a network']);
});
