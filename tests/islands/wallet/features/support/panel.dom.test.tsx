import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Effect } from '#mock-api/faults/effect.ts';
import { messages } from '#src/i18n/messages.ts';
import { interpolate } from '#src/intl/interpolate.ts';
import { locales, localizePath } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
import { buttonIn, expectText, renderScreen, pass, signedIn } from '../../../../render-wallet.tsx';
import { bell } from '../notifications/notification-rows.ts';
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

const answers = () => within(help()).getByRole('region', { name: en.articles.heading });
const talks = () => within(help()).getByRole('region', { name: en.conversations.heading });
const found = () => within(help()).getByRole('list', { name: en.articles.found });
const searchField = () => within(help()).findByRole('textbox', { name: en.search.field });
const items = (place: () => HTMLElement) => expect.poll(() => within(place()).queryAllByRole('listitem'));
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
    await expectText(answers).toContain(en.articles.failed);
    await expectText(talks).toContain(en.conversations.failed);
    if (effect.type === 'status') expect(answers().textContent).toMatch(/Error ID: \S+/);
    expect(help().textContent).not.toContain(en.conversations.emptyHeading);
    // The way to us stays open.
    expect(await buttonIn(help, en.conversations.begin)).toHaveProperty('disabled', false);
    await mock.clearFaults();
    await user.click(await buttonIn(answers, wallet.load.retry));
    await items(answers).toHaveLength(3);
    await user.click(await buttonIn(talks, wallet.load.retry));
    await expectText(talks).toContain(en.conversations.emptyHeading);
  });

// requirement: 2.54
test('what nobody answers is a skeleton, and after ten seconds a word; it comes, or is left', async () => {
  const mock = await signedIn();
  const held = [];
  for (const op of [FAQS, LIST, 'GET /status']) held.push(await mock.hold(op));
  const { user } = await renderScreen(HELP, { mock });
  await expectText(answers).toContain(en.articles.loading);
  await expectText(talks).toContain(en.conversations.loading);
  expect(help().textContent).not.toMatch(/\d/);
  await pass(10_000);
  await expect.poll(() => within(help()).queryAllByText(toasts.stillWorking)).toHaveLength(2);
  for (const call of held) await call.release();
  await items(answers).toHaveLength(3);
  await expectText(talks).toContain(en.conversations.emptyHeading);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a screen without answers says so', async () => {
  const mock = await signedIn();
  await mock.fault(FAQS, { type: 'reply', body: { status: 'success', data: { items: [] } } });
  await renderScreen(HELP, { mock });
  await expectText(help).toContain(en.articles.none);
  within(help()).getByRole('link', { name: new RegExp(`^${en.articles.all}`) });
});

test('a search that fails says so, with the way to try it again', async () => {
  const { user, mock } = await renderScreen(HELP);
  await items(answers).toHaveLength(3);
  await mock.fault(FAQS, { type: 'status', status: 500, message: null });
  await write(user, await searchField(), 'whatsapp');
  await expectText(help).toContain(en.search.failed);
  await mock.clearFaults();
  await user.click(await buttonIn(help, wallet.load.retry));
  await items(found).toHaveLength(1);
});

