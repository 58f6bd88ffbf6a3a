import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { casesOf, type CallCase } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const as = 'complete' as const;
const rates = (query: string) => `/market/rates?${query}`;

/** The market: its rows, their candles, stars and rates. */
export const marketCases: readonly CallCase[] = [
  ...casesOf('GET /market/assets', [
    { when: 'nothing is asked for', as, answer: 200, says: { data: { total: 208 } } },
    {
      when: 'it is searched',
      as,
      path: '/market/assets?search=amber&tab=all&sort=price&direction=asc&page_size=100',
      answer: 200,
      says: { data: { total: 1, next_cursor: null } },
    },
    { when: 'the tab is none', as, path: '/market/assets?tab=stocks', answer: refusedWith('invalid_fields') },
    { when: 'the sort is none', as, path: '/market/assets?sort=luck', answer: refusedWith('invalid_fields') },
    {
      when: 'the page is too large',
      as,
      path: '/market/assets?page_size=101',
      answer: refusedWith('invalid_fields'),
    },
    {
      when: 'the cursor is made up',
      as,
      path: '/market/assets?cursor=YW55dGhpbmc',
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('GET /market/assets/{id}/candles', [
    {
      when: 'it has a price',
      as,
      path: '/market/assets/amber-coin/candles?range=1H',
      answer: 200,
      says: { data: { interval: '1m' } },
    },
    {
      when: 'there is none',
      as,
      path: '/market/assets/shell/candles?range=1H',
      answer: refusedWith('asset_not_found'),
    },
    {
      when: 'the range is none',
      as,
      path: '/market/assets/btc/candles?range=2H',
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('GET /market/assets/{id}', [
    { when: 'it is a coin', as, path: '/market/assets/btc', answer: 200, says: { data: { id: 'btc' } } },
    {
      when: 'it is cash',
      as,
      path: '/market/assets/ngn',
      answer: 200,
      says: { data: { supply: null, networks: [] } },
    },
    { when: 'there is none', as, path: '/market/assets/shell', answer: refusedWith('asset_not_found') },
  ]),
  ...casesOf('GET /market/favourites', [
    { when: 'there are none', as, answer: 200, says: { data: { ids: [] } } },
  ]),
  ...casesOf('PUT /market/favourites/{id}', [
    {
      when: 'it is a coin',
      as,
      path: '/market/favourites/btc',
      answer: 200,
      says: { data: { ids: ['btc'] } },
    },
    {
      when: 'the wallet cannot hold it',
      as,
      path: '/market/favourites/amber-coin',
      answer: 200,
      says: { data: { ids: ['amber-coin'] } },
    },
    { when: 'there is none', as, path: '/market/favourites/shell', answer: refusedWith('not_found') },
  ]),
  ...casesOf('DELETE /market/favourites/{id}', [
    {
      when: 'it is not starred',
      as,
      path: '/market/favourites/btc',
      answer: 200,
      says: { data: { ids: [] } },
    },
    { when: 'there is none', as, path: '/market/favourites/shell', answer: refusedWith('not_found') },
  ]),
  ...casesOf('GET /market/rates', [
    { when: 'all are assets', as, path: rates('base=usdt&quotes=ngn,usd'), answer: 200 },
    {
      when: 'one is none',
      as,
      path: rates('base=usdt&quotes=ngn,gold'),
      answer: refusedWith('invalid_fields'),
    },
    { when: 'no base is named', as, path: rates('quotes=ngn'), answer: refusedWith('invalid_fields') },
  ]),
];
