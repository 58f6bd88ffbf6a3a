import { assets } from '#contract/assets.ts';
import { formatAmount, parseAmount } from '#contract/money.ts';
import type { Statement, StatementItem } from '#contract/statements.ts';
import { compareHoldings } from '../../../money/holdings.ts';

/** A decimal string with a minus; zero has none. */
export const negated = (amount: string): string => (amount === '0' ? amount : `-${amount}`);

/** What conversions gave of an asset, less what they took: signed. */
export function netConverted({ asset, converted_in, converted_out }: StatementItem): string {
  const { scale } = assets[asset];
  return formatAmount(parseAmount(converted_in, scale) - parseAmount(converted_out, scale), scale);
}

/** Whether anything moved: such an asset has entries. */
export const hasMoved = (item: StatementItem): boolean =>
  [item.in, item.out, item.fees, item.converted_in, item.converted_out, item.rewards].some(
    (amount) => amount !== '0',
  );

/** The assets of a statement in the order of every list: by what they are worth at its end. */
export const sortItems = (items: readonly StatementItem[]): readonly StatementItem[] =>
  items.toSorted((a, b) => compareHoldings({ value: a.closing_value }, { value: b.closing_value }));

/** The last moment that a statement speaks of, ISO 8601: of a period that goes on, when it was asked for. */
export const lastMomentOf = ({ closed, to, as_of }: Pick<Statement, 'closed' | 'to' | 'as_of'>): string =>
  closed ? new Date(Date.parse(to) - 1).toISOString() : as_of;
