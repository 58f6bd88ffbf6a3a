import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectServerEvents, onServerEvent, reconnectServerEvents } from '#src/stores/live/server-events.ts';
import { TestDocument } from '../browser-page.ts';

/** The browser's EventSource; the test plays the server. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: TestSource[] = [];
  readyState = 0;
  readonly url: URL;
  constructor(url: string) {
    super();
    this.url = new URL(url);
    TestSource.opened.push(this);
  }
  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  /** The network went: a browser connects again by itself. */
  lose(): void {
    this.readyState = 0;
    this.dispatchEvent(new Event('error'));
  }
  refuse(): void {
    this.readyState = TestSource.CLOSED;
    this.dispatchEvent(new Event('error'));
  }
  send(name: string, data: object = {}, lastEventId = ''): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data), lastEventId }));
  }
  close(): void {
    this.readyState = TestSource.CLOSED;
  }
}

/** Milliseconds between two polls. */
const POLL = 15_000;

let page: TestDocument;
let succeeds: boolean;
let refetches: number;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  TestSource.opened = [];
  page = Object.assign(new TestDocument(), { documentElement: { lang: 'en' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', TestSource);
  succeeds = true;
  refetches = 0;
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

const refetch = () => {
  refetches += 1;
  return Promise.resolve(succeeds);
};

/** A page that has just fetched all that it shows. */
function start(initialFetch = Promise.resolve(true), again: () => Promise<boolean> = refetch): void {
  stops = [connectServerEvents(initialFetch, again)];
}

const source = () => TestSource.opened.at(-1)!;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const go = (way: 'online' | 'offline') => window.dispatchEvent(new Event(way));

test('a stream that opens soon after the start refetches nothing: the page has just fetched', async () => {
  start();
  await pass(1000);
  source().accept();
  await pass(4 * POLL);
  expect(refetches).toBe(0);
});

test('a stream that opens later refetches once, for nobody knows what happened in between', async () => {
  start();
  page.show(false);
  await pass(2 * POLL);
  source().accept();
  await pass(0);
  page.show(true);
  await pass(4 * POLL);
  expect(refetches).toBe(1);
});

test('a stream that was refused at first refetches when it opens, however soon', async () => {
  start();
  source().refuse();
  await pass(0);
  const before = refetches;
  go('offline');
  go('online');
  source().accept();
  await pass(0);
  expect(refetches).toBe(before + 1);
});

test('a failed initial fetch is repeated by the poll, beside the open stream', async () => {
  start(Promise.resolve(false));
  source().accept();
  await pass(0);
  succeeds = false;
  await pass(2 * POLL);
  expect(refetches).toBe(2);
  succeeds = true;
  await pass(4 * POLL);
  expect(refetches).toBe(3);
});

test('a poll that failed offline does not count: the first stream after it refetches, and the events go on from there', async () => {
  start();
  source().refuse();
  await pass(POLL);
  go('offline');
  succeeds = false;
  await pass(POLL);
  const before = refetches;
  succeeds = true;
  await pass(POLL / 3);
  go('online');
  source().accept();
  await pass(0);
  expect(refetches).toBe(before + 1);
  await pass(4 * POLL);
  expect(refetches).toBe(before + 1);
});

test('after a loss the server says what was missed: the browser’s own reconnection refetches nothing', async () => {
  start();
  source().accept();
  await pass(2 * POLL);
  source().lose();
  source().accept();
  await pass(4 * POLL);
  expect(refetches).toBe(0);
});

test('a connection opened anew continues after the last event; without one it refetches', async () => {
  start();
  source().accept();
  reconnectServerEvents();
  source().accept();
  await pass(0);
  expect(refetches).toBe(1);
  source().send('support', { conversation_id: 'cnv_1' }, '17');
  reconnectServerEvents();
  expect(source().url.searchParams.get('last_event_id')).toBe('17');
  source().accept();
  await pass(4 * POLL);
  expect(refetches).toBe(1);
});

test('a resync of the server is repeated until it succeeds, while the stream stands', async () => {
  start();
  source().accept();
  succeeds = false;
  source().send('resync');
  await pass(0);
  expect(refetches).toBe(1);
  await pass(2 * POLL);
  expect(refetches).toBe(3);
  succeeds = true;
  await pass(POLL);
  expect(refetches).toBe(4);
  await pass(4 * POLL);
  expect(refetches).toBe(4);
});

test('an answer to an older refetch says nothing about what happened after it', async () => {
  const first = Promise.withResolvers<boolean>();
  const results = [first.promise, Promise.resolve(false)];
  start(Promise.resolve(true), () => {
    const result = results[refetches] ?? Promise.resolve(true);
    refetches += 1;
    return result;
  });
  source().accept();
  source().send('resync');
  source().send('resync');
  await pass(0);
  first.resolve(true);
  await pass(POLL);
  expect(refetches).toBe(3);
});

test('who listens to resync hears of each refetch', async () => {
  start();
  let heard = 0;
  const stop = onServerEvent('resync', () => (heard += 1));
  source().accept();
  source().send('resync');
  source().refuse();
  await pass(POLL);
  expect([heard, refetches]).toEqual([3, 3]);
  stop();
  await pass(POLL);
  expect(heard).toBe(3);
});

test('nothing is refetched while the page is hidden', async () => {
  start();
  source().refuse();
  const before = refetches;
  page.show(false);
  await pass(4 * POLL);
  expect(refetches).toBe(before);
});
