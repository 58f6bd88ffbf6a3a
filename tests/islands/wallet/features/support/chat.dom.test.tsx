import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { extend } from '#contract/session-life.ts';
import type { Effect } from '#mock-api/faults/effect.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  pass,
  renderScreen,
  signedIn,
} from '../../../../render-wallet.tsx';
import {
  LIST,
  MESSAGES,
  NEW_TALK,
  WRITE,
  answer,
  beginTalk,
  chat,
  help,
  lastLine,
  lines,
  log,
  openTalk,
  ownAt,
  say,
  subjectField,
  talkRows,
  talksAt,
  textField,
  write,
} from './conversation.ts';

const { walletChat: en, walletSupport, toasts, account } = messages('en');
const HOUR = 3_600_000;

/** What a field says beside it. */
const told = (field: HTMLElement) =>
  expect.poll(() => {
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
  });

for (const effect of [
  { type: 'status', status: 500 },
  { type: 'reset' },
  { type: 'malformed' },
] satisfies Effect[])
  // requirement: 2.53
  test(`a conversation that cannot be had (${effect.type}) says so, and Retry brings it`, async () => {
    const mock = await signedIn();
    const { address } = await beginTalk(mock);
    await mock.fault(MESSAGES, effect);
    const { user } = await renderScreen(address, { mock });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(en.failed);
    if (effect.type === 'status') expect(alert.textContent).toMatch(/Error ID: \S+/);
    // What is written meanwhile stays.
    await write(user, await textField(), 'Hello?');
    await mock.clearFaults();
    await user.click(within(alert).getByRole('button', { name: en.retry }));
    await expect.poll(() => lines()).toHaveLength(2);
    expect((await textField()).value).toBe('Hello?');
  });

test('without the list it cannot say which conversation is open, and says that', async () => {
  const mock = await signedIn();
  await mock.fault(LIST, { type: 'status', status: 500 });
  const { user } = await renderScreen('/w/security?panel=chat', { mock });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(en.failed);
  await mock.clearFaults();
  await user.click(within(alert).getByRole('button', { name: en.retry }));
  await screen.findByRole('heading', { name: en.newHeading });
});

test('without an address it opens the one with something new, and stays with it once that is read', async () => {
  const mock = await signedIn();
  await beginTalk(mock, 'First');
  const second = await beginTalk(mock, 'Second');
  await renderScreen(second.address, { mock });
  await answer();
  await expectText(log).toContain('Thank you');
  await renderScreen('/w/security?panel=chat', { mock });
  await expectText(log).toContain('Thank you');
  await expect.poll(() => location.search).toContain('conversation=');
  await expect.poll(async () => (await talksAt(mock)).map(({ unread }) => unread)).toEqual([0, 0]);
  expect(within(chat()).getByRole('heading', { name: 'First' })).toBeDefined();
});

