import { expect, test, vi } from 'vitest';
import { assets } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import { positionOf } from '#mock-api/features/portfolio/position.ts';
import { sized } from '../../tier.ts';
import { PAID_ASSETS, RandomPayments } from '../ledger/random-payments.ts';
import { decimal, inOrder, referencePosition, type Fraction } from './reference-position.ts';

const HISTORIES = 200;
const COMMANDS = sized(40, 400);
/** Of each history: the others only pay them. */
const PEOPLE = sized(3, 6);
const CURRENCIES = ['ngn', 'usd', 'btc'] as const;
// Ends a run that hangs; it says nothing of how fast one is.
vi.setConfig({ testTimeout: sized(120_000, 600_000) });

/** How far a figure is from the exact one, in millionths of a unit of its last decimal. */
function distance(shown: string, exact: Fraction, scale: number): bigint {
  const { over, under } = decimal(shown);
  const difference = over * exact.under - exact.over * under;
  return (
    ((difference < 0n ? -difference : difference) * 10n ** BigInt(scale) * 1_000_000n) / (under * exact.under)
  );
}

test('of two hundred random histories, cost, average and profit are those of a plain reference, in three currencies', () => {
  let held = 0;
  for (let seed = 1; seed <= HISTORIES; seed += 1) {
    const payments = new RandomPayments(seed);
    for (let step = 0; step < COMMANDS; step += 1) payments.step();
    const { state } = payments;
    const entries = inOrder(state.ledger.entries);
    for (const person of payments.people.slice(0, PEOPLE))
      for (const asset of PAID_ASSETS)
        for (const currency of CURRENCIES) {
          const shown = positionOf(state, person, asset, currency);
          const expected = referencePosition(state, { person, entries }, asset, currency);
          const where = `history ${seed}, ${person}, ${asset} in ${currency}`;
          expect([where, shown.amount, shown.since]).toEqual([
            where,
            formatAmount(expected.amount, assets[asset].scale),
            expected.since,
          ]);
          if (expected.amount === 0n) {
            expect([where, shown.cost, shown.average_cost, shown.profit]).toEqual([where, null, null, null]);
            continue;
          }
          held += 1;
          const { scale } = assets[currency];
          const { cost, average_cost, value, profit } = shown;
          // Half a unit of the last decimal is what rounding to it may add.
          expect(distance(cost!, expected.cost, scale), where).toBeLessThanOrEqual(500_001n);
          const all = decimal(average_cost!);
          const total = {
            over: all.over * expected.amount,
            under: all.under * 10n ** BigInt(assets[asset].scale),
          };
          const shownTotal = formatAmount((total.over * 10n ** 24n) / total.under, 24);
          // A thousandth of the last decimal; the average and the prices it is of have 18, so often as there are units of the asset.
          const cut = (2n * expected.amount * 10n ** BigInt(scale) * 1_000_000n) / 10n ** 18n;
          const allowed = cut / 10n ** BigInt(assets[asset].scale) + 1_000n;
          expect(distance(shownTotal, expected.cost, scale), where).toBeLessThanOrEqual(allowed);
          const [worth, paid] = [decimal(value!), decimal(cost!)];
          const gained = worth.over * paid.under - paid.over * worth.under;
          const told = decimal(profit!.replace('-', ''));
          expect(gained * told.under, where).toBe(
            (profit!.startsWith('-') ? -told.over : told.over) * worth.under * paid.under,
          );
        }
  }
  expect(held).toBeGreaterThan(HISTORIES * PEOPLE * 6);
});
