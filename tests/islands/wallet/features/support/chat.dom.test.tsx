import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { extendSession } from '#contract/session.ts';
import type { Effect } from '#mock-api/faults/fault-types.ts';
import { messages } from '#src/i18n/messages.ts';
import { locales } from '#src/intl/locale.ts';
import { setNetwork } from '../../../../dom-page.ts';
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
  WRITE,
  answer,
  beginTalk,
  chat,
  help,
  lastLine,
  lines,
  log,
  openTalk,
  say,
  subjectField,
  talkRows,
  talksAt,
  textField,
  write,
} from './conversation.ts';
import { onAnyDay } from '../../on-any-day.ts';

const { walletChat: en, wallet, walletSupport, toasts } = messages('en');
const { retry } = wallet.load;
const HOUR = 3_600_000;

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
    await user.click(within(alert).getByRole('button', { name: retry }));
    await expect.poll(() => lines()).toHaveLength(2);
    expect((await textField()).value).toBe('Hello?');
    // The button is gone: one goes on reading what it brought.
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(en.scroll);
  });

test('without the list it cannot say which conversation is open, and says that', async () => {
  const mock = await signedIn();
  await mock.fault(LIST, { type: 'status', status: 500 });
  const { user } = await renderScreen('/w/security?panel=chat', { mock });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain(en.failed);
  await mock.clearFaults();
  await user.click(within(alert).getByRole('button', { name: retry }));
  await screen.findByRole('heading', { name: en.newHeading });
  await expect.poll(() => document.activeElement).toBe(await subjectField());
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
  await expectText(chat).toMatch(onAnyDay(/Last updated \d\d:\d\d\./));
  expect(lines()).toHaveLength(2);
  const button = await buttonIn(chat, retry);
  await user.click(button);
  // One more failure leaves the focus where it was.
  await expect.poll(() => button.getAttribute('aria-busy')).toBeNull();
  expect(document.activeElement).toBe(button);
  await mock.clearFaults();
  await user.click(button);
  await expectText(chat).not.toContain('Last updated');
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe(en.scroll);
});

test('the focus stays with somebody who has moved on while Retry was under way', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await mock.fault(MESSAGES, { type: 'status', status: 500 });
  await pass(5000);
  await expectText(chat).toContain('Last updated');
  await mock.clearFaults();
  const held = await mock.hold(MESSAGES);
  await user.click(await buttonIn(chat, retry));
  (await textField()).focus();
  await held.release();
  await expectText(chat).not.toContain('Last updated');
  expect(document.activeElement).toBe(await textField());
});

test('without a network, nothing to show is an error of its own, not a skeleton without an end', async () => {
  const mock = await signedIn();
  const { address } = await beginTalk(mock);
  await mock.fault(MESSAGES, { type: 'reset' });
  await renderScreen(address, { mock });
  await screen.findByRole('alert');
  setNetwork(false);
  await expectText(chat).toContain(`${wallet.offline.title} ${wallet.load.whenOnline}`);
  expect(chat().querySelector('.skeleton')).toBeNull();
  await mock.clearFaults();
  setNetwork(true);
  await expect.poll(() => lines()).toHaveLength(2);
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

test('a closed conversation takes no more, and leads to a new one', async () => {
  const mock = await signedIn();
  const { address } = await beginTalk(mock);
  await answer();
  await pass(6 * 24 * HOUR);
  await mock.call(extendSession, { body: {} });
  await pass(36 * HOUR);
  const { user } = await renderScreen(address, { mock });
  await expectText(chat).toContain(en.closedText);
  expect(within(chat()).queryByRole('textbox')).toBeNull();
  await user.click(await buttonIn(chat, en.begin));
  const subject = await subjectField();
  await expect.poll(() => document.activeElement).toBe(subject);
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
