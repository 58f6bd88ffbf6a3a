import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, renderScreen, pass, signedIn } from '../../../../render-wallet.tsx';
import { bell } from '../notifications/notification-rows.ts';
import { expectItems, searchField, searchResults, suggested } from './articles.ts';
import {
  FAQS,
  HELP,
  LIST,
  answer,
  beginTalk,
  chat,
  help,
  log,
  openTalk,
  talkRow,
  talksAt,
  write,
} from './conversation.ts';

const { walletSupport: en, walletChat, toasts, wallet, notifications } = messages('en');

const talks = () => within(help()).getByRole('region', { name: en.conversations.heading });
const back = () => buttonIn(chat, walletChat.back);

for (const effect of [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
  { type: 'drift', change: 'wrong-type', field: 'data' },
] satisfies Effect[])
  // requirement: 2.53
  test(`what cannot be had (${effect.type}) says so on its own; Retry brings it`, async () => {
    const mock = await signedIn();
    for (const op of [FAQS, LIST]) await mock.fault(op, effect);
    const { user } = await renderScreen(HELP, { mock });
    await expectText(suggested).toContain(en.articles.failed);
    await expectText(talks).toContain(en.conversations.failed);
    if (effect.type === 'status') expect(suggested().textContent).toMatch(/Error ID: \S+/);
    expect(help().textContent).not.toContain(en.conversations.emptyHeading);
    // The way to us stays open.
    expect(await buttonIn(help, en.conversations.begin)).toHaveProperty('disabled', false);
    await mock.clearFaults();
    await user.click(await buttonIn(suggested, wallet.load.retry));
    await expectItems(suggested).toHaveLength(3);
    await user.click(await buttonIn(talks, wallet.load.retry));
    await expectText(talks).toContain(en.conversations.emptyHeading);
  });

// requirement: 2.54
test('what nobody answers is a skeleton, and after ten seconds a word; it comes, or is left', async () => {
  const mock = await signedIn();
  const held = [];
  for (const op of [FAQS, LIST, 'GET /status']) held.push(await mock.hold(op));
  const { user } = await renderScreen(HELP, { mock });
  await expectText(suggested).toContain(en.articles.loading);
  await expectText(talks).toContain(en.conversations.loading);
  expect(help().textContent).not.toMatch(/\d/);
  await pass(10_000);
  await expect.poll(() => within(help()).queryAllByText(toasts.stillWorking)).toHaveLength(2);
  for (const call of held) await call.release();
  await expectItems(suggested).toHaveLength(3);
  await expectText(talks).toContain(en.conversations.emptyHeading);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

// requirement: 2.56
test('without a network: that, once; what is there stays, and what is not comes when there is one', async () => {
  const { user } = await renderScreen(HELP);
  await expectItems(suggested).toHaveLength(3);
  setNetwork(false);
  await expect.poll(() => within(help()).queryAllByText(en.status.offline)).toHaveLength(1);
  await expectItems(suggested).toHaveLength(3);
  await write(user, await searchField(), 'whatsapp');
  await expectText(help).toContain(en.search.offline);
  setNetwork(true);
  await expectItems(searchResults).toHaveLength(1);
  await expectText(help).toContain(en.status.fine);
});

test('a conversation with something new is marked until it is read, and says how it stands', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await user.click(await back());
  await expectText(talkRow).toContain(en.conversations.open);
  await answer();
  await expectText(talkRow).toContain('1 new message');
  expect(talkRow().textContent).toContain(en.conversations.answered);
  // What is told while the chat is closed counts as new at the API too.
  expect(await talksAt(mock)).toMatchObject([{ unread: 1 }]);
  await user.click(within(talkRow()).getByRole('button'));
  await expectText(log).toContain('Thank you for writing');
  await user.click(await back());
  await expectText(talkRow).not.toContain('new message');
  await renderScreen(HELP, { mock });
  await expectText(talkRow).toContain(en.conversations.answered);
  expect(talkRow().textContent).not.toContain('new message');
});

test('the status names what has trouble, and admits not to know', async () => {
  const mock = await signedIn();
  const since = '2026-11-21T09:42:00.000Z';
  for (const [id, status] of [
    ['deposits', 'degraded'],
    ['sign-in', 'down'],
  ] as const)
    await mock.control('PATCH', '/state', [
      { op: 'replace', path: `/serviceComponents/${id}`, value: { status, since } },
    ]);
  await renderScreen(HELP, { mock });
  await expectText(help).toContain('Problems with: Sign-up and login and Deposits');
  await mock.fault('GET /status', { type: 'status', status: 500 });
  await renderScreen(HELP, { mock });
  await expectText(help).toContain(en.status.unknown);
  expect(help().textContent).not.toContain(en.status.fine);
});

test('a status that nobody answers is unknown after four seconds, and the rest is there', async () => {
  const mock = await signedIn();
  await mock.hold('GET /status');
  await renderScreen(HELP, { mock });
  await expectItems(suggested).toHaveLength(3);
  expect(help().textContent).not.toContain(en.status.unknown);
  await pass(4000);
  await expectText(help).toContain(en.status.unknown);
});

test('the notification of an answer leads to it', async () => {
  const mock = await signedIn();
  await beginTalk(mock, 'Where is it');
  const { user } = await renderScreen('/w/security', { mock });
  await expect.poll(() => mock.journal('GET /wallet/stream')).toHaveLength(1);
  const before = bell();
  await answer();
  await expect.poll(() => bell()).not.toBe(before);
  await user.click(screen.getByRole('button', { name: bell() ?? '' }));
  const name = new RegExp(`^${notifications.unread} Support has answered`);
  await user.click(await screen.findByRole('link', { name }));
  await expect.poll(() => within(chat()).getByRole('heading', { name: 'Where is it' }).tagName).toBe('H3');
  await expectText(log).toContain('Thank you for writing');
  expect(location.search).toMatch(/panel=chat&conversation=cnv_/);
});
