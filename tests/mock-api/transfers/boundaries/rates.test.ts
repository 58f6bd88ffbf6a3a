import { beforeEach, describe, expect, test } from 'vitest';
import type { Answer } from '../../visitor.ts';
import { Payer, TRON } from '../payer.ts';

let tobi: Payer;
beforeEach(async () => {
  tobi = await Payer.create();
});

const advance = (ms: number) => tobi.control('POST', '/clock/advance', { ms });
const account = { bank_code: '901', account_number: '0123456784' };

interface Row {
  readonly what: string;
  readonly limit: number;
  readonly call: (who: Payer) => Promise<Answer>;
  /** What a call that is let through answers with. */
  readonly found?: number;
}
let names = 0;
const rows: readonly Row[] = [
  {
    what: 'address checks',
    limit: 60,
    call: (who) => who.post('/wallet/addresses/check', { asset: 'usdt', address: TRON }),
  },
  { what: 'bank look-ups', limit: 20, call: (who) => who.post('/wallet/banks/resolve', account) },
  // Each time another one: who was looked up within a day costs nothing.
  {
    what: 'look-ups of a person',
    limit: 20,
    call: (who) => who.get(`/users/zhangwei${(names += 1)}`),
    found: 404,
  },
  {
    what: 'searches for people who are nobody',
    limit: 20,
    call: (who) => who.get(`/user/search?q=nobody${(names += 1)}`),
  },
  { what: 'portfolios', limit: 300, call: (who) => who.get('/wallet/portfolio?range=1D') },
  { what: 'sums of months', limit: 300, call: (who) => who.get('/wallet/transaction-months') },
  { what: 'lists of statements', limit: 300, call: (who) => who.get('/wallet/statements') },
];

describe.each(rows)('$what: $limit a minute', ({ limit, call, found = 200 }) => {
  test('the next one is refused until the first is a minute old, to the millisecond', async () => {
    expect((await call(tobi)).status).toBe(found);
    await advance(1);
    for (let made = 1; made < limit; made += 1)
      expect([made, (await call(tobi)).status]).toEqual([made, found]);
    const { status, body, headers } = await call(tobi);
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'rate_limited', '60']);
    await advance(59_998);
    expect((await call(tobi)).status).toBe(429);
    await advance(1);
    // The first has left the minute, and a refused call does not count.
    expect((await call(tobi)).status).toBe(found);
    expect((await call(tobi)).status).toBe(429);
    await advance(1);
    expect((await call(tobi)).status).toBe(found);
  });

  test('what one person has used up, another one has not', async () => {
    const ann = await Payer.create('payer', tobi.app);
    for (let made = 0; made < limit; made += 1) await call(tobi);
    expect([(await call(tobi)).status, (await call(ann)).status]).toEqual([429, found]);
  });
});

test('statements share one count with their lists, portfolios have another', async () => {
  for (let made = 0; made < 300; made += 1)
    await tobi.get(made % 2 ? '/wallet/statements' : '/wallet/statements/2026-10');
  expect((await tobi.get('/wallet/statements')).status).toBe(429);
  expect((await tobi.get('/wallet/statements/2026-10')).status).toBe(429);
  expect((await tobi.get('/wallet/portfolio?range=1D')).status).toBe(200);
});

test('looking a person up and searching for people share one count', async () => {
  for (let made = 0; made < 20; made += 1)
    await tobi.get(`${made % 2 ? '/users/' : '/user/search?q='}zhangwei${made}`);
  expect((await tobi.get('/users/nobody')).status).toBe(429);
  expect((await tobi.get('/user/search?q=nobody')).status).toBe(429);
});
