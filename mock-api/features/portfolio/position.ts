import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount, parseAmount, percentChange, roundAmount } from '#contract/money.ts';
import type { Position } from '#contract/portfolio.ts';
import { iso, now } from '../../core/clock.ts';
import type { SandboxState } from '../../core/state.ts';
import { valueAt } from '../market/value-at.ts';
import { linesByAsset, linesOf, type Line } from '../statements/ledger-lines.ts';
import { amountsOf } from '../statements/line-amounts.ts';

/** Decimals that costs are summed with, so that the shares of many payments don't round away. */
const COST_SCALE = 18;

interface Holding {
  readonly amount: bigint;
  /** With `COST_SCALE` decimals; null where a price is missing. */
  readonly cost: bigint | null;
  readonly since: string | null;
}

/** What a customer has of an asset, and what it cost, weighted by amount. */
export function positionOf(
  state: SandboxState,
  customerId: string,
  asset: AssetId,
  currency: DisplayCurrency,
): Position {
  const lines = linesByAsset(linesOf(state, customerId)).get(asset) ?? [];
  const { amount, cost, since } = lines.reduce<Holding>(
    (held, line) => after(held, line, costOf(state, line, currency)),
    { amount: 0n, cost: 0n, since: null },
  );
  const { scale } = assets[currency];
  const identity = {
    asset,
    currency,
    as_of: iso(now(state)),
    amount: formatAmount(amount, assets[asset].scale),
  };
  const value = valueAt(state, { asset, minor: amount, currency }, now(state));
  if (amount === 0n || cost === null || value === null)
    return {
      ...identity,
      average_cost: null,
      cost: null,
      value: null,
      profit: null,
      profit_percent: null,
      since,
    };
  const shownCost = roundAmount(cost, COST_SCALE, scale, 'half-even');
  return {
    ...identity,
    average_cost: formatAmount((cost * 10n ** BigInt(assets[asset].scale)) / amount, COST_SCALE),
    cost: formatAmount(shownCost, scale),
    value: formatAmount(value, scale),
    profit: formatAmount(value - shownCost, scale),
    profit_percent: percentChange(shownCost, value),
    since,
  };
}

function after({ amount, cost, since }: Holding, line: Line, paid: bigint | null): Holding {
  const left = line.balance;
  if (left > amount) {
    const total = cost === null || paid === null ? null : cost + paid;
    return { amount: left, cost: total, since: amount === 0n ? line.entry.effective_at : since };
  }
  if (left === 0n) return { amount: 0n, cost: 0n, since: null };
  return { amount: left, cost: cost === null ? null : (cost * left) / amount, since };
}

/** What was paid for what a line brought, fees included; null without a price. */
function costOf(state: SandboxState, line: Line, currency: DisplayCurrency): bigint | null {
  const { asset, entry, transaction } = line;
  const moment = Date.parse(entry.effective_at);
  const value = (of: AssetId, minor: bigint) =>
    valueAt(state, { asset: of, minor, currency }, moment, COST_SCALE);
  if (entry.event !== 'converted' || transaction?.total_debit == null)
    return value(asset, amountsOf(line).amount);
  const { asset: given, amount: total } = transaction.total_debit;
  return value(given, parseAmount(total, assets[given].scale));
}
