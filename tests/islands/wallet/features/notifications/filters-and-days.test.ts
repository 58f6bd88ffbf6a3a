import { expect, test } from 'vitest';
import type { Notification } from '#contract/notifications.ts';
import { groupByDay } from '#src/islands/wallet/list/group-by-day.ts';
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

test('days are the reader’s own, and in the order of their notifications', () => {
  const at = (day: number, hour: number): Notification => ({
    id: `${day} ${hour}`,
    type: 'product',
    title: '',
    body: '',
    link: null,
    status: 'read',
    created_at: new Date(2026, 10, day, hour).toISOString(),
  });
  const momentOf = ({ created_at }: Notification) => created_at;
  const days = groupByDay([at(22, 23), at(22, 0), at(21, 23), at(19, 12)], momentOf);
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([
    ['22 23', '22 0'],
    ['21 23'],
    ['19 12'],
  ]);
  expect(groupByDay([], momentOf)).toEqual([]);
});
