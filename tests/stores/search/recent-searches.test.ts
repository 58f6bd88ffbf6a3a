import { beforeEach, expect, test, vi } from 'vitest';
import { clearSessionData } from '#src/api/storage.ts';
import {
  $recent,
  RECENT_LIMIT,
  removeRecent,
  clearRecent,
  addRecent,
  type RecentItem,
} from '#src/stores/search/recent-searches.ts';
import { BrowserStorage } from '../browser-storage.ts';

let tab: BrowserStorage;
beforeEach(() => {
  tab = new BrowserStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://localhost/w'));
  clearRecent();
});

const person = (id: string): RecentItem => ({ kind: 'person', id, name: id.toUpperCase() });
const payment: RecentItem = {
  kind: 'transaction',
  id: 'txn_1',
  type: 'send',
  direction: 'out',
  asset: 'ngn',
  counterparty_name: 'Ada Okafor',
  created_at: '2026-11-21T09:42:00.000Z',
};
const ids = () => $recent.get().map(({ id }) => id);
const keptIds = () => (JSON.parse(tab.getItem('recent') ?? '[]') as RecentItem[]).map(({ id }) => id);

test('the last come first, each once, at most eight, in this tab only', () => {
  for (let count = 0; count < 12; count += 1) addRecent(person(`p${count}`));
  addRecent(person('p7'));
  const wanted = ['p7', 'p11', 'p10', 'p9', 'p8', 'p6', 'p5', 'p4'];
  expect(ids()).toEqual(wanted);
  expect(keptIds()).toEqual(wanted);
  expect(wanted).toHaveLength(RECENT_LIMIT);
  expect(localStorage.length).toBe(0);
});

test('each can be forgotten, and all', () => {
  for (const id of ['a', 'b', 'c']) addRecent(person(id));
  addRecent({ kind: 'asset', id: 'btc' });
  removeRecent(person('b'));
  expect(ids()).toEqual(['btc', 'c', 'a']);
  clearRecent();
  expect(ids()).toEqual([]);
  expect(tab.getItem('recent')).toBeNull();
});

test('a session that ends takes them with it', () => {
  addRecent(payment);
  clearSessionData();
  expect(tab.getItem('recent')).toBeNull();
});

test('no amount is kept: of a payment only what it was, with whom and when', () => {
  addRecent({ ...payment, amount: '25000', fiat: { amount: '16.7' } } as RecentItem);
  const stop = $recent.listen(() => undefined);
  stop();
  addRecent(person('a'));
  expect(tab.getItem('recent')).not.toContain('25000');
});

test.each([
  ['no JSON', '{"', []],
  ['no list', '{"0":1}', []],
  [
    'things that are none of ours',
    JSON.stringify([1, null, { kind: 'person' }, { kind: 'asset', id: 'gold' }, person('a')]),
    ['a'],
  ],
  ['more than is kept', JSON.stringify(Array.from({ length: 50 }, (_, index) => person(`p${index}`))), 8],
])('what lies in storage may be %s', (_name, text, wanted) => {
  tab.setItem('recent', text);
  addRecent({ kind: 'asset', id: 'eth' });
  removeRecent({ kind: 'asset', id: 'eth' });
  expect(typeof wanted === 'number' ? ids().length : ids()).toEqual(
    typeof wanted === 'number' ? wanted - 1 : wanted,
  );
});
