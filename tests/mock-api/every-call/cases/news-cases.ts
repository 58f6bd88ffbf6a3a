import { errorStatus, type ErrorCode } from '#contract/error-codes.ts';
import { casesOf, type CallCase } from './call-case.ts';

const refusedWith = (code: ErrorCode) => [errorStatus[code], code] as const;
const as = 'complete' as const;
const rates = (query: string) => `/market/rates?${query}`;

/** Announcements, stars and rates. */
export const newsCases: readonly CallCase[] = [
  ...casesOf('GET /announcements', [
    { when: 'no kind is named', as, answer: 200, says: { data: { total: 3, unread: 3 } } },
    {
      when: 'a kind is named',
      as,
      path: '/announcements?tag=security',
      answer: 200,
      says: { data: { total: 1 } },
    },
    {
      when: 'the kind is none',
      as,
      path: '/announcements?tag=gossip',
      answer: refusedWith('invalid_fields'),
    },
  ]),
  ...casesOf('GET /announcements/{id}', [
    { when: 'it runs', as, path: '/announcements/ann_1', answer: 200, says: { data: { status: 'unread' } } },
    { when: 'there is none', as, path: '/announcements/ann_0', answer: refusedWith('not_found') },
  ]),
  ...casesOf('PUT /announcements/{id}/status', [
    {
      when: 'it runs',
      as,
      path: '/announcements/ann_1/status',
      body: { status: 'read' },
      answer: 200,
      says: { data: { status: 'read' } },
    },
    {
      when: 'there is none',
      as,
      path: '/announcements/ann_0/status',
      body: { status: 'read' },
      answer: refusedWith('not_found'),
    },
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
