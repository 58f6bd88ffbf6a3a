import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import {
  createQuery,
  keepPreviousData,
  invalidateQueries,
  type QueryState,
} from '#src/stores/query/query-client.ts';

/** Milliseconds from the last one that shows a read to its end: more than a change of screens takes. */
const LEFT = 2100;

interface Asked {
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
  readonly fail: (error: ApiError) => void;
}

let asked: Asked[];
let key = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(async () => {
  // None of the reads of a test is shown any more.
  await vi.advanceTimersByTimeAsync(LEFT);
  vi.useRealTimers();
});

function newRead() {
  key += 1;
  const query = createQuery<string>(
    [`read ${key}`],
    (signal) =>
      new Promise((resolve, reject) => {
        asked.push({ signal, answer: resolve, fail: reject });
        signal.addEventListener('abort', () => reject(new ApiError('aborted')));
      }),
  );
  const $held = keepPreviousData(query);
  const seen: QueryState<string>[] = [];
  return { $held, query, seen, show: () => $held.subscribe((value) => seen.push(value)) };
}

// requirement: 2.51
test('what is on its way is given up once nobody shows it, and is no failure', async () => {
  const { $held, seen, show } = newRead();
  const leave = show();
  expect(asked).toHaveLength(1);
  leave();
  await vi.advanceTimersByTimeAsync(LEFT);
  expect(asked[0]?.signal.aborted).toBe(true);
  const leaveAgain = show();
  await vi.advanceTimersByTimeAsync(5);
  expect(asked).toHaveLength(2);
  expect($held.get()).toEqual({ data: null, error: null, loading: true });
  asked[1]?.answer('there');
  await vi.advanceTimersByTimeAsync(0);
  expect($held.get()).toMatchObject({ data: 'there', error: null, loading: false });
  expect(seen.filter(({ error }) => error !== null)).toEqual([]);
  leaveAgain();
});

// requirement: 2.51
test('a change of screens, and a second one that shows it, share what is on its way', async () => {
  const { $held, show } = newRead();
  const leave = show();
  const leaveToo = show();
  leave();
  await vi.advanceTimersByTimeAsync(LEFT);
  expect(asked[0]?.signal.aborted).toBe(false);
  leaveToo();
  await vi.advanceTimersByTimeAsync(LEFT / 3);
  const stay = show();
  await vi.advanceTimersByTimeAsync(LEFT);
  expect(asked).toHaveLength(1);
  expect(asked[0]?.signal.aborted).toBe(false);
  asked[0]?.answer('there');
  await vi.advanceTimersByTimeAsync(0);
  expect($held.get().data).toBe('there');
  stay();
});

// requirement: 2.51
test('what was there stays there when a newer read was given up', async () => {
  const { $held, show } = newRead();
  const leave = show();
  asked[0]?.answer('old');
  await vi.advanceTimersByTimeAsync(0);
  leave();
  await vi.advanceTimersByTimeAsync(5000);
  show()();
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(LEFT);
  expect(asked[1]?.signal.aborted).toBe(true);
  const stay = show();
  expect($held.get()).toMatchObject({ data: 'old', error: null });
  stay();
});

describe('a read that is asked for while it is on its way', () => {
  const wait = () => vi.advanceTimersByTimeAsync(0);

  test('runs once more after it, however often it was asked for, and both answers are shown', async () => {
    const { $held, query, show } = newRead();
    const leave = show();
    for (let news = 0; news < 3; news += 1) query.revalidate();
    expect(asked).toHaveLength(1);
    asked[0]?.answer('from before');
    await wait();
    expect($held.get().data).toBe('from before');
    expect(asked).toHaveLength(2);
    asked[1]?.answer('new');
    await wait();
    expect($held.get()).toEqual({ data: 'new', error: null, loading: false });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toHaveLength(2);
    leave();
  });

  test('as one of all: the others too', async () => {
    const one = newRead();
    const other = newRead();
    const leave = [one.show(), other.show()];
    asked[1]?.answer('there');
    await wait();
    invalidateQueries();
    // The one that had its answer runs at once, the other after the one that it has under way.
    expect(asked).toHaveLength(3);
    asked[0]?.answer('from before');
    await wait();
    expect(asked).toHaveLength(4);
    for (const stop of leave) stop();
  });
});

describe('tries after a failure', () => {
  const refuse = async () => {
    asked.at(-1)?.fail(new ApiError('network'));
    await vi.advanceTimersByTimeAsync(0);
  };
  /** Fails as often as it is tried; the seconds between the tries. */
  async function pauses(): Promise<number[]> {
    const found: number[] = [];
    for (;;) {
      await refuse();
      const before = asked.length;
      let seconds = 0;
      while (asked.length === before && seconds < 60) {
        await vi.advanceTimersByTimeAsync(1000);
        seconds += 1;
      }
      if (asked.length === before) return found;
      found.push(seconds);
    }
  }

  test('come after 2, 4 and 8 seconds, and all anew once somebody asks', async () => {
    const { query, show } = newRead();
    const leave = show();
    expect(await pauses()).toEqual([2, 4, 8]);
    query.invalidate();
    expect(await pauses()).toEqual([2, 4, 8]);
    leave();
  });

  test('somebody who asks in a pause leaves nothing of it', async () => {
    const { query, show } = newRead();
    const leave = show();
    await refuse();
    await vi.advanceTimersByTimeAsync(2000);
    await refuse();
    await vi.advanceTimersByTimeAsync(1000);
    query.invalidate();
    expect(asked).toHaveLength(3);
    expect(await pauses()).toEqual([2, 4, 8]);
    leave();
  });

  test('what was given up is no try', async () => {
    const { show } = newRead();
    for (let visit = 0; visit < 4; visit += 1) {
      show()();
      await vi.advanceTimersByTimeAsync(LEFT);
    }
    const leave = show();
    await vi.advanceTimersByTimeAsync(5);
    expect(await pauses()).toEqual([2, 4, 8]);
    leave();
  });
});

test('a network that is back is asked at once, with all the tries anew', async () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  const queries = await import('#src/stores/query/query-client.ts');
  const { ApiError: Failure } = await import('#src/api/api-error.ts');
  let tries = 0;
  const query = queries.createQuery(['a network'], () => {
    tries += 1;
    return Promise.reject(new Failure('network'));
  });
  const leave = queries.keepPreviousData(query).listen(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(4);
  page.dispatchEvent(new Event('online'));
  expect(tries).toBe(5);
  await vi.advanceTimersByTimeAsync(3000);
  expect(tries).toBe(6);
  page.dispatchEvent(new Event('online'));
  expect(tries).toBe(7);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(10);
  leave();
});
