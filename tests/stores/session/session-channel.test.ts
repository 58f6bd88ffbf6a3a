import { beforeEach, expect, test } from 'vitest';
import { session } from '#src/api/storage.ts';
import {
  broadcastSession,
  onSessionMessage,
  receiveSessionMessage,
} from '#src/stores/session/session-channel.ts';
import { newDocument } from '../new-document.ts';

beforeEach(() => {
  newDocument();
  session.write('draft:user-info', '{"first_name":"Tobi"}');
});

/** The messages another tab receives while `act` runs. */
async function receivedByAnotherTab(act: () => void): Promise<unknown[]> {
  const otherTab = new BroadcastChannel('auth');
  const last = new BroadcastChannel('auth');
  const received: unknown[] = [];
  const done = new Promise<void>((resolve) => {
    otherTab.onmessage = ({ data }) => {
      if (data === 'last') resolve();
      else received.push(data);
    };
  });
  act();
  last.postMessage('last');
  await done;
  for (const channel of [otherTab, last]) channel.close();
  return received;
}

test('a log-out that the API reports reaches this tab’s listeners once, without its drafts, and no other tab', async () => {
  const received: unknown[] = [];
  const stop = onSessionMessage((message) => received.push([message, session.keys()]));
  expect(await receivedByAnotherTab(() => receiveSessionMessage('signed-out'))).toEqual([]);
  expect(received).toEqual([['signed-out', []]]);
  stop();
  receiveSessionMessage('signed-out');
  expect(received).toHaveLength(1);
});

test('a broadcast reaches the other tabs and not this one', async () => {
  const received: unknown[] = [];
  const stop = onSessionMessage((message) => received.push(message));
  expect(await receivedByAnotherTab(() => broadcastSession('signed-in'))).toEqual(['signed-in']);
  expect(received).toEqual([]);
  stop();
});
