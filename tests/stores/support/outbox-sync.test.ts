import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPEN, WRITE, loadStores, openSupport, opening, setNetwork, uuid, writing } from './support-page.ts';
import { eventually } from '../../eventually.ts';

// Two tabs of one browser: they share what waits, one of them sends, and each says what became of it.

let page: Awaited<ReturnType<typeof openSupport>>;
let stops: (() => void)[] = [];

type Tab = Awaited<ReturnType<typeof loadStores>>;
const states = ({ outgoing }: Pick<Tab, 'outgoing'>) =>
  outgoing.$outboxMessages.get().map(({ text, state }) => [text, state]);

/** The browser's locks, as far as one name is concerned. */
class Locks {
  #last: Promise<unknown> = Promise.resolve();
  taken = 0;
  request(_name: string, work: () => Promise<void>): Promise<void> {
    const done = this.#last.then(() => {
      this.taken += 1;
      return work();
    });
    this.#last = done.catch(() => undefined);
    return done;
  }
}

/** Another tab that shows what waits. A change in one tab's storage is told to the others by the browser. */
async function openTab(): Promise<Tab & { hear: () => void }> {
  const { navigator } = globalThis;
  const tab = await loadStores();
  vi.stubGlobal('navigator', navigator);
  const { window } = globalThis;
  await tab.auth.checkStatus();
  stops.push(tab.outgoing.$outboxMessages.listen(() => undefined));
  const hear = () => window.dispatchEvent(Object.assign(new Event('storage'), { key: 'supportMessage:' }));
  return { ...tab, hear };
}

beforeEach(async () => {
  page = await openSupport();
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
});

test.each(['with locks', 'without'])('both send what waits, and each is there once (%s)', async (how) => {
  const locks = how === 'without' ? undefined : new Locks();
  vi.stubGlobal('navigator', { onLine: true, locks });
  const one = await openTab();
  const other = await openTab();
  for (const { online } of [one, other]) online.$online.set(false);
  one.outbox.send(opening(1));
  for (const last of [2, 3]) one.outbox.send(writing(uuid(1), last));
  other.hear();
  await eventually(() => expect(states(other)).toHaveLength(3));
  for (const { online } of [one, other]) online.$online.set(true);
  await eventually(async () => expect(await page.known()).toHaveLength(1));
  const [talk] = await page.known();
  await eventually(async () => expect(await page.said(talk!.id)).toEqual(['Opens 1', 'Text 2', 'Text 3']));
  await eventually(() => expect(states(one).every(([, state]) => state === 'sent')).toBe(true));
  // The other one knows where the conversation is now, and shows nothing as waiting that is there.
  await eventually(() => expect(other.outgoing.$createdConversations.get()).toEqual({ [uuid(1)]: talk?.id }));
  await eventually(() => expect(states(other).every(([, state]) => state === 'sent')).toBe(true));
  expect(page.kept.keys()).toEqual(['preferencesOwner']);
  if (locks) {
    expect(await page.mock.journal(OPEN)).toHaveLength(1);
    expect(await page.mock.journal(WRITE)).toHaveLength(2);
  }
});

test('what one tab adds stays when the other sends, and what it takes back is gone there too', async () => {
  vi.stubGlobal('navigator', { onLine: true, locks: new Locks() });
  const one = await openTab();
  const other = await openTab();
  one.outbox.send(opening(1));
  await eventually(async () => expect(await page.known()).toHaveLength(1));
  const id = (await page.known())[0]!.id;
  await eventually(() => expect(states(one)).toEqual([['Opens 1', 'sent']]));
  setNetwork(false);
  one.online.$online.set(false);
  other.online.$online.set(false);
  one.outbox.send(writing(id, 2));
  other.outbox.send(writing(id, 3));
  one.outbox.send(writing(id, 4));
  other.hear();
  await eventually(() =>
    expect(states(other)).toEqual([
      ['Text 2', 'waiting'],
      ['Text 3', 'waiting'],
      ['Text 4', 'waiting'],
    ]),
  );
  one.outgoing.discard(one.outgoing.$outboxMessages.get().find(({ text }) => text === 'Text 2')!);
  other.hear();
  await eventually(() => expect(states(other).map(([text]) => text)).not.toContain('Text 2'));
  setNetwork(true);
  other.online.$online.set(true);
  await eventually(async () => expect(await page.said(id)).toEqual(['Opens 1', 'Text 3', 'Text 4']));
});

