import type { DisplayCurrency } from '#contract/assets.ts';
import type { StatementItem } from '#contract/statements.ts';
import { formatCsv } from '../../core/csv.ts';

const columns = [
  'asset',
  'opening',
  'in',
  'out',
  'fees',
  'converted_in',
  'converted_out',
  'rewards',
  'closing',
  'opening_value',
  'closing_value',
] as const;

/** The CSV file of a statement: a row for each asset. Its hash is on the paper, so that either can be compared with the other. */
export const statementFile = (
  period: string,
  currency: DisplayCurrency,
  items: readonly StatementItem[],
): string =>
  formatCsv(
    ['period', 'currency', ...columns],
    items.map((item) => [period, currency, ...columns.map((column) => item[column])]),
  );
