import { messages } from './messages.ts';
import { panelOf } from './finding.ts';
import { beginTalk, chatOf, linesOf, ownAt, subjectField, talksOf, textField } from './help.ts';
import { expect, test } from './mock.ts';
import { giveEmail, givePassword } from './sign-in.ts';
import { OPENING } from './wallet-figures.ts';
import { QUIET_SCREEN } from './quiet-screen.ts';

test.use({ persona: 'complete' });

const { walletChat: en, walletSupport, wallet, walletPanels } = messages('en');

// requirement: 2.44
test('what is being written stays over a closed panel, another screen and a reload, each in its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await beginTalk(page, 'Fees');
  await textField(page).fill('One more\nquestion');
  await chatOf(page).getByRole('button', { name: en.back }).click();
  const panel = panelOf(page, 'support');
  await expect(talksOf(panel)).toContainText(walletSupport.conversations.draft);
  await panel.getByRole('button', { name: walletSupport.conversations.begin }).click();
  await subjectField(page).fill('Another matter');
  await textField(page).fill('Hello');
  await chatOf(page).getByRole('button', { name: walletPanels.close }).click();
  await page
    .getByRole('navigation', { name: wallet.nav.label })
    .getByRole('link', { name: wallet.nav.market })
    .click();
  await page.reload();
  await talksOf(panel).getByRole('button').click(OPENING);
  await expect(textField(page)).toHaveValue('One more\nquestion');
  await page.goto('/w?panel=chat&conversation=new');
  await expect(subjectField(page)).toHaveValue('Another matter', OPENING);
  await expect(textField(page)).toHaveValue('Hello');
  await textField(page).press('Enter');
  await expect(linesOf(page)).toHaveCount(2);
  await page.goto('/w?panel=chat&conversation=new');
  await expect(subjectField(page)).toHaveValue('', OPENING);
});

test('a logout takes drafts and what waits along, in every tab', async ({ page, mock }) => {
  await beginTalk(page);
  await textField(page).fill('Nobody else reads this');
  const other = await mock.secondPage();
  await other.goto(`${QUIET_SCREEN}?panel=chat&conversation=new`);
  await textField(other).fill('Nor this', OPENING);
  const kept = (tab: typeof page) =>
    tab.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:')));
  expect([(await kept(page)).length, (await kept(other)).length]).toEqual([1, 1]);
  // The other tab hears that its session is over, and asks.
  mock.expectErrors('/user/profile/status');
  await page.goto('/w/logout');
  await page.getByRole('main').getByRole('button', { name: wallet.logout.confirm }).click(OPENING);
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL('/login');
  expect([await kept(page), await kept(other)]).toEqual([[], []]);
});

test('a session that ran out keeps a draft and a message that waits, for the same person', async ({
  page,
  mock,
}) => {
  test.slow();
  const { email, password } = await mock.persona('complete', { login: true });
  await beginTalk(page);
  const [, query] = page.url().split(QUIET_SCREEN);
  mock.expectErrors(/./);
  await page.context().setOffline(true);
  await textField(page).fill('Written without a network');
  await textField(page).press('Enter');
  await expect(linesOf(page).last()).toContainText(en.states.waiting);
  await textField(page).fill('And a draft');
  await mock.fault({ op: '*', effect: { type: 'expire-session' }, times: 1 });
  await page.context().setOffline(false);
  await expect(page).toHaveURL('/login', OPENING);
  await mock.clearFaults();
  await giveEmail(page, email);
  await givePassword(page, password);
  await expect(page).toHaveURL(`${QUIET_SCREEN}${query}`, OPENING);
  await expect(textField(page)).toHaveValue('And a draft', OPENING);
  await expect(linesOf(page).last()).toContainText(en.states.sent);
  expect(await ownAt(page)).toEqual(['My deposit?', 'Written without a network']);
});
