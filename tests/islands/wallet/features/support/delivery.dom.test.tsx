import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '#src/i18n/messages.ts';
import { setNetwork } from '../../../../dom-page.ts';
import {
  buttonIn,
  expectText,
  hideBalances,
  pass,
  renderScreen,
  signedIn,
} from '../../../../render-wallet.tsx';
import { MESSAGES, WRITE, lastLine, lines, openTalk, ownAt, say, textField } from './conversation.ts';

// What becomes of a message that is not taken at once. Tabs, and a network that goes: tests/e2e.

const { walletChat: en } = messages('en');
/** Sent, or what becomes of it then. */
const SENT = new RegExp([en.states.sent, en.states.delivered, en.states.read].join('|'));

const lineOf = (text: string) => () =>
  lines().find(({ textContent }) => textContent.includes(text)) ?? document.createElement('li');

/** The four tries of a write, with the pauses between them. */
async function giveUp(): Promise<void> {
  for (const seconds of [2, 4, 8]) await pass(seconds * 1000 + 100);
}

// requirement: 2.44
test('what waits outlives a reload', async () => {
  const mock = await signedIn();
  const { user, address } = await openTalk(mock);
  await mock.fault(WRITE, { type: 'reset' });
  await say(user, 'Before the reload');
  await expectText(lastLine).toContain(en.states.sending);
  await mock.clearFaults();
  await renderScreen('/w/security', { mock });
  await expect.poll(() => ownAt(mock)).toEqual(['My deposit?', 'Before the reload']);
  await renderScreen(address, { mock });
  await expect.poll(() => lines()).toHaveLength(3);
});

test('an answer that was lost is asked for again, and said once', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await mock.fault(WRITE, { type: 'reset' }, { stage: 'post', times: 1 });
  await say(user, 'Once only');
  await pass(2000);
  await expectText(lastLine).toMatch(SENT);
  expect(lines()).toHaveLength(3);
  expect(await ownAt(mock)).toEqual(['My deposit?', 'Once only']);
});

test('given up, a message says so and stays; Send again and Delete do what they say', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await mock.fault(WRITE, { type: 'status', status: 500 });
  await say(user, 'First', 'Second');
  const [first, second] = [lineOf('First'), lineOf('Second')];
  await giveUp();
  await expectText(first).toContain(en.states.failed);
  await expectText(second).toContain(en.states.failed);
  await user.click(await buttonIn(second, en.discard));
  await expect.poll(() => lines()).toHaveLength(3);
  await mock.clearFaults();
  (await buttonIn(first, en.sendAgain)).focus();
  await user.keyboard('{Enter}');
  await expectText(first).toMatch(SENT);
  expect(document.activeElement).toBe(await textField());
  expect(await ownAt(mock)).toEqual(['My deposit?', 'First']);
});

test('what the API does not take is told in its words, and cannot be sent again', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  const message = 'This conversation has just been closed.';
  await mock.fault(WRITE, { type: 'status', status: 409, message });
  await say(user, 'Too late');
  await expectText(lastLine).toContain(message);
  expect(within(lastLine()).queryByRole('button', { name: en.sendAgain })).toBeNull();
  (await buttonIn(lastLine, en.discard)).focus();
  await user.keyboard('{Enter}');
  await expect.poll(() => lines()).toHaveLength(2);
  expect(document.activeElement).toBe(await textField());
});

test('a message that the API asks patience for says so, and goes by itself', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await mock.fault(WRITE, { type: 'status', status: 429, retryAfter: 5 }, { times: 1 });
  await say(user, 'Patience');
  await expectText(lastLine).toContain(en.states.held);
  await pass(5000);
  await expectText(lastLine).toMatch(SENT);
  expect(await ownAt(mock)).toEqual(['My deposit?', 'Patience']);
});

test('when nobody can say whether it was sent, that is told; sent again it is there once', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  await mock.fault(WRITE, { type: 'status', status: 502 }, { stage: 'post' });
  await mock.fault(MESSAGES, { type: 'reset' });
  await say(user, 'Perhaps');
  await giveUp();
  await pass(2000);
  await expectText(lineOf('Perhaps')).toContain(en.unsure);
  await mock.clearFaults();
  await user.click(await buttonIn(lineOf('Perhaps'), en.sendAgain));
  await expectText(lineOf('Perhaps')).toMatch(SENT);
  expect(await ownAt(mock)).toEqual(['My deposit?', 'Perhaps']);
});

test('without a network it says so, and what is written waits', async () => {
  const mock = await signedIn();
  const { user } = await openTalk(mock);
  setNetwork(false);
  await say(user, 'One');
  await expectText(lastLine).toContain(en.states.waiting);
  expect(document.body.textContent).toContain(en.offline);
  setNetwork(true);
  await expectText(lastLine).toMatch(SENT);
});

// requirement: 2.49
test('while balances are hidden the API’s words about a message have no figure', async () => {
  const mock = await signedIn();
  await hideBalances(mock);
  const { user } = await openTalk(mock);
  await mock.fault(WRITE, { type: 'status', status: 409, message: 'Not while ₦54,321.09 is on its way.' });
  await say(user, 'Too late');
  await expectText(lastLine).toContain('Not while ••••••');
  expect(document.body.textContent).not.toContain('54,321');
});
