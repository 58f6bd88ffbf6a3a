import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type * as LiveSearch from '#src/stores/query/live-search.ts';
import type * as Online from '#src/stores/query/online.ts';
import type * as People from '#src/stores/search/people-search.ts';
import type * as Refusal from '#src/stores/errors/auth-error.ts';
import type * as Search from '#src/stores/search/global-search.ts';
import { connectToMock } from '../../in-process.ts';
import { BrowserStorage } from '../browser-storage.ts';
import { eventually } from '../../eventually.ts';

const OP = 'GET /search';

/** Lets an answer be held back until a test wants it, by the question. */
class Held {
  readonly #gates = new Map<string, Promise<void>>();
  hold(q: string): () => void {
    let open: () => void = () => undefined;
    this.#gates.set(q, new Promise((resolve) => (open = resolve)));
    return () => open();
  }
  readonly onRequest = () => Promise.resolve();
  readonly onResponse = (address: string) => {
    const q = new URL(address).searchParams.get('q') ?? '';
    return this.#gates.get(q) ?? Promise.resolve();
  };
}

let held: Held;
let mock: ReturnType<typeof connectToMock>;
let globalSearch: (typeof Search)['globalSearch'];
let peopleSearch: (typeof People)['peopleSearch'];
let quiet: number;
let refusal: (typeof Refusal)['$authError'];
let online: (typeof Online)['$online'];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('sessionStorage', new BrowserStorage());
  held = new Held();
  mock = connectToMock({ network: held });
  await mock.signIn('complete');
  // The stores are modules: each test gets its own.
  vi.resetModules();
  ({ globalSearch } = await import('#src/stores/search/global-search.ts'));
  ({ peopleSearch } = await import('#src/stores/search/people-search.ts'));
  ({ DEBOUNCE_MS: quiet } = (await import('#src/stores/query/live-search.ts')) satisfies typeof LiveSearch);
  ({ $authError: refusal } = await import('#src/stores/errors/auth-error.ts'));
  ({ $online: online } = await import('#src/stores/query/online.ts'));
  stop = globalSearch.$state.listen(() => undefined);
});

afterEach(() => {
  globalSearch.reset();
  peopleSearch.reset();
  stop();
  vi.useRealTimers();
});

const asked = () => globalSearch.$state.get();
const kind = () => asked().kind;
const calls = async () => (await mock.journal(OP)).length;
const settled = (wanted: string) => eventually(() => expect(kind()).toBe(wanted));

test('what is typed in one go is one question, asked when the typing rests', async () => {
  for (const typed of ['a', 'am', 'ami', 'amina']) globalSearch.setQuery(typed);
  expect(asked()).toEqual({ kind: 'searching', q: 'amina' });
  await vi.advanceTimersByTimeAsync(quiet - 1);
  expect(await calls()).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  await settled('found');
  expect(await calls()).toBe(1);
  expect(asked()).toMatchObject({ q: 'amina', found: { people: [{ username: 'amina' }] } });
});

test('one letter is not asked for, and spaces round a question make no other', async () => {
  globalSearch.setQuery('a');
  expect(kind()).toBe('idle');
  globalSearch.setQuery(' amina ');
  await vi.advanceTimersByTimeAsync(quiet);
  await settled('found');
  globalSearch.setQuery('amina  ');
  expect(kind()).toBe('found');
  globalSearch.setQuery('a');
  expect(kind()).toBe('idle');
  expect(await calls()).toBe(1);
});

test('the latest question wins, however late the answer to the one before it comes, which is cancelled', async () => {
  const signals: (AbortSignal | null | undefined)[] = [];
  const fetch = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    if (input.includes('/search')) signals.push(init?.signal);
    return fetch(input, init);
  });
  const answerFirst = held.hold('amina');
  globalSearch.setQuery('amina');
  await vi.advanceTimersByTimeAsync(quiet);
  await eventually(async () => expect(await calls()).toBe(1));
  globalSearch.setQuery('kwame');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(quiet);
  await settled('found');
  answerFirst();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked()).toMatchObject({ kind: 'found', q: 'kwame', found: { people: [{ username: 'kwame' }] } });
});

