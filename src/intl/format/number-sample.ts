/** An example of a number format: `1,234.56`, `1.234,56`, `1 234,56`. */
export function numberSample(tag: string): string {
  return new Intl.NumberFormat(tag, { minimumFractionDigits: 2, useGrouping: true }).format(
    '1234.56' as Intl.StringNumericLiteral,
  );
}
