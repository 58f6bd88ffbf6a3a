import { messages } from './messages.ts';
import { panelOf } from './panels.ts';
import { openSupport } from './support-chat.ts';
import { expect, test } from './mock.ts';
import { totalOf } from './wallet-page.ts';
import { openPage } from './open-page.ts';

test.use({ persona: 'complete' });

const { walletSupport: en, wallet, walletPanels } = messages('en');

test('an article opens in a new tab, and the wallet stays open', async ({ page }) => {
  const panel = await openSupport(page);
  const opened = page.waitForEvent('popup');
  await panel.getByRole('link', { name: 'How do I send to a username?' }).click();
  const article = await opened;
  await expect(article).toHaveURL('/support#send-to-username');
  await expect(article.locator('#send-to-username')).toBeVisible();
  await expect(page).toHaveURL('/w/send?panel=support');
  await expect(panel).toBeVisible();
});

test('the keyboard opens the non-modal panel, moves through it, and returns to its opener', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/w');
  await expect(totalOf(page)).toContainText('₦');
  const help = page.getByRole('banner').getByRole('button', { name: wallet.header.help });
  await help.focus();
  await page.keyboard.press('Enter');
  const panel = panelOf(page, 'support');
  await expect(panel.getByRole('list', { name: en.articles.heading })).toBeVisible();
  await expect(panel.getByRole('heading', { name: walletPanels.titles.support, exact: true })).toBeFocused();
  const answers = panel.getByRole('list', { name: en.articles.heading }).getByRole('link');
  const order = [
    panel.getByRole('button', { name: walletPanels.close }),
    panel.getByRole('link', { name: en.status.link }),
    panel.getByRole('textbox', { name: en.search.field }),
    ...(await answers.all()),
    panel.getByRole('link', { name: en.articles.all }),
    panel.getByRole('button', { name: en.conversations.begin }),
  ];
  for (const next of order) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(help).toBeFocused();
});
