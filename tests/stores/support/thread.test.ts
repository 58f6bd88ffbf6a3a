import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MESSAGES_A_MINUTE } from '#contract/support.ts';
import { TestDocument } from '../browser-page.ts';
import { MESSAGES, openSupport, opening, uuid, writing } from './support-page.ts';
import { eventually } from '../../eventually.ts';

let page: Awaited<ReturnType<typeof openSupport>>;
let stops: (() => void)[] = [];
let shown: TestDocument;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  page = await openSupport();
  // Known already: what is measured here is the order of the answers themselves.
  (await import('#src/stores/preferences/display-settings.ts')).$displaySettingsLoaded.set(true);
  shown = new TestDocument();
  vi.stubGlobal('document', Object.assign(shown, { documentElement: { lang: 'en' }, cookie: '' }));
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  vi.useRealTimers();
});

const pass = (seconds: number) => page.mock.control('POST', '/clock/advance', { ms: seconds * 1000 });
const reads = async () => (await page.mock.journal(MESSAGES)).length;

/** A conversation that somebody looks at, with `count` messages of theirs. */
async function look(count = 1) {
  const { outbox, outgoing, thread } = page;
  outbox.send(opening(1));
  for (let last = 2; last <= count; last += 1) outbox.send(writing(uuid(1), last));
  await eventually(() => expect(outgoing.$outboxMessages.get().every(outgoing.isSent)).toBe(true));
  const id = outgoing.$createdConversations.get()[uuid(1)] ?? '';
  const { $state, ...acts } = thread.getThread(id, 'en');
  stops.push($state.listen(() => undefined));
  await eventually(() => expect($state.get().items).not.toBeNull());
  const texts = () => $state.get().items?.map(({ from, text }) => (from === 'customer' ? text : from));
  const states = () =>
    $state
      .get()
      .items?.filter(({ from }) => from === 'customer')
      .map(({ delivery: state }) => state);
  return { id, $state, ...acts, texts, states };
}

test('shows what was said, and what was on its way is not there twice', async () => {
  const { texts } = await look(3);
  expect(texts()).toEqual(['system', 'Opens 1', 'Text 2', 'Text 3']);
  expect(page.outgoing.$outboxMessages.get()).toEqual([]);
});

test('asks whether one’s own was delivered and read while it may be, and no longer', async () => {
  const { states } = await look();
  expect(states()).toEqual(['sent']);
  await pass(3);
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(states()).toEqual(['delivered']));
  await pass(20);
  await vi.advanceTimersByTimeAsync(5000);
  await eventually(() => expect(states()).toEqual(['read']));
  const count = await reads();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reads()).toBe(count);
});

test('out of sight it asks nothing', async () => {
  await look();
  const count = await reads();
  shown.show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reads()).toBe(count);
});

test('an answer comes with the news of it, and makes the conversation read', async () => {
  const { id, texts } = await look();
  const { $conversations, refreshConversations } = page.conversations;
  stops.push($conversations.listen(() => undefined));
  await eventually(() => expect($conversations.get().data).not.toBeNull());
  await pass(45);
  // What the list says before the answer was shown.
  refreshConversations();
  await eventually(() => expect($conversations.get().data?.items[0]).toMatchObject({ id, unread: 1 }));
  page.thread.getThread(id, 'en').retry();
  await eventually(() => expect(texts()).toEqual(['system', 'Opens 1', 'agent']));
  expect($conversations.get().data?.items[0]).toMatchObject({ id, unread: 0 });
});

test('what comes while an answer is on its way is asked for after it', async () => {
  const { id, texts, retry } = await look();
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const answer = await fetch(input, init);
    await gate;
    return answer;
  });
  retry();
  await eventually(async () => expect(await reads()).toBe(2));
  await pass(45);
  await page.mock.control('GET', '/clock');
  retry();
  open();
  await eventually(() => expect(texts()).toContain('agent'));
  expect(id).not.toBe('');
});

test('older ones come page by page, and a failure leaves what is there', async () => {
  const { texts, loadOlder, $state, id } = await look();
  const rest: string[] = [];
  for (let last = 10; last < 70; last += 1) {
    // As many as may be sent in a minute, with the one that opened it: meanwhile they are answered.
    if (last % MESSAGES_A_MINUTE === 9) {
      await pass(60);
      rest.push('agent');
    }
    rest.push(`Text ${last}`);
    const body = JSON.stringify({ client_id: uuid(last), text: `Text ${last}` });
    await page.mock.send(`http://localhost:8787/support/conversations/${id}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
  }
  page.thread.getThread(id, 'en').retry();
  // More have come than one answer holds: what is in between is asked for as what is older.
  await eventually(() => expect(texts()).toEqual(rest.slice(-50)));
  expect($state.get().hasOlder).toBe(true);
  await page.fault(MESSAGES, { type: 'status', status: 500 }, { times: 1 });
  await loadOlder();
  expect($state.get()).toMatchObject({ loadingOlder: false, olderError: { status: 500 } });
  expect(texts()).toHaveLength(50);
  await loadOlder();
  expect(texts()).toEqual(['system', 'Opens 1', ...rest]);
  expect($state.get()).toMatchObject({ hasOlder: false, olderError: null });
});

test('older ones wait as long as the API asks for, and are given up when nobody looks any more', async () => {
  const { loadOlder, $state } = await look();
  // Nor is it asked for whether one’s own was read.
  shown.show(false);
  const count = await reads();
  await page.fault(MESSAGES, { type: 'status', status: 429, retryAfter: 30 }, { times: 1 });
  void loadOlder();
  await eventually(async () => expect(await reads()).toBe(count + 1));
  await vi.advanceTimersByTimeAsync(29_000);
  expect(await reads()).toBe(count + 1);
  expect($state.get()).toMatchObject({ loadingOlder: true, olderError: null });
  await vi.advanceTimersByTimeAsync(1000);
  await eventually(() => expect($state.get().loadingOlder).toBe(false));
  expect($state.get().olderError).toBeNull();
  expect(await reads()).toBe(count + 2);

  await page.fault(MESSAGES, { type: 'status', status: 503, retryAfter: 30 }, { times: 1 });
  void loadOlder();
  await eventually(async () => expect(await reads()).toBe(count + 3));
  for (const stop of stops) stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await reads()).toBe(count + 3);
  expect($state.get().loadingOlder).toBe(false);
});

test('a conversation of somebody else is not there', async () => {
  const { $state } = page.thread.getThread('cnv_other', 'en');
  stops.push($state.listen(() => undefined));
  await eventually(() => expect($state.get().error).toMatchObject({ status: 404 }));
  expect($state.get().items).toBeNull();
});
