import { assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { addAmounts, formatAmount, parseAmount } from '#contract/money.ts';
import type { Statement, StatementItem } from '#contract/statements.ts';
import type { SandboxState } from '../../core/state.ts';
import type { Line } from './ledger-lines.ts';
import { amountsOf } from './line-amounts.ts';
import { rateThen, valueOf } from './line-value.ts';
import { columnOf, type Column } from './sum-lines.ts';

type Valued = Pick<StatementItem, 'asset' | 'opening_value' | 'closing_value'>;

interface RatedLine {
  readonly line: Line;
  /** Null without a price. */
  readonly rate: string | null;
}

/** What lines moved, in minor units of a currency, each at its own rate. */
function moved(rated: readonly RatedLine[], currency: DisplayCurrency): Record<Column, bigint> {
  const sums = { in: 0n, out: 0n, fees: 0n, converted_in: 0n, converted_out: 0n, rewards: 0n };
  for (const { line, rate } of rated) {
    if (rate === null) continue;
    const { amount, fee } = amountsOf(line);
    const value = valueOf(amount, line.asset, rate, currency);
    sums[columnOf(line.entry.event, amount)] += value < 0n ? -value : value;
    sums.fees += valueOf(fee, line.asset, rate, currency);
  }
  return sums;
}

/**
 * A statement's assets in one currency. What prices made of them is what is left between the ends: no rate of another moment is
 * asked for, so that the sum is exact.
 * @param lines those of the period
 */
export function totalsOf(
  state: SandboxState,
  items: readonly Valued[],
  lines: readonly Line[],
  currency: DisplayCurrency,
): Pick<Statement, 'totals' | 'unpriced'> {
  const unpriced = new Set<AssetId>();
  for (const { asset, opening_value, closing_value } of items)
    if (opening_value === null || closing_value === null) unpriced.add(asset);
  const rated = lines.map((line) => ({ line, rate: rateThen(state, line, currency) }));
  for (const { line, rate } of rated) if (rate === null) unpriced.add(line.asset);
  const priced = items.filter(({ asset }) => !unpriced.has(asset));
  if (priced.length === 0 && unpriced.size > 0) return { totals: null, unpriced: [...unpriced] };

  const { scale } = assets[currency];
  const sum = (values: readonly (string | null)[]) =>
    parseAmount(
      addAmounts(
        values.map((value) => value ?? '0'),
        scale,
      ),
      scale,
    );
  const opening = sum(priced.map(({ opening_value }) => opening_value));
  const closing = sum(priced.map(({ closing_value }) => closing_value));
  const sums = moved(
    rated.filter(({ line }) => !unpriced.has(line.asset)),
    currency,
  );
  const format = (minor: bigint) => formatAmount(minor, scale);
  return {
    totals: {
      opening: format(opening),
      in: format(sums.in),
      out: format(sums.out),
      fees: format(sums.fees),
      converted: format(sums.converted_out),
      rewards: format(sums.rewards),
      price_change: format(closing - opening - sums.in + sums.out + sums.fees - sums.rewards),
      closing: format(closing),
    },
    unpriced: [...unpriced],
  };
}