test('an answer that is known is there at once, until the search is closed', async () => {
  globalSearch.setQuery('amina');
  await vi.advanceTimersByTimeAsync(quiet);
  await settled('found');
  globalSearch.setQuery('amin');
  globalSearch.setQuery('amina');
  expect(kind()).toBe('found');
  await vi.advanceTimersByTimeAsync(quiet);
  expect(await calls()).toBe(1);
  globalSearch.reset();
  expect(kind()).toBe('idle');
  globalSearch.setQuery('amina');
  expect(kind()).toBe('searching');
});

test('results are kept by language: after a change the same text is searched for again', async () => {
  const html = { lang: 'en' };
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('document', { documentElement: html, cookie: '' });
  globalSearch.setQuery('amina');
  await vi.advanceTimersByTimeAsync(quiet);
  await settled('found');
  html.lang = 'zh-CN';
  globalSearch.setQuery('amina');
  expect(kind()).toBe('searching');
  await vi.advanceTimersByTimeAsync(quiet);
  await settled('found');
  expect(await calls()).toBe(2);
  html.lang = 'en';
  globalSearch.setQuery('amina');
  expect(kind()).toBe('found');
});

test('closing gives up what is asked: its answer changes nothing', async () => {
  const answer = held.hold('amina');
  globalSearch.setQuery('amina');
  await vi.advanceTimersByTimeAsync(quiet);
  await eventually(async () => expect(await calls()).toBe(1));
  globalSearch.reset();
  answer();
  await vi.advanceTimersByTimeAsync(1000);
  expect(kind()).toBe('idle');
});

describe('failures', () => {
  const fault = (effect: object) => mock.control('POST', '/faults', { op: OP, effect });
  const heal = () => mock.control('DELETE', '/faults');

  test('a server in trouble is told with its request, and asked again when somebody wants it', async () => {
    await fault({ type: 'status', status: 500 });
    globalSearch.setQuery('amina');
    await vi.advanceTimersByTimeAsync(quiet);
    await settled('failed');
    expect(asked()).toMatchObject({
      retryAt: null,
      error: { status: 500, requestId: expect.any(String) as string },
    });
    await heal();
    globalSearch.retry();
    await vi.advanceTimersByTimeAsync(0);
    await settled('found');
  });

  test('after too many searches none goes out until the API wants one, then the last does by itself', async () => {
    await fault({ type: 'status', status: 429, retryAfter: 30 });
    const before = Date.now();
    globalSearch.setQuery('amina');
    await vi.advanceTimersByTimeAsync(quiet);
    await settled('failed');
    expect(asked()).toMatchObject({ retryAt: before + quiet + 30_000 });
    await heal();
    globalSearch.setQuery('kwame');
    expect(asked()).toMatchObject({ kind: 'failed', q: 'kwame', retryAt: before + quiet + 30_000 });
    await vi.advanceTimersByTimeAsync(29_000);
    expect(await calls()).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    await settled('found');
    expect(asked()).toMatchObject({ q: 'kwame' });
    expect(await calls()).toBe(2);
  });

  test('without a network it is asked again once there is one', async () => {
    const fetch = globalThis.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    globalSearch.setQuery('amina');
    await vi.advanceTimersByTimeAsync(quiet);
    await settled('failed');
    online.set(false);
    vi.stubGlobal('fetch', fetch);
    online.set(true);
    await vi.advanceTimersByTimeAsync(0);
    await settled('found');
  });

  test('a session that is over is told to whoever watches over it', async () => {
    await fault({ type: 'status', status: 401 });
    globalSearch.setQuery('amina');
    await vi.advanceTimersByTimeAsync(quiet);
    await settled('failed');
    expect(refusal.get()?.status).toBe(401);
  });
});

test('people are asked for by three letters of a username, with or without its @', async () => {
  const stopPeople = peopleSearch.$state.listen(() => undefined);
  peopleSearch.setQuery('@ad');
  expect(peopleSearch.$state.get().kind).toBe('idle');
  peopleSearch.setQuery('@ADA');
  await vi.advanceTimersByTimeAsync(quiet);
  await eventually(() => expect(peopleSearch.$state.get().kind).toBe('found'));
  peopleSearch.setQuery('ada');
  expect(peopleSearch.$state.get()).toMatchObject({
    q: 'ada',
    found: [{ username: 'adaobi' }, { username: 'adanwafor' }],
  });
  expect(await mock.journal('GET /user/search')).toHaveLength(1);
  stopPeople();
});
