import { expect, test } from 'vitest';
import { marketQueryOf, nextOrder, orderOf, withMarketQuery } from '#src/stores/market/market-query.ts';

const all = { tab: 'all', search: null, sort: 'rank', direction: 'asc' } as const;

test('the address names tab, search and order; what means nothing is left out', () => {
  expect(marketQueryOf('')).toEqual(all);
  expect(marketQueryOf('?tab=gainers')).toEqual({
    ...all,
    tab: 'gainers',
    sort: 'change',
    direction: 'desc',
  });
  expect(marketQueryOf('?tab=losers')).toEqual({ ...all, tab: 'losers', sort: 'change', direction: 'asc' });
  expect(marketQueryOf('?tab=cash&q=+naira+&sort=price')).toEqual({
    tab: 'cash',
    search: 'naira',
    sort: 'price',
    direction: 'desc',
  });
  expect(marketQueryOf('?tab=nft&sort=hype&direction=up&q=%20')).toEqual(all);
  expect(marketQueryOf('?sort=rank&direction=desc'), 'the product’s own order has one direction').toEqual(
    all,
  );
  expect(marketQueryOf(`?q=${'a'.repeat(80)}`).search).toHaveLength(60);
});

test('an address says only what is not usual, keeps what is not about the list, and is read back', () => {
  expect(withMarketQuery('?panel=search', all)).toBe('?panel=search');
  expect(withMarketQuery('?sort=price&q=bit', all)).toBe('');
  expect(withMarketQuery('', { ...all, tab: 'gainers', ...orderOf('gainers') })).toBe('?tab=gainers');
  for (const tab of ['all', 'favourites', 'gainers', 'losers', 'cash'] as const)
    for (const sort of ['name', 'price', 'change'] as const)
      for (const direction of ['asc', 'desc'] as const)
        for (const search of [null, 'a & b']) {
          const query = { tab, search, sort, direction };
          expect(marketQueryOf(withMarketQuery('?tab=cash&sort=name', query))).toEqual(query);
        }
});

test('a column is sorted in its own direction, then turned round, then the tab’s own order is back', () => {
  const once = nextOrder(all, 'price');
  const twice = nextOrder({ tab: 'all', ...once }, 'price');
  expect([once, twice]).toEqual([
    { sort: 'price', direction: 'desc' },
    { sort: 'price', direction: 'asc' },
  ]);
  expect(nextOrder({ tab: 'all', ...twice }, 'price')).toEqual(orderOf('all'));
  expect(nextOrder({ tab: 'all', ...twice }, 'name')).toEqual({ sort: 'name', direction: 'asc' });
  expect(nextOrder({ tab: 'losers', ...orderOf('losers') }, 'change')).toEqual(orderOf('losers'));
});
