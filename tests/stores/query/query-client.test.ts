import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import {
  createQuery,
  keepPreviousData,
  invalidateQueries,
  type QueryState,
} from '#src/stores/query/query-client.ts';

/** Milliseconds after the last subscriber leaves until a query is aborted: longer than a change of screens takes. */
const UNSHOWN_MS = 2100;

interface Request {
  readonly signal: AbortSignal;
  readonly respond: (text: string) => void;
  readonly fail: (error: ApiError) => void;
}

let requests: Request[];
let key = 0;

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
});
afterEach(async () => {
  // By now no query of the test has subscribers.
  await vi.advanceTimersByTimeAsync(UNSHOWN_MS);
  vi.useRealTimers();
});

function newQuery() {
  key += 1;
  const query = createQuery<string>(
    [`read ${key}`],
    (signal) =>
      new Promise((resolve, reject) => {
        requests.push({ signal, respond: resolve, fail: reject });
        signal.addEventListener('abort', () => reject(new ApiError('aborted')));
      }),
  );
  const $state = keepPreviousData(query);
  const seen: QueryState<string>[] = [];
  return { $state, query, seen, show: () => $state.subscribe((value) => seen.push(value)) };
}

// requirement: 2.51
test('a request is aborted once nobody subscribes to its query, and that is no error', async () => {
  const { $state, seen, show } = newQuery();
  const unsubscribe = show();
  expect(requests).toHaveLength(1);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(UNSHOWN_MS);
  expect(requests[0]?.signal.aborted).toBe(true);
  const unsubscribeAgain = show();
  await vi.advanceTimersByTimeAsync(5);
  expect(requests).toHaveLength(2);
  expect($state.get()).toEqual({ data: null, error: null, loading: true });
  requests[1]?.respond('there');
  await vi.advanceTimersByTimeAsync(0);
  expect($state.get()).toMatchObject({ data: 'there', error: null, loading: false });
  expect(seen.filter(({ error }) => error !== null)).toEqual([]);
  unsubscribeAgain();
});

// requirement: 2.51
test('a change of screens, or a second subscriber, shares the pending request', async () => {
  const { $state, show } = newQuery();
  const unsubscribe = show();
  const unsubscribeSecond = show();
  unsubscribe();
  await vi.advanceTimersByTimeAsync(UNSHOWN_MS);
  expect(requests[0]?.signal.aborted).toBe(false);
  unsubscribeSecond();
  await vi.advanceTimersByTimeAsync(UNSHOWN_MS / 3);
  const unsubscribeLast = show();
  await vi.advanceTimersByTimeAsync(UNSHOWN_MS);
  expect(requests).toHaveLength(1);
  expect(requests[0]?.signal.aborted).toBe(false);
  requests[0]?.respond('there');
  await vi.advanceTimersByTimeAsync(0);
  expect($state.get().data).toBe('there');
  unsubscribeLast();
});

// requirement: 2.51
test('the data stays when a newer request was aborted', async () => {
  const { $state, show } = newQuery();
  const unsubscribe = show();
  requests[0]?.respond('old');
  await vi.advanceTimersByTimeAsync(0);
  unsubscribe();
  await vi.advanceTimersByTimeAsync(5000);
  show()();
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(UNSHOWN_MS);
  expect(requests[1]?.signal.aborted).toBe(true);
  const unsubscribeLast = show();
  expect($state.get()).toMatchObject({ data: 'old', error: null });
  unsubscribeLast();
});

describe('a query that is refetched while its request is pending', () => {
  const settle = () => vi.advanceTimersByTimeAsync(0);

  test('sends one more request afterwards, however often it was refetched, and shows both responses', async () => {
    const { $state, query, show } = newQuery();
    const unsubscribe = show();
    for (let event = 0; event < 3; event += 1) query.revalidate();
    expect(requests).toHaveLength(1);
    requests[0]?.respond('from before');
    await settle();
    expect($state.get().data).toBe('from before');
    expect(requests).toHaveLength(2);
    requests[1]?.respond('new');
    await settle();
    expect($state.get()).toEqual({ data: 'new', error: null, loading: false });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(requests).toHaveLength(2);
    unsubscribe();
  });

  test('is repeated by invalidateQueries() too, with all others', async () => {
    const one = newQuery();
    const other = newQuery();
    const unsubscribe = [one.show(), other.show()];
    requests[1]?.respond('there');
    await settle();
    invalidateQueries();
    // The idle query is fetched at once, the other one after its pending request.
    expect(requests).toHaveLength(3);
    requests[0]?.respond('from before');
    await settle();
    expect(requests).toHaveLength(4);
    for (const stop of unsubscribe) stop();
  });
});

describe('retries after an error', () => {
  const failLatest = async () => {
    requests.at(-1)?.fail(new ApiError('network'));
    await vi.advanceTimersByTimeAsync(0);
  };
  /** Fails every attempt; gives the seconds between them. */
  async function retryDelays(): Promise<number[]> {
    const delays: number[] = [];
    for (;;) {
      await failLatest();
      const before = requests.length;
      let seconds = 0;
      while (requests.length === before && seconds < 60) {
        await vi.advanceTimersByTimeAsync(1000);
        seconds += 1;
      }
      if (requests.length === before) return delays;
      delays.push(seconds);
    }
  }

  test('come after 2, 4 and 8 seconds, and start over after invalidate()', async () => {
    const { query, show } = newQuery();
    const unsubscribe = show();
    expect(await retryDelays()).toEqual([2, 4, 8]);
    query.invalidate();
    expect(await retryDelays()).toEqual([2, 4, 8]);
    unsubscribe();
  });

  test('are cancelled by invalidate() during a delay', async () => {
    const { query, show } = newQuery();
    const unsubscribe = show();
    await failLatest();
    await vi.advanceTimersByTimeAsync(2000);
    await failLatest();
    await vi.advanceTimersByTimeAsync(1000);
    query.invalidate();
    expect(requests).toHaveLength(3);
    expect(await retryDelays()).toEqual([2, 4, 8]);
    unsubscribe();
  });

  test('do not count aborted requests', async () => {
    const { show } = newQuery();
    for (let visit = 0; visit < 4; visit += 1) {
      show()();
      await vi.advanceTimersByTimeAsync(UNSHOWN_MS);
    }
    const unsubscribe = show();
    await vi.advanceTimersByTimeAsync(5);
    expect(await retryDelays()).toEqual([2, 4, 8]);
    unsubscribe();
  });
});

test('the network coming back retries at once, with all retries available again', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const queries = await import('#src/stores/query/query-client.ts');
  const { ApiError: Failure } = await import('#src/api/api-error.ts');
  let attempts = 0;
  const query = queries.createQuery(['a network'], () => {
    attempts += 1;
    return Promise.reject(new Failure('network'));
  });
  const unsubscribe = queries.keepPreviousData(query).listen(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toBe(4);
  page.dispatchEvent(new Event('online'));
  expect(attempts).toBe(5);
  await vi.advanceTimersByTimeAsync(3000);
  expect(attempts).toBe(6);
  page.dispatchEvent(new Event('online'));
  expect(attempts).toBe(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(attempts).toBe(10);
  unsubscribe();
});
