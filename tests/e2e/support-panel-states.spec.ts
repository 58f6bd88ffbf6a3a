import type { Effect } from '#mock-api/faults/effect.ts';
import { messages } from '#src/i18n/messages.ts';
import { mockUrl } from '../../scripts/addresses.ts';
import { panelOf } from './finding.ts';
import { FAQS, LIST, answer, beginTalk, openHelp, talksOf } from './help.ts';
import { expect, test } from './mock.ts';
import { OPENING } from './wallet-figures.ts';

test.use({ persona: 'complete' });

const { walletSupport: en, walletLists, walletChat, toasts } = messages('en');
const effects: readonly Effect[] = [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
  { type: 'drift', change: 'wrong-type', field: 'data' },
];

for (const effect of effects)
  // requirement: 2.53
  test(`what cannot be had (${effect.type}) says so on its own; Retry brings it`, async ({ page, mock }) => {
    for (const op of [FAQS, LIST]) await mock.fault({ op, effect });
    const panel = await openHelp(page);
    const answers = panel.getByRole('region', { name: en.articles.heading });
    const talks = panel.getByRole('region', { name: en.conversations.heading });
    await expect(answers).toContainText(en.articles.failed);
    await expect(talks).toContainText(en.conversations.failed);
    if (effect.type === 'status') await expect(answers).toContainText(/Request \S+/);
    await expect(panel).not.toContainText(en.conversations.emptyHeading);
    // The way to us stays open.
    await expect(panel.getByRole('button', { name: en.conversations.begin })).toBeEnabled();
    await mock.clearFaults();
    await answers.getByRole('button', { name: walletLists.retry }).click();
    await expect(answers.getByRole('listitem')).toHaveCount(3);
    await talks.getByRole('button', { name: walletLists.retry }).click();
    await expect(talks).toContainText(en.conversations.emptyHeading);
  });

// requirement: 2.54
test('what nobody answers is bones, and after ten seconds a word', async ({ page, mock }) => {
  await mock.clock.hold();
  for (const op of [FAQS, LIST, 'GET /status']) await mock.fault({ op, effect: { type: 'hang' } });
  const panel = await openHelp(page);
  await expect(panel.getByRole('status').filter({ hasText: en.articles.loading })).toHaveCount(1);
  await expect(panel.getByRole('status').filter({ hasText: en.conversations.loading })).toHaveCount(1);
  await expect(panel).not.toContainText(/\d/);
  await mock.clock.advance(10_000);
  await expect(panel.getByText(toasts.stillWorking)).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});

test('what is slow comes', async ({ page, mock }) => {
  for (const op of [FAQS, LIST]) await mock.fault({ op, effect: { type: 'delay', ms: 1500 } });
  const panel = await openHelp(page);
  await expect(panel.getByRole('status').filter({ hasText: en.articles.loading })).toHaveCount(1);
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel).toContainText(en.conversations.emptyHeading);
});

test('a screen without answers says so', async ({ page, mock }) => {
  const body = { status: 'success', data: { items: [] } };
  await mock.fault({ op: FAQS, effect: { type: 'reply', body } });
  const panel = await openHelp(page);
  await expect(panel).toContainText(en.articles.none);
  await expect(panel.getByRole('link', { name: en.articles.all })).toBeVisible();
});

test('a search that fails says so, with the way to try it again', async ({ page, mock }) => {
  const panel = await openHelp(page);
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await mock.fault({ op: FAQS, effect: { type: 'status', status: 500, message: null } });
  await panel.getByRole('textbox', { name: en.search.field }).fill('whatsapp');
  await expect(panel).toContainText(en.search.failed);
  await mock.clearFaults();
  await panel.getByRole('button', { name: walletLists.retry }).click();
  await expect(panel.getByRole('list', { name: en.articles.found }).getByRole('link')).toHaveCount(1);
});

// requirement: 2.56
test('without a network: that, once; what is there stays, and what is not comes when there is one', async ({
  page,
  mock,
}) => {
  mock.expectErrors(mockUrl, '/ws');
  const panel = await openHelp(page);
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await page.context().setOffline(true);
  await expect(panel).toContainText(en.status.offline);
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  await expect(panel.getByText(en.status.offline)).toHaveCount(1);
  await panel.getByRole('textbox', { name: en.search.field }).fill('whatsapp');
  await expect(panel).toContainText(en.search.offline);
  await page.context().setOffline(false);
  await expect(panel.getByRole('list', { name: en.articles.found }).getByRole('link')).toHaveCount(1);
  await expect(panel).toContainText(en.status.fine);
});

test('a conversation with something new is marked until it is read, and says how it stands', async ({
  page,
  mock,
}) => {
  await beginTalk(page);
  await chatOfBack(page);
  const panel = panelOf(page, 'support');
  const row = talksOf(panel);
  await expect(row).toContainText(en.conversations.open);
  await answer(mock);
  await expect(row).toContainText('1 new message');
  await expect(row).toContainText(en.conversations.answered);
  await row.getByRole('button').click();
  await expect(panelOf(page, 'chat').getByRole('log')).toContainText('Thank you for writing');
  await chatOfBack(page);
  await expect(row).not.toContainText('new message');
  await page.reload();
  await expect(row).toContainText(en.conversations.answered, OPENING);
  await expect(row).not.toContainText('new message');
});

const chatOfBack = (page: Parameters<typeof panelOf>[0]) =>
  panelOf(page, 'chat').getByRole('button', { name: walletChat.back }).click();