test('two tabs that write at the same moment both keep their message', async () => {
  setNetwork(false);
  const one = await openTab();
  const other = await openTab();
  for (const { online } of [one, other]) online.$online.set(false);
  // Between what the first tab reads and what it writes, the second one writes.
  const setItem = page.kept.setItem.bind(page.kept);
  page.kept.setItem = (key, value) => {
    page.kept.setItem = setItem;
    other.outbox.send(writing('cnv_1', 3));
    setItem(key, value);
  };
  one.outbox.send(writing('cnv_1', 2));
  // Their order is that of the clock, which may stand still in between.
  for (const { queue } of [one, other])
    expect(new Set(queue.readOutbox().map(({ text }) => text))).toEqual(new Set(['Text 2', 'Text 3']));
});

test('a conversation begun in a tab that closed goes on in another one: its first message is there once', async () => {
  // Ids of its own: tabs of the tests before may still hear of theirs.
  const one = await openTab();
  // The answer to the second message never comes, and then the tab is closed.
  await page.fault(WRITE, { type: 'hang' }, { times: 1 });
  one.outbox.send(opening(41));
  one.outbox.send(writing(uuid(41), 42));
  await eventually(async () =>
    expect(await page.mock.control('GET', '/faults')).toMatchObject({ items: [{ hits: 1 }] }),
  );
  const next = await openTab();
  next.outbox.flushOutbox();
  await eventually(() => expect(states(next).map(([, state]) => state)).toEqual(['sent', 'sent']));
  const [conversation, ...more] = await page.known();
  expect(more).toEqual([]);
  expect(await page.said(conversation!.id)).toEqual(['Opens 41', 'Text 42']);
  expect(page.kept.keys()).toEqual(['preferencesOwner']);
});

test('a tab that is closed before it could send leaves that to another one', async () => {
  setNetwork(false);
  const one = await openTab();
  one.online.$online.set(false);
  one.outbox.send(opening(1));
  // It hears nothing any more, nor does anything.
  vi.stubGlobal('navigator', { onLine: true, locks: new Locks() });
  const other = await openTab();
  other.outbox.flushOutbox();
  await eventually(async () => expect(await page.known()).toHaveLength(1));
  await eventually(() => expect(states(other)).toEqual([['Opens 1', 'sent']]));
});

test('a message that the API asks patience for says so, and goes by itself', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const one = await openTab();
  await page.fault(OPEN, { type: 'status', status: 429, retryAfter: 20 }, { times: 1 });
  one.outbox.send(opening(1));
  one.outbox.send(writing(uuid(1), 2));
  await eventually(() =>
    expect(states(one)).toEqual([
      ['Opens 1', 'held'],
      ['Text 2', 'held'],
    ]),
  );
  await vi.advanceTimersByTimeAsync(19_000);
  expect(await page.mock.journal(OPEN)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1000);
  await eventually(() => expect(states(one).every(([, state]) => state === 'sent')).toBe(true));
  vi.useRealTimers();
});

test('of a message whose answers were all lost the conversation is asked; without that, nobody knows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const one = await openTab();
  one.outbox.send(opening(1));
  await eventually(() => expect(states(one)).toEqual([['Opens 1', 'sent']]));
  const id = one.outgoing.$createdConversations.get()[uuid(1)]!;
  const giveUp = async () => {
    for (const [tries, pause] of [
      [1, 2000],
      [2, 4000],
      [3, 8000],
    ] as const) {
      await eventually(async () => expect(await page.mock.journal(WRITE)).toHaveLength(tries));
      await vi.advanceTimersByTimeAsync(pause);
    }
  };
  await page.fault(WRITE, { type: 'reset' }, { stage: 'post' });
  one.outbox.send(writing(id, 2));
  await giveUp();
  await eventually(() => expect(states(one).at(-1)).toEqual(['Text 2', 'sent']));

  await page.mock.control('DELETE', '/journal');
  await page.fault('GET /support/conversations/{id}/messages', { type: 'reset' });
  one.outbox.send(writing(id, 3));
  await giveUp();
  await eventually(async () => {
    await vi.advanceTimersByTimeAsync(2000);
    expect(states(one).at(-1)).toEqual(['Text 3', 'failed']);
  });
  const failed = one.outgoing.$outboxMessages.get().at(-1)!;
  expect(failed.error).toMatchObject({ kind: 'outcome-unknown' });
  await page.mock.control('DELETE', '/faults');
  one.outbox.retry(failed);
  await eventually(() => expect(states(one).at(-1)).toEqual(['Text 3', 'sent']));
  expect(await page.said(id)).toEqual(['Opens 1', 'Text 2', 'Text 3']);
  vi.useRealTimers();
});
