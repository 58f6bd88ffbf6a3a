import { beforeEach, expect, test } from 'vitest';
import { idsOf, MarketReader } from './market-reader.ts';

let tobi: MarketReader;
beforeEach(async () => {
  tobi = await MarketReader.create();
});

test.each<Readonly<Record<string, string>>>([
  { sort: 'change' },
  { sort: 'price', direction: 'asc' },
  { tab: 'gainers', sort: 'change' },
  { tab: 'losers', search: 'o' },
])('%j: pages keep the order of the first one while prices move, and show those of now', async (query) => {
  const atOnce = await tobi.all(query);
  // Hours, in which most rows change their place.
  const later = await tobi.all({ ...query, page_size: 23 }, () => tobi.payer.wait(6 * 3600));
  expect(idsOf(later.rows)).toEqual(idsOf(atOnce.rows));
  expect(later.total).toBe(atOnce.total);
  const now = new Map((await tobi.all()).rows.map((row) => [row.id, row]));
  const last = later.rows.at(-1)!;
  expect(last).toEqual(now.get(last.id));
  expect(last).not.toEqual(atOnce.rows.at(-1));
  expect(idsOf((await tobi.all(query)).rows)).not.toEqual(idsOf(atOnce.rows));
});

test('a page goes on where it was when its last row has lost its price or its star', async () => {
  const byPrice = { sort: 'price', page_size: 1 };
  const first = await tobi.page(byPrice);
  expect(idsOf(first.items)).toEqual(['btc']);
  const second = idsOf((await tobi.page({ ...byPrice, cursor: first.next_cursor! })).items);
  await tobi.silence('btc');
  expect(idsOf((await tobi.page({ ...byPrice, cursor: first.next_cursor! })).items)).toEqual(second);

  for (const id of ['eth', 'sol', 'amber-coin']) await tobi.star(id);
  const starred = { tab: 'favourites', page_size: 2 };
  const { items, next_cursor } = await tobi.page(starred);
  expect(idsOf(items)).toEqual(['eth', 'sol']);
  for (const id of ['eth', 'sol']) await tobi.star(id, false);
  expect(idsOf((await tobi.page({ ...starred, cursor: next_cursor! })).items)).toEqual(['amber-coin']);
});

test('a cursor of another list, or one that was made up, is refused by its name', async () => {
  const query = { sort: 'change', page_size: 5 };
  const cursor = (await tobi.page(query)).next_cursor!;
  expect((await tobi.ask({ ...query, page_size: 6, cursor })).status).toBe(200);
  const write = (content: unknown) => Buffer.from(JSON.stringify(content)).toString('base64url');
  const [list, moment] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as [number, number];
  const refused = [
    { ...query, cursor, direction: 'asc' },
    { ...query, cursor, sort: 'price' },
    { ...query, cursor, tab: 'gainers' },
    { ...query, cursor, search: 'a' },
    ...['abc', write(null), write([list, moment, 208, '1']), write([list, moment, 3, 'one'])].map(
      (wrong) => ({
        ...query,
        cursor: wrong,
      }),
    ),
  ];
  for (const one of refused) {
    const { status, body } = await tobi.ask(one);
    expect([status, body.code, body.fields]).toEqual([422, 'invalid_fields', { cursor: 'invalid' }]);
  }
});
