import { expect, test } from 'vitest';
import { operations } from '#contract/registry.ts';
import { Payer } from '../transfers/payer.ts';

/** The reads that take a whole number: each is asked for it in a form that is none. */
const lists = [
  '/user/notifications/list',
  '/promotions?page=1',
  '/wallet/transactions',
  '/market/assets',
  '/auth/activities',
];
const withNumber = (path: string, text: string) =>
  `${path}${path.includes('?') ? '&' : '?'}page_size=${text}`;

test.each(['1e1', '0x5', '5.0', '+5', '-5', '05', '%205', '5%20', '٥', '５', '', 'NaN'])(
  'page_size=%s is no number, of any list',
  async (text) => {
    const who = await Payer.create();
    for (const path of lists) {
      const { status, body } = await who.get(withNumber(path, text));
      expect([status, Object.keys(body.fields ?? {})], path).toEqual([422, ['page_size']]);
    }
  },
);

test('a parameter that is given twice is refused: nothing says which of the two is meant', async () => {
  const who = await Payer.create();
  for (const path of lists) {
    const { status, body } = await who.get(`${withNumber(path, '5')}&page_size=6`);
    expect([status, Object.keys(body.fields ?? {})], path).toEqual([422, ['page_size']]);
  }
  expect(operations.length).toBeGreaterThan(lists.length);
});