// requirement: 2.54
test('what nobody answers is a skeleton, and after ten seconds a word; it can still be left', async () => {
  const mock = await signedIn();
  const { address } = await beginTalk(mock);
  await mock.hold(MESSAGES);
  const { user } = await renderScreen(address, { mock });
  await expectText(chat).toContain(en.loading);
  expect(within(chat()).queryByRole('log')).toBeNull();
  await pass(10_000);
  await expectText(chat).toContain(toasts.stillWorking);
  await user.keyboard('{Escape}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

test('a conversation that there is not leads back to those that there are', async () => {
  const { user } = await renderScreen('/w/security?panel=chat&conversation=cnv_none');
  await screen.findByRole('heading', { name: en.gone });
  expect(within(chat()).queryByRole('textbox')).toBeNull();
  await user.click(within(chat()).getAllByRole('button', { name: en.back }).at(-1)!);
  await expectText(help).toContain(walletSupport.never);
});

test('what is there stays when news cannot be had, with its age', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await mock.fault(MESSAGES, { type: 'status', status: 500 });
  // It looks whether one’s own was delivered.
  await pass(5000);
  await expectText(chat).toMatch(/Last updated \d\d:\d\d\./);
  expect(lines()).toHaveLength(2);
  await mock.clearFaults();
  await user.click(await buttonIn(chat, en.retry));
  await expectText(chat).not.toContain('Last updated');
});

// requirement: 2.42
test('while nothing arrives by itself it is asked for', async () => {
  const mock = await signedIn();
  await mock.fault('GET /wallet/stream', { type: 'status', status: 503 });
  await openTalk(mock);
  await pass(25_000);
  // One's own is read by then: nothing else would ask.
  await expectText(lastLine).toContain(en.states.read);
  await pass(30_000);
  await expectText(log).toContain('Thank you for writing');
});

test('messages are a log that is told politely; their words are text', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  expect(log().getAttribute('aria-live')).toBe('polite');
  within(log()).getByRole('heading', { name: 'Today' });
  await say(user, '<b>bold</b> https://evil.example\n\n\n\n<img src=x onerror=alert(1)>');
  await expectText(lastLine).toContain('<b>bold</b> https://evil.example\n\n<img src=x onerror=alert(1)>');
  await expectText(lastLine).toContain(en.states.sent);
  expect(log().querySelector('a, b img, img')).toBeNull();
  expect(await mock.journal(WRITE)).toHaveLength(1);
});

test('an Enter that ends a character is none that sends, and its Escape closes nothing', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  const field = await textField();
  await write(user, field, 'ni hao');
  for (const key of ['Enter', 'Escape']) fireEvent.keyDown(field, { key, isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(field.value).toBe('ni hao');
  await user.type(field, ', Support{Enter}');
  await expectText(lastLine).toContain('ni hao, Support');
  expect(await ownAt(mock)).toEqual(['My deposit?', 'ni hao, Support']);
});

test('what cannot be sent says why beside its field, and nothing is cut', async () => {
  const { user, mock } = await renderScreen(NEW_TALK);
  const subject = await subjectField();
  const field = await textField();
  const send = await buttonIn(chat, en.send);
  await user.click(send);
  await told(subject).toBe(en.emptySubject);
  expect(document.activeElement).toBe(subject);
  await write(user, subject, 'Fees');
  await user.click(send);
  await told(field).toContain(en.empty);
  expect(document.activeElement).toBe(field);
  await write(user, field, 'x'.repeat(1850));
  await told(field).toContain('150 characters left');
  await write(user, field, 'x'.repeat(2003));
  await told(field).toContain('This is 3 characters too long');
  await user.keyboard('{Enter}');
  expect(field.value).toHaveLength(2003);
  await write(user, field, 'x'.repeat(2000));
  await user.keyboard('{Enter}');
  await expect.poll(() => lines()).toHaveLength(2);
  // One conversation: the one that was too long began none.
  expect(await talksAt(mock)).toHaveLength(1);
  expect((await ownAt(mock))[0]).toHaveLength(2000);
});

for (const locale of locales)
  test(`in ${locale}: what looks like a secret is warned of while it is typed, and can be sent all the same`, async () => {
    const { walletChat: words } = messages(locale);
    const { user } = await renderScreen(NEW_TALK, { locale });
    await write(user, await subjectField(locale), 'A subject');
    const field = await textField(locale);
    await write(user, field, locale === 'en' ? 'My PIN is 4829' : '我的验证码是 482910');
    await expectText(() => chat(locale)).toContain(words.secret.code);
    await user.keyboard('{Enter}');
    await expect.poll(() => lines(locale).at(-1)?.textContent).toContain('482');
    await expectText(() => chat(locale)).not.toContain(words.secret.code);
    await write(
      user,
      await textField(locale),
      'abandon ability able about above absent absorb abstract absurd abuse access accident',
    );
    await expectText(() => chat(locale)).toContain(words.secret.phrase);
  });

test('a closed conversation takes no more, and leads to a new one', async () => {
  const mock = await signedIn();
  const { address } = await beginTalk(mock);
  await answer();
  await pass(6 * 24 * HOUR);
  await mock.call(extend, {});
  await pass(36 * HOUR);
  const { user } = await renderScreen(address, { mock });
  await expectText(chat).toContain(en.closedText);
  expect(within(chat()).queryByRole('textbox')).toBeNull();
  await user.click(await buttonIn(chat, en.begin));
  const subject = await subjectField();
  await expect.poll(() => document.activeElement).toBe(subject);
});

test('a double click on Send sends once, and is not told off', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await write(user, await textField(), 'Only once');
  await user.dblClick(await buttonIn(chat, en.send));
  await expectText(lastLine).toContain('Only once');
  await expectText(lastLine).toContain(en.states.sent);
  expect(chat().textContent).not.toContain(en.empty);
  expect(await ownAt(mock)).toEqual(['My deposit?', 'Only once']);
});

test('another language changes every word but one’s own', async () => {
  const { user } = await renderScreen('/w/account?panel=chat&conversation=new', { width: 1440 });
  await write(user, await subjectField(), 'My deposit');
  await write(user, await textField(), 'Half a sent');
  await user.click(await screen.findByRole('radio', { name: account.look.languages.cn }));
  await expect.poll(async () => (await subjectField('cn')).value).toBe('My deposit');
  const field = await textField('cn');
  expect(field.value).toBe('Half a sent');
  await user.type(field, '{Enter}');
  // What support says is told in the language of the moment.
  await expectText(() => log('cn')).toContain('我们绝不会索要');
  await user.click(await screen.findByRole('radio', { name: messages('cn').account.look.languages.en }));
  await expectText(() => log()).toContain('We’ll never ask');
  expect(log().textContent).toContain('Half a sent');
});

// requirement: 2.43
test('a new conversation says that nothing is asked for', async () => {
  await renderScreen(NEW_TALK);
  await expectText(chat).toContain(walletSupport.never);
  expect(chat().textContent).toContain(en.newHeading);
});

for (const locale of locales)
  // requirement: 2.49
  test(`in ${locale}: hidden balances are hidden in subjects, messages and answers too`, async () => {
    const mock = await signedIn();
    const { address } = await beginTalk(mock, '₦1,234,567.89 and 100 USDT');
    await hideBalances(mock);
    await renderScreen(address.replace('?', '?panel=support&'), { mock, locale });
    await expect.poll(() => lines(locale)).toHaveLength(2);
    await expect.poll(() => talkRows(locale)).toHaveLength(1);
    const heading = within(chat(locale)).getByRole('heading', { level: 3 });
    const row = talkRows(locale)[0];
    for (const place of [heading, log(locale), row]) expect(place?.textContent).toContain('••••••');
    for (const place of [chat(locale), row]) expect(place?.textContent).not.toMatch(/1,234|567|100/);
    expect(help(locale).textContent).toContain(messages(locale).walletSupport.never);
  });
