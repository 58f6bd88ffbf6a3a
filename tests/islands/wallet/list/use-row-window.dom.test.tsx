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

test('a list of 200 rows has them all from its first render', () => {
  expect(drawnBeforeWindow(200).drawn()).toEqual([...Array(200).keys()]);
});

test('a list that is long from the start has its first screen, not ten thousand rows', () => {
  expect(drawnBeforeWindow(10_000).drawn()).toEqual([...Array(30).keys()]);
});

test('a list that becomes long keeps the rows that it had', () => {
  const { drawn, rerender } = drawnBeforeWindow(190);
  rerender(210);
  expect(drawn()).toEqual([...Array(200).keys()]);
});

test('all rows are drawn when the code that chooses among them can not be loaded', async () => {
  const rows = rowsOf(1000);
  const kept: string[] = [];
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const { result } = renderHook(() => useRowWindow(rows, kept, load));
  expect(result.current.drawn).toHaveLength(30);
  await waitFor(() => expect(result.current.drawn).toHaveLength(1000));
});
