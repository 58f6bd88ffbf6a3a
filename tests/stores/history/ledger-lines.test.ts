import { expect, test } from 'vitest';
import type { LedgerLine } from '#contract/statements.ts';
import { addOlderPage, mergeFirstPage } from '#src/stores/history/ledger-lines.ts';

const page = (first: number, last: number) => ({
  items: Array.from(
    { length: first - last + 1 },
    (_, index) => ({ entry_id: `ent_${first - index}` }) as LedgerLine,
  ),
  next_cursor: last > 1 ? `ent_${last}` : null,
});
const numbers = ({ items }: { items: readonly LedgerLine[] }) =>
  items.map(({ entry_id }) => Number(entry_id.slice(4)));

test('older pages follow the newer ones, each line once', () => {
  const two = addOlderPage(page(100, 51), page(50, 1));
  expect(numbers(two)).toEqual(Array.from({ length: 100 }, (_, index) => 100 - index));
  expect(two.next_cursor).toBeNull();
  expect(numbers(addOlderPage(page(100, 51), page(52, 40)))).toHaveLength(61);
});

test('a first page that is read again keeps the older lines, also those that it no longer has', () => {
  const known = addOlderPage(page(100, 51), page(50, 21));
  const merged = mergeFirstPage(known, page(103, 54));
  expect(numbers(merged)).toEqual(Array.from({ length: 83 }, (_, index) => 103 - index));
  expect(merged.next_cursor).toBe('ent_21');
});

test('where more is new than a page has, what is known gives way: there would be a gap', () => {
  const known = addOlderPage(page(100, 51), page(50, 21));
  const merged = mergeFirstPage(known, page(200, 151));
  expect(numbers(merged)).toEqual(Array.from({ length: 50 }, (_, index) => 200 - index));
  expect(merged.next_cursor).toBe('ent_151');
});
