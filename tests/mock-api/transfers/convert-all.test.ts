import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assetIds, assets, type AssetId } from '#contract/assets.ts';
import { formatAmount, multiplyByRate, parseAmount } from '#contract/money.ts';
import { depositDetails } from '#mock-api/features/deposits/deposits.ts';
import { createTransaction } from '#mock-api/features/transactions/record-event.ts';
import { planConversion } from '#mock-api/features/transfers/plan-conversion.ts';
import { createUser } from '#mock-api/features/users/users.ts';
import { ApiError } from '#mock-api/server/api-error.ts';
import { sized } from '../../tier.ts';
import { emptyMock, MOVING_MARKET } from '../visitor.ts';
import { Payer } from './payer.ts';

/** Rounded up at the decimals that people type: 8, or those of the asset. */
function roundedUp(asset: AssetId, numerator: bigint, denominator: bigint): bigint {
  const step = 10n ** BigInt(Math.max(0, assets[asset].scale - 8)) * denominator;
  return ((numerator + step - 1n) / step) * (step / denominator);
}

interface Split {
  readonly given: bigint;
  readonly service: bigint;
  readonly vat: bigint;
  readonly received: bigint;
}

const { state } = emptyMock(MOVING_MARKET).sandboxes.create('s-all', {
  clock: { mode: 'frozen', at: Date.UTC(2026, 10, 18, 11) },
});
let people = 0;

/** How a balance is divided where all of it is converted, in minor units; null where it is refused. */
function split(asset: AssetId, to: AssetId, balance: bigint): Split | null {
  const user = createUser(state, { email: `person${(people += 1)}@example.com` });
  const { scale } = assets[asset];
  const deposit = depositDetails({ asset, amount: formatAmount(balance, scale) });
  createTransaction(state, user.customer_id, deposit, 'credited');
  try {
    const request = { kind: 'convert', from: asset, to, max: true, fixed_side: 'from' } as const;
    const { amount, fees, received, rate } = planConversion(state, user, request);
    const feeOf = (kind: string) =>
      fees.filter((fee) => fee.kind === kind).reduce((sum, fee) => sum + parseAmount(fee.amount, scale), 0n);
    const given = parseAmount(amount, scale);
    expect(parseAmount(received!.amount, assets[to].scale)).toBe(
      multiplyByRate(given, scale, rate!.value, assets[to].scale, 'floor'),
    );
    return {
      given,
      service: feeOf('service'),
      vat: feeOf('vat'),
      received: parseAmount(received!.amount, assets[to].scale),
    };
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

const other = (asset: AssetId): AssetId => (asset === 'ngn' ? 'usd' : 'ngn');

/** What must be true of all of a balance, however it is divided. */
function expectTied(asset: AssetId, balance: bigint, { given, service, vat, received }: Split): void {
  expect([asset, balance, vat]).toEqual([asset, balance, roundedUp(asset, service * 75n, 1000n)]);
  expect(given + service + vat).toBe(balance);
  expect(given).toBeGreaterThan(0n);
  expect(received).toBeGreaterThan(0n);
  // No more than rounding adds to what a typed amount would cost.
  const typed = roundedUp(asset, given * 5n, 1000n);
  const fraction = 10n ** BigInt(Math.max(0, assets[asset].scale - 8));
  expect(service).toBeGreaterThanOrEqual(typed);
  expect(service - typed).toBeLessThanOrEqual(3n * fraction);
}

test('all of any balance of any asset: the tax is 7.5 % of the fee, the fee that of a typed amount, and nothing is left', () => {
  const balances = fc.tuple(
    fc.constantFrom(...assetIds),
    fc.oneof(fc.bigInt(1n, 10_000n), fc.bigInt(1n, 10n ** 9n), fc.bigInt(1n, 10n ** 15n)),
    fc.bigInt(0n, 10n ** 24n),
  );
  let divided = 0;
  fc.assert(
    fc.property(balances, ([asset, typed, rest]) => {
      // Of assets with more decimals than can be typed, a balance may end anywhere.
      const finer = 10n ** BigInt(Math.max(0, assets[asset].scale - 8));
      const balance = typed * finer + (rest % finer);
      const found = split(asset, other(asset), balance);
      if (found) {
        divided += 1;
        expectTied(asset, balance, found);
      }
    }),
    { numRuns: sized(400, 20_000) },
  );
  expect(divided).toBeGreaterThan(sized(200, 10_000));
});

test('every balance of some kobo up to ₦60', () => {
  for (let balance = 1n; balance <= 6000n; balance += BigInt(sized(7, 1))) {
    const found = split('ngn', 'btc', balance);
    if (found) expectTied('ngn', balance, found);
  }
});

test.each([
  ['1204.18', '1197.74', '5.99', '0.45'],
  // No fee and its tax come to the 0.15 that 26.00 would leave: 0.13 make 0.14, and 0.14 make 0.16.
  ['26.15', '25.99', '0.14', '0.02'],
])('of $%s: %s are converted, %s are the fee and %s the tax', async (balance, amount, service, vat) => {
  const nneka = await Payer.create('payer');
  await nneka.control('POST', '/deposits', { asset: 'usd', amount: balance });
  const all = await nneka.quote({ kind: 'convert', from: 'usd', to: 'ngn', max: true });
  expect(all.fees).toMatchObject([
    { kind: 'service', amount: service },
    { kind: 'vat', amount: vat },
  ]);
  expect([all.from.amount, all.total_debit.amount]).toEqual([amount, balance]);
  expect((await nneka.pay(all)).status).toBe(201);
  expect(await nneka.has('usd')).toBe('0 / 0');
  expect(nneka.brokenInvariants()).toEqual([]);
});
