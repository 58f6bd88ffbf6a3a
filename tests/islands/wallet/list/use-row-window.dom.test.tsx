import { renderHook, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useRowWindow } from '#src/islands/wallet/list/use-row-window.ts';

const rowsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ key: `row ${index}`, kind: 'row' }));

/** The indexes of the rows that are drawn before it is known which are near. */
function drawnBeforeWindow(count: number) {
  const { result, rerender } = renderHook((length: number) => useRowWindow(rowsOf(length), []), {
    initialProps: count,
  });
  const drawn = () => result.current.drawn.map(({ index }) => index);
  return { drawn, rerender };
}

test('a list of three rows has them all from its first render', () => {
  expect(drawnBeforeWindow(3).drawn()).toEqual([...Array(3).keys()]);
});

test.each([4, 20, 200])(
  'a list of %i rows has three at first, and all of them frames later',
  async (count) => {
    const { drawn } = drawnBeforeWindow(count);
    expect(drawn()).toEqual([...Array(3).keys()]);
    await waitFor(() => expect(drawn()).toEqual([...Array(count).keys()]));
  },
);

test('rows that join a list once it is whole are there at once', async () => {
  const { drawn, rerender } = drawnBeforeWindow(20);
  await waitFor(() => expect(drawn()).toHaveLength(20));
  rerender(40);
  expect(drawn()).toEqual([...Array(40).keys()]);
});

test('a list that is long from the start has its first screen, not ten thousand rows', async () => {
  const { drawn } = drawnBeforeWindow(10_000);
  await waitFor(() => expect(drawn()).toEqual([...Array(30).keys()]));
});

test('a list that becomes long keeps the rows that it had', async () => {
  const { drawn, rerender } = drawnBeforeWindow(190);
  await waitFor(() => expect(drawn()).toHaveLength(190));
  rerender(210);
  expect(drawn()).toEqual([...Array(200).keys()]);
});

test('all rows are drawn when the code that chooses among them can not be loaded', async () => {
  const rows = rowsOf(1000);
  const kept: string[] = [];
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { result } = renderHook(() => useRowWindow(rows, kept, load));
  expect(result.current.drawn.length).toBeLessThanOrEqual(30);
  await waitFor(() => expect(result.current.drawn).toHaveLength(1000));
});
