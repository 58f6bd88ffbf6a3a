import { expect, test } from 'vitest';
import { everything, filterIn, withFilter } from '#src/islands/wallet/features/notifications/filters.ts';

test.each([
  ['', everything],
  ['?type=security', { type: 'security', unread: false }],
  ['?status=unread', { type: null, unread: true }],
  ['?panel=search&type=trade&status=unread', { type: 'trade', unread: true }],
  ['?type=constructor&status=read', everything],
  ['?type=%ff', everything],
])('%j is told by the address', (search, filter) => {
  expect(filterIn(search)).toEqual(filter);
});

test('a filter goes into the address, and what else stands there stays', () => {
  expect(withFilter('?type=trade&panel=search', { type: 'device', unread: true })).toBe(
    '?panel=search&type=device&status=unread',
  );
  expect(withFilter('?type=trade&status=unread', everything)).toBe('');
  expect(withFilter('', everything)).toBe('');
});
