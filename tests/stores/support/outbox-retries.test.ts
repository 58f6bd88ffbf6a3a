import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasQueuedMessages } from '#src/stores/support/has-queued-messages.ts';
import { OPEN, WRITE, openSupport, opening, setNetwork, uuid, writing } from './support-page.ts';
import { eventually } from '../../eventually.ts';

let page: Awaited<ReturnType<typeof openSupport>>;
let stop: () => void;
/** Milliseconds of the pauses between attempts that have begun, the newest last. */
let pauses: () => number[];
/** How many of them a test has waited for. */
let seen: number;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  seen = 0;
  const timers = vi.spyOn(globalThis, 'setTimeout');
  pauses = () => timers.mock.calls.map(([, ms]) => ms ?? 0).filter((ms) => ms >= 2000 && ms <= 8000);
  page = await openSupport();
  stop = page.outgoing.$outboxMessages.listen(() => undefined);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const states = () => page.outgoing.$outboxMessages.get().map(({ text, state }) => [text, state]);
const settled = (wanted: unknown) => eventually(() => expect(states()).toEqual(wanted));

/**
 * Waits for the next pause. It begins once its attempt's answer has been read, some turns after the API had the request: time that
 * passes before that ends no pause. `vi.waitFor` would move the time at each look.
 */
async function pauseBegins(ms: number): Promise<void> {
  while (pauses().length <= seen) await new Promise(setImmediate);
  expect(pauses()[seen]).toBe(ms);
  seen += 1;
}
async function pass(...wanted: readonly number[]): Promise<void> {
  for (const ms of wanted) {
    await pauseBegins(ms);
    await vi.advanceTimersByTimeAsync(ms);
  }
}
/** A conversation that is there; its id. */
async function begun(last = 1): Promise<string> {
  page.outbox.send(opening(last));
  await settled([[`Opens ${last}`, 'sent']]);
  const id = page.outgoing.$createdConversations.get()[uuid(last)] ?? '';
  page.outgoing.removeDelivered(id, await page.messages(id));
  return id;
}

test.each([
  ['lost on its way back', { type: 'reset' }],
  ['cut off', { type: 'truncate' }],
  ['a failure of the server', { type: 'status', status: 500 }],
])('an answer that is %s is asked for again: the message is there once', async (_what, effect) => {
  const id = await begun();
  await page.fault(WRITE, effect, { times: 2, stage: 'post' });
  page.outbox.send(writing(id, 2));
  page.outbox.send(writing(id, 3));
  await pass(2000, 4000);
  await settled([
    ['Text 2', 'sent'],
    ['Text 3', 'sent'],
  ]);
  expect(await page.said(id)).toEqual(['Opens 1', 'Text 2', 'Text 3']);
});

describe('given up after four tries', () => {
  test('it has failed, and what was written after it waits behind it until somebody tries again', async () => {
    const id = await begun();
    await page.fault(WRITE, { type: 'status', status: 503 });
    for (const last of [2, 3]) page.outbox.send(writing(id, last));
    await pass(2000, 4000, 8000);
    await settled([
      ['Text 2', 'failed'],
      ['Text 3', 'failed'],
    ]);
    expect(await page.mock.journal(WRITE)).toHaveLength(4);
    await page.mock.control('DELETE', '/faults');
    page.outbox.retry(page.outgoing.$outboxMessages.get()[1]!);
    await settled([
      ['Text 2', 'sent'],
      ['Text 3', 'sent'],
    ]);
    expect(await page.said(id)).toEqual(['Opens 1', 'Text 2', 'Text 3']);
  });

  test('the next message has retries of its own when the one before it is discarded between two of them', async () => {
    const id = await begun();
    await page.fault(WRITE, { type: 'status', status: 503 });
    for (const last of [2, 3]) page.outbox.send(writing(id, last));
    await pass(2000);
    await pauseBegins(4000);
    page.outgoing.discard(page.outgoing.$outboxMessages.get()[0]!);
    // What is left of the pause, and then the attempts of the second message: the first one and three more.
    await vi.advanceTimersByTimeAsync(4000);
    await pass(2000, 4000, 8000);
    await settled([['Text 3', 'failed']]);
    expect(await page.mock.journal(WRITE)).toHaveLength(6);
  });

  test('one that the API never takes fails alone, with its words, and can be taken back', async () => {
    const id = await begun();
    const refusal = { type: 'status', status: 409, message: 'Closed, sorry.' };
    await page.fault(WRITE, refusal, { times: 1 });
    for (const last of [2, 3]) page.outbox.send(writing(id, last));
    // What is there stands before what is not, as it will in the conversation.
    await settled([
      ['Text 3', 'sent'],
      ['Text 2', 'failed'],
    ]);
    const failed = page.outgoing.$outboxMessages.get()[1]!;
    expect(failed.error).toMatchObject({ serverMessage: 'Closed, sorry.' });
    page.outgoing.discard(failed);
    expect(states()).toEqual([['Text 3', 'sent']]);
    expect(hasQueuedMessages()).toBe(false);
  });

  test('a conversation that could not begin takes what would follow it along', async () => {
    await page.fault(OPEN, { type: 'status', status: 422 });
    setNetwork(false);
    page.outbox.send(opening(1));
    page.outbox.send(writing(uuid(1), 2));
    setNetwork(true);
    await settled([
      ['Opens 1', 'failed'],
      ['Text 2', 'failed'],
    ]);
    page.outgoing.discard(page.outgoing.$outboxMessages.get()[0]!);
    expect(states()).toEqual([]);
  });
});
