import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#src/api/api-error.ts';
import { createRead, hold, type Held } from '#src/stores/queries.ts';

/** Milliseconds from the last one that shows a read to its end: more than a change of screens takes. */
const LEFT = 2100;

interface Asked {
  readonly signal: AbortSignal;
  readonly answer: (text: string) => void;
}

let asked: Asked[];
let key = 0;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
});
afterEach(() => vi.useRealTimers());

function newRead() {
  key += 1;
  const query = createRead<string>(
    [`read ${key}`],
    (signal) =>
      new Promise((resolve, reject) => {
        asked.push({ signal, answer: resolve });
        signal.addEventListener('abort', () => reject(new ApiError('aborted')));
      }),
  );
  const $held = hold(query);
  const seen: Held<string>[] = [];
  return { $held, seen, show: () => $held.subscribe((value) => seen.push(value)) };
}

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
