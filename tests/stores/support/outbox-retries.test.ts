import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hasQueuedMessages } from '#src/stores/support/has-queued-messages.ts';
import { OPEN, WRITE, openSupport, opening, setNetwork, uuid, writing } from './support-page.ts';

let page: Awaited<ReturnType<typeof openSupport>>;
let stop: () => void;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  page = await openSupport();
  stop = page.outgoing.$outboxMessages.listen(() => undefined);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const states = () => page.outgoing.$outboxMessages.get().map(({ text, state }) => [text, state]);
const settled = (wanted: unknown) => vi.waitFor(() => expect(states()).toEqual(wanted));
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
  await vi.waitFor(async () => expect(await page.mock.journal(WRITE)).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(2000);
  await vi.waitFor(async () => expect(await page.mock.journal(WRITE)).toHaveLength(2));
  await vi.advanceTimersByTimeAsync(4000);
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
    for (const [tries, pause] of [
      [1, 2000],
      [2, 4000],
      [3, 8000],
    ] as const) {
      await vi.waitFor(async () => expect(await page.mock.journal(WRITE)).toHaveLength(tries));
      await vi.advanceTimersByTimeAsync(pause);
    }
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
    const attempts = async (count: number) =>
      vi.waitFor(async () => expect(await page.mock.journal(WRITE)).toHaveLength(count));
    await attempts(1);
    await vi.advanceTimersByTimeAsync(2000);
    await attempts(2);
    page.outgoing.discard(page.outgoing.$outboxMessages.get()[0]!);
    // What is left of the pause, and then the attempts of the second message: the first one and three more.
    for (const [count, pause] of [
      [2, 4000],
      [3, 2000],
      [4, 4000],
      [5, 8000],
    ] as const) {
      await attempts(count);
      await vi.advanceTimersByTimeAsync(pause);
    }
    await attempts(6);
    await settled([['Text 3', 'failed']]);
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
