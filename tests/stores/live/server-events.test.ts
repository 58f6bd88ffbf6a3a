import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onServerEvent, connectServerEvents } from '#src/stores/live/server-events.ts';
import { TestDocument } from '../browser-page.ts';

/** The browser's EventSource, whose far end a test is. */
class TestSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: TestSource[] = [];
  readyState = 0;
  constructor() {
    super();
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
  hear(name: string): void {
    this.dispatchEvent(new MessageEvent(name, { data: '{}' }));
  }
  close(): void {
    this.readyState = TestSource.CLOSED;
  }
}

/** Milliseconds between two polls. */
const POLL = 15_000;

let page: TestDocument;
let answered: boolean;
let asked: number;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers();
  TestSource.opened = [];
  page = Object.assign(new TestDocument(), { documentElement: { lang: 'en' } });
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('EventSource', TestSource);
  answered = true;
  asked = 0;
  stops = [];
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

/** A page that has just asked for all that it shows; what a resync asks for is counted. */
function start(first = Promise.resolve(true)): void {
  stops = [
    onServerEvent('resync', () => {
      asked += 1;
      return Promise.resolve(answered);
    }),
    connectServerEvents(first),
  ];
}

const source = () => TestSource.opened.at(-1)!;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const go = (way: 'online' | 'offline') => window.dispatchEvent(new Event(way));

test('a stream that comes with the start asks for nothing: the page has just asked', async () => {
  start();
  await pass(1000);
  source().accept();
  await pass(4 * POLL);
  expect(asked).toBe(0);
});

test('a start that was not answered is made up for, beside the stream that stands', async () => {
  start(Promise.resolve(false));
  source().accept();
  await pass(0);
  answered = false;
  await pass(2 * POLL);
  expect(asked).toBe(2);
  answered = true;
  await pass(4 * POLL);
  expect(asked).toBe(3);
});

test('a poll that failed without a network counts for nothing: once back, what happened meanwhile is asked for', async () => {
  start();
  source().refuse();
  await pass(POLL);
  go('offline');
  answered = false;
  await pass(POLL);
  const before = asked;
  answered = true;
  await pass(POLL / 3);
  go('online');
  source().accept();
  await pass(0);
  expect(asked).toBe(before + 1);
  // That one was answered, and the stream tells the rest.
  await pass(4 * POLL);
  expect(asked).toBe(before + 1);
});

test('what a failed question was for is asked again while the stream stands, until there is an answer', async () => {
  start();
  source().accept();
  source().lose();
  answered = false;
  source().accept();
  await pass(0);
  expect(asked).toBe(1);
  await pass(2 * POLL);
  expect(asked).toBe(3);
  answered = true;
  await pass(POLL);
  expect(asked).toBe(4);
  await pass(4 * POLL);
  expect(asked).toBe(4);
});

test('an answer from before the next loss says nothing about it', async () => {
  start();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  stops.push(onServerEvent('resync', () => promise));
  source().accept();
  source().lose();
  source().accept();
  source().lose();
  resolve(true);
  await pass(0);
  expect(asked).toBe(1);
  source().accept();
  await pass(0);
  expect(asked).toBe(2);
});

test('the server’s own resync is asked for again too when it fails', async () => {
  start();
  source().accept();
  answered = false;
  source().hear('resync');
  await pass(0);
  expect(asked).toBe(1);
  answered = true;
  await pass(2 * POLL);
  expect(asked).toBe(2);
});

test('nothing is asked for while nobody looks', async () => {
  start();
  source().refuse();
  const before = asked;
  page.show(false);
  await pass(4 * POLL);
  expect(asked).toBe(before);
});
