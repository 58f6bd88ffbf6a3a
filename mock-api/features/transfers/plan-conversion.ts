import { assets, type AssetId } from '#contract/assets.ts';
import { divideByRate, multiplyByRate } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { conversionFees, feesOfAtLeast } from '../fees/fees.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { belowMinimum, readAmount } from '../payment-errors/read-amount.ts';
import type { User } from '../users/state.ts';
import {
  availableOf,
  format,
  LIFE,
  nothing,
  paidFrom,
  sumOf,
  type BareFee,
  type Plan,
  type RequestOf,
} from './plan.ts';
import { conversionRate, fiatValue, nairaValue } from './rates.ts';

/** Prices a conversion of an amount of either side, or of all of the balance. */
export function planConversion(state: SandboxState, user: User, request: RequestOf<'convert'>): Plan {
  const { from, to } = request;
  if (from === to) throw paymentError('asset_not_found');
  const value = conversionRate(state, from, to);
  const [fromScale, toScale] = [assets[from].scale, assets[to].scale];
  const typed = request.max ? null : readAmount(request.amount, request.fixed_side === 'to' ? to : from);
  const isTo = typed !== null && request.fixed_side === 'to';
  const { given, fees } =
    typed === null
      ? wholeBalance(from, availableOf(state, user, from))
      : withFees(from, isTo ? divideByRate(typed, toScale, value, fromScale, 'ceil') : typed);
  const received = isTo ? typed : multiplyByRate(given, fromScale, value, toScale, 'floor');
  if (received <= 0n) throw belowMinimum(from, smallestFor(from, to, value));
  return {
    ...nothing,
    type: 'convert',
    channel: 'platform',
    asset: from,
    amount: format(given, from),
    fees: paidFrom(fees, 'balance'),
    received: { asset: to, amount: format(received, to) },
    rate: { base: from, quote: to, value, source_at: iso(now(state)) },
    fiat: fiatValue(state, from, given, 'ngn'),
    naira: nairaValue(state, from, given),
    eta_seconds: 0,
    life: LIFE.convert,
  };
}

/** What is given, in minor units, and the fees on top of it. */
interface Given {
  readonly given: bigint;
  readonly fees: readonly BareFee[];
}

const withFees = (asset: AssetId, given: bigint): Given => ({
  given,
  fees: conversionFees(asset, format(given, asset)),
});

/**
 * All of a balance, with nothing left of it: what rounding leaves of the most that can be given goes on the fee. Where no fee and its
 * tax come to that exactly, a fraction less is given, so that the tax is right for every balance.
 */
function wholeBalance(asset: AssetId, available: bigint): Given {
  const most = largestConversion(asset, available);
  const { fees, total } = feesOfAtLeast(asset, available - most);
  return { given: available - total, fees };
}

/** The smallest amount that gives anything. */
function smallestFor(from: AssetId, to: AssetId, rate: string): string {
  return format(divideByRate(1n, assets[to].scale, rate, assets[from].scale, 'ceil'), from);
}

/** The most that can be given of a balance that also pays the fees, in minor units. */
function largestConversion(asset: AssetId, available: bigint): bigint {
  // 0.5 % and the tax on it make 1.005375 of what is given; rounding up adds a little.
  let given = (available * 1_000_000n) / 1_005_375n;
  while (given > 0n && given + sumOf(conversionFees(asset, format(given, asset)), asset) > available)
    given -= 10n ** BigInt(Math.max(0, assets[asset].scale - 8));
  if (given > 0n) return given;
  const fee = sumOf(conversionFees(asset, '1'), asset);
  throw paymentError(
    'insufficient_funds',
    { asset, available: format(available, asset), short_by: format(fee, asset) },
    { asset: assets[asset].symbol, short_by: { asset, amount: format(fee, asset) } },
  );
}
