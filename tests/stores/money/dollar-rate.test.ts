import { beforeEach, expect, test, vi } from 'vitest';
import { getBalances, type Balances } from '#contract/balances.ts';
import { getRates } from '#contract/market.ts';
import { ApiError } from '#src/api/api-error.ts';
import { $dollarRate } from '#src/stores/money/dollar-rate.ts';
import { queries } from '#src/stores/query/query-client.ts';
import { eventually } from '../../eventually.ts';

const EARLIER = '2026-11-21T09:00:00.000Z';
const LATER = '2026-11-21T09:30:00.000Z';

/** When the price of the balances was live last, and when that of the market. */
let moments: { balances: string; market: string };
let isMarketDown: boolean;

vi.mock('#src/stores/preferences/preferences.ts', async (original) => ({
  ...(await original<object>()),
  displaySettingsReady: async () => undefined,
}));
vi.mock('#src/api/call.ts', () => ({
  call: async ({ name }: { name: string }) => {
    if (name === getBalances.name) return { data: balances() };
    if (name !== getRates.name) throw new Error(`${name} is not asked for here.`);
    if (isMarketDown) throw new ApiError('http', { status: 409, code: 'price_unavailable' });
    return { data: { as_of: moments.market, base: 'usdt', rates: { ngn: '1600' } } };
  },
}));

const balances = (): Balances => {
  const nothing = { available: '0', held: '0', incoming: '0', clearing: '0', total: '0' };
  const price = { amount: '1500', as_of: moments.balances, stale: true };
  return {
    as_of: moments.balances,
    currency: 'ngn',
    total: '0',
    change_24h: { amount: '0', percent: null },
    unpriced: [],
    items: [{ asset: 'usdt', ...nothing, price, value: null, change_24h: null }],
  };
};

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true });
});

test.each([
  [
    { balances: EARLIER, market: LATER },
    { amount: '1600', staleSince: LATER },
  ],
  [
    { balances: LATER, market: EARLIER },
    { amount: '1500', staleSince: LATER },
  ],
  // As text the earlier one would come last.
  [
    { balances: '2026-11-21T09:00:00Z', market: '2026-11-21T09:00:00.500Z' },
    { amount: '1600', staleSince: '2026-11-21T09:00:00.500Z' },
  ],
])('of two rates that are no longer live the later one counts: %j', async (given, expected) => {
  moments = given;
  isMarketDown = false;
  queries.invalidateKeys(() => true);
  const stop = $dollarRate.listen(() => undefined);
  await eventually(() => expect($dollarRate.get()).toEqual({ amount: '1600', staleSince: null }));
  isMarketDown = true;
  queries.revalidateKeys(() => true);
  await eventually(() => expect($dollarRate.get()).toEqual(expected));
  stop();
});
