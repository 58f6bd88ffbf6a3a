import { beforeEach, expect, test, vi } from 'vitest';
import { forgetSession } from '#src/api/storage.ts';
import { $recent, RECENT_LIMIT, forget, forgetAll, remember, type RecentItem } from '#src/stores/search/recent-searches.ts';
import { BrowserStorage } from './browser-storage.ts';

let tab: BrowserStorage;
beforeEach(() => {
  tab = new BrowserStorage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', new BrowserStorage());
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', new URL('http://localhost/w'));
  forgetAll();
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
  for (let count = 0; count < 12; count += 1) remember(person(`p${count}`));
  remember(person('p7'));
  const wanted = ['p7', 'p11', 'p10', 'p9', 'p8', 'p6', 'p5', 'p4'];
  expect(ids()).toEqual(wanted);
  expect(keptIds()).toEqual(wanted);
  expect(wanted).toHaveLength(RECENT_LIMIT);
  expect(localStorage.length).toBe(0);
});

test('each can be forgotten, and all', () => {
  for (const id of ['a', 'b', 'c']) remember(person(id));
  remember({ kind: 'asset', id: 'btc' });
  forget(person('b'));
  expect(ids()).toEqual(['btc', 'c', 'a']);
  forgetAll();
  expect(ids()).toEqual([]);
  expect(tab.getItem('recent')).toBeNull();
});

test('a session that ends takes them with it', () => {
  remember(payment);
  forgetSession();
  expect(tab.getItem('recent')).toBeNull();
});

test('no amount is kept: of a payment only what it was, with whom and when', () => {
  remember({ ...payment, amount: '25000', fiat: { amount: '16.7' } } as RecentItem);
  const stop = $recent.listen(() => undefined);
  stop();
  remember(person('a'));
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
  remember({ kind: 'asset', id: 'eth' });
  forget({ kind: 'asset', id: 'eth' });
  expect(typeof wanted === 'number' ? ids().length : ids()).toEqual(
    typeof wanted === 'number' ? wanted - 1 : wanted,
  );
});
