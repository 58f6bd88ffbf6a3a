import { assetIds, assets, type AssetId, type DisplayCurrency } from '#contract/assets.ts';
import { formatAmount } from '#contract/money.ts';
import type { Statement, StatementItem } from '#contract/statements.ts';
import { now } from '../../core/clock.ts';
import type { TimeRange } from '../../core/lagos-time.ts';
import type { SandboxState } from '../../core/state.ts';
import { valueAt } from '../market/value-at.ts';
import { linesOf, linesWithin } from './ledger-lines.ts';
import { totalsOf } from './statement-totals.ts';
import { closingOf, columns, sumLines } from './sum-lines.ts';

/** What there was, came and went in a period, and whether the sums make what the accounts had at its end. */
export function statementOf(
  state: SandboxState,
  customerId: string,
  { from, to }: TimeRange,
  currency: DisplayCurrency,
): Pick<Statement, 'items' | 'lines' | 'ties' | 'totals' | 'unpriced'> {
  const all = linesOf(state, customerId);
  const lines = linesWithin(all, { from, to });
  const sums = sumLines(all, { from, to });
  const valueOf = (asset: AssetId, minor: bigint, moment: number) => {
    const value = valueAt(state, { asset, minor, currency }, moment);
    return value === null ? null : formatAmount(value, assets[currency].scale);
  };
  const rows = assetIds.flatMap((asset) => {
    const of = sums.get(asset);
    if (!of) return [];
    const closing = closingOf(of);
    const isEmpty = closing === 0n && of.opening === 0n && columns.every((column) => of[column] === 0n);
    return [{ asset, of, closing, ties: closing === of.balance, isEmpty }];
  });
  const shownUntil = Math.min(to, now(state));
  const items = rows
    .filter(({ isEmpty }) => !isEmpty)
    .map(({ asset, of, closing, ties }): StatementItem => {
      const format = (minor: bigint) => formatAmount(minor, assets[asset].scale);
      const shown = (column: (typeof columns)[number]) => format(of[column]);
      return {
        asset,
        opening: format(of.opening),
        in: shown('in'),
        out: shown('out'),
        fees: shown('fees'),
        converted_in: shown('converted_in'),
        converted_out: shown('converted_out'),
        rewards: shown('rewards'),
        closing: format(closing),
        opening_value: valueOf(asset, of.opening, from),
        closing_value: valueOf(asset, closing, shownUntil),
        ties,
      };
    });
  return {
    items,
    lines: lines.length,
    ties: rows.every(({ ties }) => ties),
    ...totalsOf(state, items, lines, currency),
  };
}
