import { expect, test } from 'vitest';
import { noFilter, filterFromQuery, withFilter } from '#src/islands/wallet/features/notifications/filters.ts';

test.each([
  ['', noFilter],
  ['?type=security', { type: 'security', unread: false }],
  ['?status=unread', { type: null, unread: true }],
  ['?panel=search&type=trade&status=unread', { type: 'trade', unread: true }],
  ['?type=constructor&status=read', noFilter],
  ['?type=%ff', noFilter],
])('%j is the filter of a query string', (search, filter) => {
  expect(filterFromQuery(search)).toEqual(filter);
});

test('a filter is written into the query string, and other parameters stay', () => {
  expect(withFilter('?type=trade&panel=search', { type: 'device', unread: true })).toBe(
    '?panel=search&type=device&status=unread',
  );
  expect(withFilter('?type=trade&status=unread', noFilter)).toBe('');
  expect(withFilter('', noFilter)).toBe('');
});
