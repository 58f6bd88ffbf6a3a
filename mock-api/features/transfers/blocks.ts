import { assets } from '#contract/assets.ts';
import { divideByRate, formatAmount, parseAmount } from '#contract/money.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import type { ApiError } from '../../server/api-error.ts';
import { holdingsOf } from '../ledger/accounts.ts';
import { exceededLimit } from '../limits/limits.ts';
import { clearingOf } from '../deposits/clearing.ts';
import { paymentError } from '../payment-errors/payment-error.ts';
import { activeRestrictions, isFrozen, presentRestriction } from '../restrictions/restrictions.ts';
import { totalOf } from '../transactions/new-transaction.ts';
import type { User } from '../users/state.ts';
import { isKnownDestination } from './known-destinations.ts';
import { availableOf } from './plan.ts';
import { nairaValue } from './rates.ts';
import type { StoredQuote } from './state.ts';

type Planned = Pick<
  StoredQuote,
  'type' | 'channel' | 'asset' | 'amount' | 'fees' | 'naira' | 'outside' | 'network'
>;

/** What keeps a payment from being made now and may pass: the first of freeze, restrictions, limits, funds and clearing. */
export function findBlock(state: SandboxState, user: User, plan: Planned): ApiError | null {
  if (plan.type === 'deposit') return null;
  if (plan.type === 'convert') return fundsBlock(state, user, plan);
  if (isFrozen(state, user.customer_id)) return paymentError('sending_frozen');
  return (
    restrictionBlock(state, user, plan) ??
    limitBlock(state, user, plan) ??
    fundsBlock(state, user, plan) ??
    clearingBlock(state, user, plan)
  );
}

function restrictionBlock(state: SandboxState, user: User, plan: Planned): ApiError | null {
  const restriction = activeRestrictions(state, user.customer_id).find(
    ({ scope, began_at }) =>
      scope === 'all_outgoing' ||
      (scope === 'bank' && plan.type === 'payout') ||
      (scope === 'new_payees' &&
        plan.outside !== null &&
        !isKnownDestination(state, user.customer_id, plan.outside, began_at)),
  );
  if (!restriction) return null;
  const hours = Math.ceil((restriction.until - now(state)) / 3_600_000);
  return paymentError('sending_restricted', presentRestriction(restriction), { hours });
}

function limitBlock(state: SandboxState, user: User, { naira }: Planned): ApiError | null {
  const exceeded = naira === null ? undefined : exceededLimit(state, user, naira);
  if (!exceeded) return null;
  const { period, limit, available, resets_at } = exceeded;
  return paymentError(
    'amount_above_limit',
    { period, limit, available, resets_at },
    { period, available: { asset: 'ngn', amount: available } },
  );
}

function fundsBlock(state: SandboxState, user: User, plan: Planned): ApiError | null {
  const { asset } = plan;
  const { scale, symbol } = assets[asset];
  const available = availableOf(state, user, asset);
  const missing = parseAmount(totalOf(plan), scale) - available;
  if (missing <= 0n) return null;
  const short_by = formatAmount(missing, scale);
  return paymentError(
    'insufficient_funds',
    { asset, available: formatAmount(available, scale), short_by },
    { asset: symbol, short_by: { asset, amount: short_by } },
  );
}

/** A chain gets at most what the whole balance is worth beyond bank deposits that may still be recalled. */
function clearingBlock(state: SandboxState, user: User, plan: Planned): ApiError | null {
  if (plan.channel !== 'chain') return null;
  const clearing = clearingOf(state, user.customer_id);
  if (clearing.amount === 0n) return null;
  const { asset, amount } = plan;
  const { scale } = assets[asset];
  const naira = assets.ngn.scale;
  // What is held is on its way out already.
  const worth = [...holdingsOf(state, user.customer_id)].reduce((sum, [each, { available }]) => {
    const value = nairaValue(state, each, available);
    return value === null ? sum : sum + parseAmount(value, naira);
  }, 0n);
  const free = worth > clearing.amount ? worth - clearing.amount : 0n;
  const value = nairaValue(state, asset, parseAmount(amount, scale));
  if (value === null || parseAmount(value, naira) <= free) return null;
  const unit = nairaValue(state, asset, 10n ** BigInt(scale));
  const sendable = unit === null || unit === '0' ? 0n : divideByRate(free, naira, unit, scale, 'floor');
  const balance = availableOf(state, user, asset);
  const available = formatAmount(sendable < balance ? sendable : balance, scale);
  return paymentError(
    'funds_clearing',
    { asset, available, clears_at: iso(clearing.clears_at) },
    { available: { asset, amount: available } },
  );
}