// requirement: 2.56
test('without a network: that, once; what is there stays, and what is not comes when there is one', async () => {
  const { user } = await renderScreen(HELP);
  await items(answers).toHaveLength(3);
  setNetwork(false);
  await expect.poll(() => within(help()).queryAllByText(en.status.offline)).toHaveLength(1);
  await items(answers).toHaveLength(3);
  await write(user, await searchField(), 'whatsapp');
  await expectText(help).toContain(en.search.offline);
  setNetwork(true);
  await items(found).toHaveLength(1);
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

// requirement: 2.43
test('on another screen there are other answers, while the panel stays', async () => {
  const { user } = await renderScreen(HELP, { width: 1440 });
  await expectText(answers).toContain('How do I send to a username?');
  const menu = screen.getByRole('navigation', { name: wallet.nav.label });
  await user.click(within(menu).getByRole('link', { name: wallet.nav.market }));
  await expect.poll(() => location.pathname + location.search).toBe('/w/marketplace?panel=support');
  await expectText(answers).not.toContain('How do I send to a username?');
  await items(answers).not.toHaveLength(0);
});

for (const locale of locales) {
  const { walletSupport: words } = messages(locale);

  // requirement: 2.43
  test(`in ${locale}: how the service is, answers for the screen, and what we never ask for`, async () => {
    const place = () => help(locale);
    await renderScreen(HELP, { locale });
    await expectText(place).toContain(words.status.fine);
    const list = within(await within(place()).findByRole('list', { name: words.articles.heading }));
    const links = list.getAllByRole('link');
    expect(links).toHaveLength(3);
    expect(links[0]?.textContent).toContain(
      locale === 'en' ? 'How do I send to a username?' : '如何向用户名转账？',
    );
    expect(links[0]?.textContent).toContain(words.newTab);
    expect(links[0]?.getAttribute('href')).toBe(localizePath(locale, '/support#send-to-username'));
    for (const [name, path] of [
      [words.articles.all, '/support'],
      [words.status.link, '/support/status'],
    ] as const) {
      const link = within(place()).getByRole('link', { name: new RegExp(`^${name}`) });
      expect(link.getAttribute('href')).toBe(localizePath(locale, path));
    }
    await expectText(place).toContain(words.conversations.emptyHeading);
    expect(place().textContent).toContain(words.never);
  });

  test(`in ${locale}: answers are found as one types, counted, cleared`, async () => {
    const place = () => within(help(locale));
    const { user, mock } = await renderScreen(HELP, { locale });
    const field = await screen.findByRole('textbox', { name: words.search.field });
    await user.type(field, 'whatsapp');
    const list = await place().findByRole('list', { name: words.articles.found });
    expect(within(list).getByRole('link').getAttribute('href')).toBe(
      localizePath(locale, '/support#link-whatsapp'),
    );
    const told = interpolate(words.search.count.one, { count: 1 });
    await expect
      .poll(() =>
        place()
          .getAllByRole('status')
          .map(({ textContent }) => textContent),
      )
      .toContain(told);
    const asked = (await mock.journal(FAQS)).map(({ path }) =>
      new URL(path, 'http://a').searchParams.get('q'),
    );
    expect(asked.filter((typed) => typed !== null)).toEqual(['whatsapp']);
    await write(user, field, 'zzzz');
    await expectText(() => help(locale)).toContain(interpolate(words.search.none, { typed: 'zzzz' }));
    await user.click((await place().findAllByRole('button', { name: words.search.clear })).at(-1)!);
    expect(document.activeElement).toBe(field);
    await place().findByRole('list', { name: words.articles.heading });
  });
}

test('the status names what has trouble, and admits not to know', async () => {
  const mock = await signedIn();
  const since = '2026-11-21T09:42:00.000Z';
  for (const [id, status] of [
    ['deposits', 'degraded'],
    ['sign-in', 'down'],
  ] as const)
    await mock.control('PATCH', '/state', [
      { op: 'replace', path: `/components/${id}`, value: { status, since } },
    ]);
  await renderScreen(HELP, { mock });
  await expectText(help).toContain('Trouble with: Sign-up and login and Deposits');
  await mock.fault('GET /status', { type: 'status', status: 500 });
  await renderScreen(HELP, { mock });
  await expectText(help).toContain(en.status.unknown);
  expect(help().textContent).not.toContain(en.status.fine);
});

test('a status that nobody answers is unknown after four seconds, and the rest is there', async () => {
  const mock = await signedIn();
  await mock.hold('GET /status');
  await renderScreen(HELP, { mock });
  await items(answers).toHaveLength(3);
  expect(help().textContent).not.toContain(en.status.unknown);
  await pass(4000);
  await expectText(help).toContain(en.status.unknown);
});

test('an answer that leads out of the support pages is text alone', async () => {
  const mock = await signedIn();
  const paths = [
    'https://evil.example',
    '//evil.example',
    'javascript:alert(1)',
    '/login',
    '/support/../login',
  ];
  const articles = paths.map((path, index) => ({
    id: `a${index}`,
    title: `<img src=x onerror=alert(1)> ${index}\u202e`,
    summary: '<a href="https://evil.example">here</a>',
    path,
  }));
  await mock.fault(FAQS, { type: 'reply', body: { status: 'success', data: { items: articles } } });
  await renderScreen(HELP, { mock });
  const list = () => within(help()).getByRole('list', { name: en.articles.heading });
  await items(list).toHaveLength(paths.length);
  expect(within(list()).queryAllByRole('link')).toEqual([]);
  expect(list().querySelector('img')).toBeNull();
  expect(list().textContent).toContain('<img src=x onerror=alert(1)> 0');
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
